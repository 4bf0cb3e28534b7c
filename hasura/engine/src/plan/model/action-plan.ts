import type { ActionMetadata } from '../../metadata/model/actions.js'
import type { ColumnMapping } from '../../schema/source/model.js'
import type { Param } from '../../schema/source/param.js'
import type { TypeRef } from '../../schema/types/type-model.js'
import type { SelectPlan, TypenamePlan } from './row-plan.js'

export interface ActionPlan {
  readonly kind: 'action'
  readonly action: ActionMetadata
  readonly input: (variables: ReadonlyMap<string, unknown>) => Record<string, unknown>
  readonly output: ActionOutput
}

/** The state of an asynchronous action; `fields` are those of its record. */
export interface ActionResultPlan {
  readonly kind: 'actionResult'
  readonly action: ActionMetadata
  readonly id: Param
  readonly fields: readonly ActionField[]
}

/** How a handler's response is checked against the declared type, and which parts are returned. */
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
