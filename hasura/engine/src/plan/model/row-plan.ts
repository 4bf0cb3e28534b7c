import type { Condition, Operand } from '../../schema/source/condition.js'
import type { CallableModel, ColumnMapping, TableModel } from '../../schema/source/model.js'
import type { Param } from '../../schema/source/param.js'
import type { AggregateOperator } from '../../schema/types/meanings.js'

/** Where rows come from. */
export type RowSource = { readonly kind: 'table'; readonly table: TableModel } | CallSource

export interface CallSource {
  readonly kind: 'call'
  readonly call: CallPlan
  readonly table: TableModel
}

/** A function call; the row argument of a computed field is the parent row. */
export interface CallPlan {
  readonly callable: CallableModel
  readonly arguments: readonly CallArgument[]
}

export type CallArgument =
  | { readonly kind: 'row' }
  | { readonly kind: 'value'; readonly param: Param; readonly sqlType: string; readonly name: string | null }

/** Which rows: the permission's filter is kept separate from the request's `where`. */
export interface RowSelection {
  readonly source: RowSource
  /** Pairs of parent and own columns, for rows that belong to a parent row. */
  readonly join: ColumnMapping | null
  readonly permission: Condition
  readonly where: Condition
  readonly distinctOn: readonly Operand[]
  readonly orderBy: readonly OrderPlan[]
  readonly limit: Param | null
  readonly permissionLimit: number | null
  readonly offset: Param | null
}

export interface SelectPlan extends RowSelection {
  readonly fields: readonly FieldPlan[]
  /** A list, or a single object or null. */
  readonly isList: boolean
  /** More than one row may match although only one is requested. */
  readonly needsLimitOne: boolean
}

/** Rows after a cursor, in its order; every batch moves the cursor to its last row (semantics §4.8). */
export interface StreamPlan {
  /** Without order and limit, which come from the cursor and the batch. */
  readonly rows: RowSelection
  readonly fields: readonly FieldPlan[]
  readonly cursor: {
    readonly operand: Operand
    readonly sqlType: string
    /** The value for the first batch; later ones use the last row's. */
    readonly initial: Param
    readonly isDescending: boolean
  }
  readonly batchSize: Param
}

export interface AggregatePlan {
  readonly rows: RowSelection
  readonly fields: readonly AggregateField[]
}

export interface AggregateField {
  readonly key: string
  readonly value:
    | TypenamePlan
    | { readonly kind: 'aggregate'; readonly fields: readonly AggregateValueField[] }
    | { readonly kind: 'nodes'; readonly fields: readonly FieldPlan[] }
}

export interface AggregateValueField {
  readonly key: string
  readonly value:
    | TypenamePlan
    | { readonly kind: 'count'; readonly columns: readonly Operand[]; readonly isDistinct: boolean }
    | {
        readonly kind: 'operator'
        readonly operator: AggregateOperator
        readonly fields: readonly AggregateColumnField[]
      }
}

export interface AggregateColumnField {
  readonly key: string
  readonly value: TypenamePlan | { readonly kind: 'column'; readonly operand: Operand; readonly isText: boolean }
}

export interface TypenamePlan {
  readonly kind: 'typename'
  readonly name: string
}

export interface FieldPlan {
  readonly key: string
  readonly value: ValuePlan
}

export type ValuePlan =
  | TypenamePlan
  | { readonly kind: 'cell'; readonly operand: Operand; readonly jsonPath: Param | null; readonly isText: boolean }
  | {
      readonly kind: 'computed'
      readonly call: CallPlan
      readonly condition: Condition | null
      readonly jsonPath: Param | null
      readonly isText: boolean
    }
  | { readonly kind: 'rows'; readonly select: SelectPlan }
  | { readonly kind: 'aggregate'; readonly aggregate: AggregatePlan }

export interface OrderPlan {
  readonly by: OrderExpression
  readonly isDescending: boolean
  readonly nullsFirst: boolean
}

export type OrderExpression =
  | { readonly kind: 'cell'; readonly operand: Operand }
  | {
      readonly kind: 'related'
      readonly table: TableModel
      readonly mapping: ColumnMapping
      readonly isUnique: boolean
      readonly permission: Condition
      readonly by: OrderExpression
    }
  | {
      readonly kind: 'aggregate'
      readonly source: RowSource
      readonly mapping: ColumnMapping | null
      readonly permission: Condition
      readonly operator: AggregateOperator | 'count'
      readonly operand: Operand | null
    }
