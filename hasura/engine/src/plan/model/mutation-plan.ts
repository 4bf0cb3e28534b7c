import type { TableAccess } from '../../schema/access.js'
import type { Condition } from '../../schema/source/condition.js'
import type { ColumnModel, RelationshipModel, TableModel } from '../../schema/source/model.js'
import type { Param } from '../../schema/source/param.js'
import type { UpdateClause } from '../../schema/types/mutation-types.js'
import type { AggregatePlan, FieldPlan, SelectPlan, TypenamePlan } from './row-plan.js'

export type MutationPlan = InsertPlan | UpdatePlan | UpdateManyPlan | DeletePlan | CallMutationPlan

/** What a mutation returns. */
export type MutationOutput =
  | { readonly kind: 'row'; readonly fields: readonly FieldPlan[] }
  | { readonly kind: 'response'; readonly fields: readonly ResponseField[] }

export interface ResponseField {
  readonly key: string
  readonly value:
    | TypenamePlan
    | { readonly kind: 'affectedRows' }
    | { readonly kind: 'returning'; readonly fields: readonly FieldPlan[] }
}

export interface InsertPlan {
  readonly kind: 'insert'
  readonly rows: InsertRows
  readonly output: MutationOutput
  /** Where the request has the objects, for errors. */
  readonly errorPath: string
}

/** Rows for one table under one permission. */
export interface InsertRows {
  readonly access: TableAccess
  readonly objects: readonly InsertObject[]
  readonly onConflict: OnConflictPlan | null
  readonly check: Condition
}

export interface InsertObject {
  /** Column (database name) → value, including presets. */
  readonly values: ReadonlyMap<string, Param>
  readonly before: readonly NestedInsert[]
  readonly after: readonly NestedInsert[]
  readonly errorPath: string
}

export interface NestedInsert {
  readonly relationship: RelationshipModel
  readonly rows: InsertRows
  readonly errorPath: string
}

export interface OnConflictPlan {
  readonly constraint: string
  readonly columns: readonly ColumnModel[]
  readonly presets: ReadonlyMap<string, Param>
  readonly permission: Condition
  readonly where: Condition
  readonly updateCheck: Condition | null
}

export interface ColumnUpdate {
  readonly column: ColumnModel
  readonly clause: UpdateClause['name']
  readonly value: Param
}

export interface UpdatePlan {
  readonly kind: 'update'
  readonly table: TableModel
  readonly updates: readonly ColumnUpdate[]
  readonly permission: Condition
  readonly where: Condition
  readonly check: Condition | null
  readonly output: MutationOutput
}

export interface UpdateManyPlan {
  readonly kind: 'updateMany'
  readonly updates: readonly UpdatePlan[]
}

export interface DeletePlan {
  readonly kind: 'delete'
  readonly table: TableModel
  readonly permission: Condition
  readonly where: Condition
  readonly output: MutationOutput
}

/** A VOLATILE function exposed as a mutation. */
export interface CallMutationPlan {
  readonly kind: 'callMutation'
  readonly root:
    | { readonly kind: 'rows'; readonly select: SelectPlan }
    | { readonly kind: 'aggregate'; readonly aggregate: AggregatePlan }
}
