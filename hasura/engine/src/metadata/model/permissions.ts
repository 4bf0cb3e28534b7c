import type { JsonObject } from '../../json.js'

/** A boolean expression of a permission, as written (semantics §2.6); judged against the catalog by the schema stage. */
export type BoolExp = JsonObject

export interface PermissionEntry<Permission> {
  readonly role: string
  readonly permission: Permission
  readonly comment?: string
}

export type ColumnList = readonly string[] | '*'

export interface SelectPermission {
  readonly columns: ColumnList
  readonly computed_fields: readonly string[]
  readonly filter: BoolExp
  readonly limit?: number
  readonly allow_aggregations: boolean
  /** Absent = all; empty = none (relationships keep working). */
  readonly query_root_fields?: readonly ('select' | 'select_by_pk' | 'select_aggregate')[]
  readonly subscription_root_fields?: readonly ('select' | 'select_by_pk' | 'select_aggregate' | 'select_stream')[]
}

export interface InsertPermission {
  readonly check: BoolExp
  /** Column → preset: a string `x-hasura-…` is taken from the session, anything else is a literal. */
  readonly set: JsonObject
  /** Absent = every column. */
  readonly columns?: ColumnList
  readonly backend_only: boolean
}

export interface UpdatePermission {
  readonly columns: ColumnList
  readonly filter: BoolExp
  /** Judged on the new row; null = no check. */
  readonly check: BoolExp | null
  readonly set: JsonObject
  readonly backend_only: boolean
}

export interface DeletePermission {
  readonly filter: BoolExp
  readonly backend_only: boolean
}
