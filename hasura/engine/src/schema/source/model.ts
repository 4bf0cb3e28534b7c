import type { CatalogColumn, CatalogFunction, CatalogTable, EnumTableValue, PgType } from '../../catalog/catalog.js'
import type { FunctionMetadata, RootFieldName, TableConfiguration, TableMetadata } from '../../metadata/model/tables.js'

export interface TableModel {
  readonly key: string
  readonly catalog: CatalogTable
  readonly metadata: TableMetadata
  /** The GraphQL name that type names and default root fields derive from. */
  readonly name: string
  /** False for names that GraphQL can't spell: tracked, but shown nowhere. */
  readonly isExposed: boolean
  readonly comment: string | null
  readonly customRootFields: TableConfiguration['custom_root_fields']
  readonly rootFields: Readonly<Record<RootFieldName, string>>
  /** By database name; columns with names GraphQL can't spell are absent. */
  readonly columns: ReadonlyMap<string, ColumnModel>
  readonly relationships: ReadonlyMap<string, RelationshipModel>
  readonly computedFields: ReadonlyMap<string, ComputedFieldModel>
  /** Present on enum tables. */
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

/** How two tables hang together: pairs of columns, local one first. */
export type ColumnMapping = readonly (readonly [local: string, remote: string])[]

export interface RelationshipModel {
  readonly name: string
  readonly kind: 'object' | 'array'
  readonly remote: TableModel
  readonly mapping: ColumnMapping
  /** The foreign key's columns stand on the table that has the relationship. */
  readonly isForward: boolean
  readonly isNullable: boolean
  /** Whether the remote row of an object relationship can only be one. */
  readonly isUnique: boolean
  /** When a nested insert writes the remote row. */
  readonly insertOrder: 'before' | 'after'
  readonly comment: string | null
}

export interface FunctionArgumentModel {
  readonly graphqlName: string
  /** Null: bound by position. */
  readonly name: string | null
  readonly type: PgType
  readonly hasDefault: boolean
}

/** What calls of a function need, whoever calls. */
export interface CallableModel {
  readonly catalog: CatalogFunction
  /** Position of the session argument, which no caller sees. */
  readonly sessionIndex: number | null
  /** Position of the row argument of a computed field. */
  readonly tableIndex: number | null
  /** The arguments a request may give, in order. */
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
