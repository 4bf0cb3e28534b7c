import type { InconsistentObject } from '../../metadata/model/metadata.js'
import type { Condition } from './condition.js'
import type { FunctionModel, TableModel } from './model.js'
import type { Param } from './param.js'

/** The tracked database: metadata resolved against the catalog, the same for every role. */
export interface SourceModel {
  readonly tables: ReadonlyMap<string, TableModel>
  readonly functions: readonly FunctionModel[]
  /** By table key and role, as written; inheritance is resolved per role. */
  readonly permissions: ReadonlyMap<string, ReadonlyMap<string, TablePermissions>>
  readonly inconsistencies: readonly InconsistentObject[]
}

/** Permissions of one role on one table. */
export interface TablePermissions {
  readonly select?: SelectAccess
  readonly insert?: InsertAccess
  readonly update?: UpdateAccess
  readonly delete?: DeleteAccess
}

export interface SelectAccess {
  /** Column (database name) → the condition for showing its cell; null: always. */
  readonly columns: ReadonlyMap<string, Condition | null>
  /** Scalar computed fields, likewise. */
  readonly computedFields: ReadonlyMap<string, Condition | null>
  readonly filter: Condition
  readonly limit: number | null
  readonly allowAggregations: boolean
  /** Null: all. */
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
