import type { ColumnMapping, ColumnModel, ComputedFieldModel, TableModel } from './model.js'
import type { Operator } from './operators.js'
import type { Param } from './param.js'

/** A filter on one row: built from permissions by the schema stage and from `where` by the plan stage. */
export type Condition =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'and' | 'or'; readonly items: readonly Condition[] }
  | { readonly kind: 'not'; readonly item: Condition }
  | CompareCondition
  | { readonly kind: 'isNull'; readonly left: Operand; readonly isNull: boolean }
  | CompareColumnsCondition
  | RelatedCondition
  | ExistsCondition
  | AggregateCondition

export interface CompareCondition {
  readonly kind: 'compare'
  readonly left: Operand
  readonly operator: Operator
  readonly right: Param
  /** In metadata expressions `_neq` is true for null (semantics §2.6). */
  readonly isNullSafe: boolean
}

export interface CompareColumnsCondition {
  readonly kind: 'compareColumns'
  readonly left: ColumnModel
  readonly operator: Operator
  readonly right: ColumnModel
  /** The right column belongs to the root table of the whole expression. */
  readonly isOfRoot: boolean
}

/** A related row exists that passes `permission` and `where`. */
export interface RelatedCondition {
  readonly kind: 'related'
  readonly target: RelatedRows
  readonly permission: Condition
  readonly where: Condition
}

/** Rows of another table that belong to this row: through columns, or a computed field's function. */
export type RelatedRows =
  | { readonly kind: 'table'; readonly table: TableModel; readonly mapping: ColumnMapping }
  | { readonly kind: 'computed'; readonly field: ComputedFieldModel; readonly table: TableModel }

export interface ExistsCondition {
  readonly kind: 'exists'
  readonly table: TableModel
  readonly where: Condition
}

/** Aggregates of related rows that a filter may use: their number, and those of booleans and doubles. */
export type PredicateFunction = 'count' | 'bool_and' | 'bool_or' | (typeof DOUBLE_FUNCTIONS)[number]

export const DOUBLE_FUNCTIONS = ['avg', 'corr', 'covar_samp', 'max', 'min', 'stddev_samp', 'sum', 'var_samp'] as const

/** The Postgres type of an aggregate's value. */
export function predicateType(name: PredicateFunction): 'bigint' | 'boolean' | 'double precision' {
  if (name === 'count') return 'bigint'
  return name === 'bool_and' || name === 'bool_or' ? 'boolean' : 'double precision'
}

/** A predicate on an aggregate of related rows (`articles_aggregate: { count: … }`). */
export interface AggregateCondition {
  readonly kind: 'aggregate'
  readonly table: TableModel
  readonly mapping: ColumnMapping
  readonly permission: Condition
  readonly where: Condition
  readonly function: PredicateFunction
  readonly columns: readonly Operand[]
  readonly isDistinct: boolean
  /** Comparisons of the aggregate's value, all of which must hold. */
  readonly predicates: readonly AggregatePredicate[]
}

export type AggregatePredicate =
  | { readonly kind: 'compare'; readonly operator: Operator; readonly right: Param }
  | { readonly kind: 'isNull'; readonly isNull: boolean }

/** The left side of a comparison. */
export type Operand =
  | ColumnModel
  | ComputedFieldModel
  | { readonly kind: 'cast'; readonly of: Operand; readonly sqlType: string }
  | RedactedOperand

/** A cell that an inherited role sees only in some rows; null elsewhere. */
export interface RedactedOperand {
  readonly kind: 'redacted'
  readonly of: ColumnModel | ComputedFieldModel
  readonly condition: Condition
}

/** The cell as the role sees it. */
export function visible(of: ColumnModel | ComputedFieldModel, condition: Condition | null): Operand {
  return condition ? { kind: 'redacted', of, condition } : of
}

export const ALWAYS: Condition = { kind: 'constant', value: true }
export const NEVER: Condition = { kind: 'constant', value: false }

/** Conjunction without needless nesting. */
export function and(items: readonly Condition[]): Condition {
  const flat = items.flatMap((item) => (item.kind === 'and' ? item.items : [item]))
  const kept = flat.filter((item) => !(item.kind === 'constant' && item.value))
  if (kept.some((item) => item.kind === 'constant')) return NEVER
  return kept.length === 0 ? ALWAYS : kept.length === 1 && kept[0] ? kept[0] : { kind: 'and', items: kept }
}

/** Disjunction without needless nesting; false if empty. */
export function or(items: readonly Condition[]): Condition {
  const kept = items.filter((item) => !(item.kind === 'constant' && !item.value))
  if (kept.some((item) => item.kind === 'constant')) return ALWAYS
  return kept.length === 0 ? NEVER : kept.length === 1 && kept[0] ? kept[0] : { kind: 'or', items: kept }
}
