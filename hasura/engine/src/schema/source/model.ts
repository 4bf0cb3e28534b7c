import type { CatalogColumn, CatalogFunction, CatalogTable, EnumTableValue, PgType } from '../../catalog/catalog.js'
import type { FunctionMetadata, RootFieldName, TableConfiguration, TableMetadata } from '../../metadata/model/tables.js'

export interface TableModel {
  readonly key: string
  readonly catalog: CatalogTable
  readonly metadata: TableMetadata
  /** The GraphQL name from which type names and default root fields are derived. */
  readonly name: string
  /** False for names that aren't valid in GraphQL: tracked, but never shown. */
  readonly isExposed: boolean
  readonly comment: string | null
  readonly customRootFields: TableConfiguration['custom_root_fields']
  readonly rootFields: Readonly<Record<RootFieldName, string>>
  /** By database name; omits columns whose names aren't valid in GraphQL. */
  readonly columns: ReadonlyMap<string, ColumnModel>
  readonly relationships: ReadonlyMap<string, RelationshipModel>
  readonly computedFields: ReadonlyMap<string, ComputedFieldModel>
  /** Enum tables only. */
  readonly enumValues: readonly EnumTableValue[] | null
}

export interface ColumnModel {
  readonly kind: 'column'
  /** Database name. */
  readonly name: string
  readonly graphqlName: string
  readonly catalog: CatalogColumn
  readonly type: PgType
  /** The enum table that the column refers to. */
  readonly enumTable: TableModel | null
  readonly comment: string | null
}

/** How two tables are joined: pairs of columns, the local one first. */
export type ColumnMapping = readonly (readonly [local: string, remote: string])[]

export interface RelationshipModel {
  readonly name: string
  readonly kind: 'object' | 'array'
  readonly remote: TableModel
  readonly mapping: ColumnMapping
  /** The foreign key's columns are on the table with the relationship. */
  readonly isForward: boolean
  readonly isNullable: boolean
  /** Whether an object relationship has at most one remote row. */
  readonly isUnique: boolean
  /** When a nested insert writes the remote row. */
  readonly insertOrder: 'before' | 'after'
  readonly comment: string | null
}

export interface FunctionArgumentModel {
  readonly graphqlName: string
  /** Null: passed by position. */
  readonly name: string | null
  readonly type: PgType
  readonly hasDefault: boolean
}

/** Everything needed to call a function, for any caller. */
export interface CallableModel {
  readonly catalog: CatalogFunction
  /** Position of the session argument, hidden from callers. */
  readonly sessionIndex: number | null
  /** Position of a computed field's row argument. */
  readonly tableIndex: number | null
  /** The arguments a request may pass, in order. */
  readonly arguments: readonly FunctionArgumentModel[]
}

export interface ComputedFieldModel extends CallableModel {
  readonly kind: 'computed'
  readonly name: string
  readonly comment: string | null
  /** The table whose rows it returns; null for scalar fields. */
  readonly returns: TableModel | null
}

export interface FunctionModel extends CallableModel {
  readonly metadata: FunctionMetadata
  readonly name: string
  readonly aggregateName: string
  readonly returns: TableModel
  readonly exposedAs: 'query' | 'mutation'
  readonly roles: ReadonlySet<string>
  readonly comment: string | null
}
