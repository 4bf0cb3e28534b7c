import type { ActionPlan, ActionResultPlan } from '../plan/model/action-plan.js'
import type { IntrospectionPlan, OperationPlan, RootPlan } from '../plan/model/operation-plan.js'
import { liveStatement } from '../translate/live.js'
import { rootStatement } from '../translate/statement.js'
import { type CompiledMutation, compileMutation } from './compile-mutation.js'
import { type PreparedLive, type PreparedQuery, prepareQuery } from './database.js'

/** An operation with its SQL, compiled once per plan and run many times. */
export interface CompiledOperation {
  readonly kind: OperationPlan['kind']
  readonly roots: readonly CompiledRoot[]
}

export interface CompiledRoot {
  /** The response key as JSON text. */
  readonly key: string
  readonly work: RootWork
}

export type RootWork =
  | { readonly kind: 'constant'; readonly text: string }
  | { readonly kind: 'introspection'; readonly plan: IntrospectionPlan }
  | { readonly kind: 'query'; readonly statement: PreparedQuery }
  | { readonly kind: 'live'; readonly statement: PreparedLive }
  | { readonly kind: 'mutation'; readonly mutation: CompiledMutation }
  | { readonly kind: 'action'; readonly plan: ActionPlan }
  | { readonly kind: 'actionResult'; readonly plan: ActionResultPlan }

/** @param maxBytes maximum size of one field's response; 0 for unlimited */
export function compileOperation(plan: OperationPlan, maxBytes: number): CompiledOperation {
  const compile = plan.kind === 'subscription' ? compileLive : compileRoot
  return {
    kind: plan.kind,
    roots: plan.roots.map(({ key, plan: root }) => ({ key: JSON.stringify(key), work: compile(root, maxBytes) })),
  }
}

function compileRoot(plan: RootPlan, maxBytes: number): RootWork {
  switch (plan.kind) {
    case 'constant':
      return { kind: 'constant', text: JSON.stringify(plan.value) }
    case 'introspection':
      return { kind: 'introspection', plan }
    case 'rows':
    case 'aggregate':
      return { kind: 'query', statement: prepareQuery(rootStatement(plan, maxBytes)) }
    case 'stream':
      return compileLive(plan, maxBytes)
    case 'action':
      return { kind: 'action', plan }
    case 'actionResult':
      return { kind: 'actionResult', plan }
    default:
      return { kind: 'mutation', mutation: compileMutation(plan, maxBytes) }
  }
}

function compileLive(plan: RootPlan, maxBytes: number): RootWork {
  if (plan.kind !== 'rows' && plan.kind !== 'aggregate' && plan.kind !== 'stream') return compileRoot(plan, maxBytes)
  return { kind: 'live', statement: { ...liveStatement(plan, maxBytes), name: undefined, uses: 0 } }
}
