import type { JsonObject } from '../../json.js'

/** A permission's boolean expression, as written (semantics §2.6); the schema stage checks it against the catalog. */
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
  /** Absent: all; empty: none (relationships still work). */
  readonly query_root_fields?: readonly ('select' | 'select_by_pk' | 'select_aggregate')[]
  readonly subscription_root_fields?: readonly ('select' | 'select_by_pk' | 'select_aggregate' | 'select_stream')[]
}

export interface InsertPermission {
  readonly check: BoolExp
  /** Column → preset: a string `x-hasura-…` refers to the session, anything else is a literal. */
  readonly set: JsonObject
  /** Absent: every column. */
  readonly columns?: ColumnList
  readonly backend_only: boolean
}

export interface UpdatePermission {
  readonly columns: ColumnList
  readonly filter: BoolExp
  /** Applies to the new row; null: no check. */
  readonly check: BoolExp | null
  readonly set: JsonObject
  readonly backend_only: boolean
}

export interface DeletePermission {
  readonly filter: BoolExp
  readonly backend_only: boolean
}
