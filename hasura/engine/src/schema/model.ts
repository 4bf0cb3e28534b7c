import type { CatalogColumn, CatalogFunction, CatalogTable, EnumTableValue, PgType } from '../catalog/catalog.js'
import type {
  FunctionMetadata,
  InconsistentObject,
  RootFieldName,
  TableConfiguration,
  TableMetadata,
} from '../metadata/metadata-types.js'
import type { Condition } from './condition.js'
import type { Param } from './param.js'

/** The tracked database: metadata and catalog resolved against each other, the same for every role. */
export interface SourceModel {
  readonly tables: ReadonlyMap<string, TableModel>
  readonly functions: readonly FunctionModel[]
  readonly inconsistencies: readonly InconsistentObject[]
}

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
  /** By role, as written; inheritance is resolved per role. */
  readonly permissions: ReadonlyMap<string, TablePermissions>
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

/** Permissions of one role on one table. */
export interface TablePermissions {
  readonly select?: SelectAccess
  readonly insert?: InsertAccess
  readonly update?: UpdateAccess
  readonly delete?: DeleteAccess
}

export interface SelectAccess {
  /** Column (database name) → the condition under which its cell is shown; null = always. */
  readonly columns: ReadonlyMap<string, Condition | null>
  /** Scalar computed fields, likewise. */
  readonly computedFields: ReadonlyMap<string, Condition | null>
  readonly filter: Condition
  readonly limit: number | null
  readonly allowAggregations: boolean
  /** Null = all. */
  readonly queryRoots: ReadonlySet<string> | null
  readonly subscriptionRoots: ReadonlySet<string> | null
}

export interface InsertAccess {
  readonly columns: ReadonlySet<string>
  readonly check: Condition
  readonly presets: ReadonlyMap<string, Param>
  readonly backendOnly: boolean
}

export interface UpdateAccess {
  readonly columns: ReadonlySet<string>
  readonly filter: Condition
  readonly check: Condition | null
  readonly presets: ReadonlyMap<string, Param>
  readonly backendOnly: boolean
}

export interface DeleteAccess {
  readonly filter: Condition
  readonly backendOnly: boolean
}
