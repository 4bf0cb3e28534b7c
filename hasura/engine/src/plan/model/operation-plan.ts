import type { Param } from '../../schema/source/param.js'
import type { ReadIntrospection } from '../../schema/types/meanings.js'
import type { ActionPlan, ActionResultPlan } from './action-plan.js'
import type { MutationPlan } from './mutation-plan.js'
import type { AggregatePlan, SelectPlan, StreamPlan } from './row-plan.js'

/**
 * Intermediate representation of a validated operation, without request values. One plan serves all requests with the
 * same text, role and shape of variables.
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

/** A query on the role's own schema. */
export interface IntrospectionPlan {
  readonly kind: 'introspection'
  /** The argument of `__type`. */
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
