import type { ActionMetadata } from '../metadata/metadata-types.js'
import type { TableAccess } from '../schema/access.js'
import type { Condition, Operand } from '../schema/source/condition.js'
import type {
  CallableModel,
  ColumnMapping,
  ColumnModel,
  RelationshipModel,
  TableModel,
} from '../schema/source/model.js'
import type { Param } from '../schema/source/param.js'
import type { ReadIntrospection } from '../schema/types/introspection-types.js'
import type { AggregateOperator } from '../schema/types/meanings.js'
import type { UpdateClause } from '../schema/types/mutation-types.js'
import type { TypeRef } from '../schema/types/type-model.js'

/**
 * The intermediate representation: what an operation asks of the database, validated, without request values. One plan
 * serves all requests of the same text, role and shape of variables.
 */
export interface OperationPlan {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly roots: readonly RootField[]
}

export interface RootField {
  /** Response key. */
  readonly key: string
  readonly plan: RootPlan
}

export type RootPlan =
  | { readonly kind: 'constant'; readonly value: string }
  | IntrospectionPlan
  | { readonly kind: 'rows'; readonly select: SelectPlan }
  | { readonly kind: 'aggregate'; readonly aggregate: AggregatePlan }
  | { readonly kind: 'stream'; readonly stream: StreamPlan }
  | MutationPlan
  | ActionPlan
  | ActionResultPlan

/** What is asked of the role's own schema. */
export interface IntrospectionPlan {
  readonly kind: 'introspection'
  /** Of `__type`. */
  readonly typeName: Param | null
  readonly read: ReadIntrospection
  readonly fields: readonly IntrospectionField[]
}

export interface IntrospectionField {
  /** Response key as JSON text. */
  readonly key: string
  readonly read: ReadIntrospection
  /** Null for texts and flags. */
  readonly fields: readonly IntrospectionField[] | null
}

export type MutationPlan = InsertPlan | UpdatePlan | UpdateManyPlan | DeletePlan | CallMutationPlan

/** Where rows come from. */
export type RowSource = { readonly kind: 'table'; readonly table: TableModel } | CallSource

export interface CallSource {
  readonly kind: 'call'
  readonly call: CallPlan
  readonly table: TableModel
}

/** A call of a function; the row argument of a computed field is the parent's row. */
export interface CallPlan {
  readonly callable: CallableModel
  readonly arguments: readonly CallArgument[]
}

export type CallArgument =
  | { readonly kind: 'row' }
  | { readonly kind: 'value'; readonly param: Param; readonly sqlType: string; readonly name: string | null }

/** Which rows: the permission's filter keeps its own slot beside the request's `where`. */
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
  /** A list, or one object or null. */
  readonly isList: boolean
  /** More than one row may match although one is asked for. */
  readonly needsLimitOne: boolean
}

/** Rows after a cursor, in its order; every batch moves the cursor to its last row (semantics §4.8). */
export interface StreamPlan {
  /** Without order and limit: these are the cursor's and the batch's. */
  readonly rows: RowSelection
  readonly fields: readonly FieldPlan[]
  readonly cursor: {
    readonly operand: Operand
    readonly sqlType: string
    /** Its value is the first batch's; later ones are the last row's. */
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

/** What a mutation answers. */
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
  /** Where the request names the objects, for errors. */
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
  /** Column (database name) → value; presets included. */
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

export interface ActionPlan {
  readonly kind: 'action'
  readonly action: ActionMetadata
  readonly input: (variables: ReadonlyMap<string, unknown>) => Record<string, unknown>
  readonly output: ActionOutput
}

/** What an asynchronous action has come to; `fields` are those of its record. */
export interface ActionResultPlan {
  readonly kind: 'actionResult'
  readonly action: ActionMetadata
  readonly id: Param
  readonly fields: readonly ActionField[]
}

/** How a handler's answer is checked against the declared type and what of it is answered. */
export interface ActionOutput {
  readonly type: TypeRef
  /** Null for scalars and enums. */
  readonly fields: readonly ActionField[] | null
}

export interface ActionField {
  readonly key: string
  readonly value:
    | TypenamePlan
    | { readonly kind: 'value'; readonly name: string; readonly output: ActionOutput }
    | { readonly kind: 'related'; readonly mapping: ColumnMapping; readonly select: SelectPlan }
}
