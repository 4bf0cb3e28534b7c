import { ALWAYS, visible } from '../../schema/source/condition.js'
import type { InputType, TypeRef } from '../../schema/types/type-model.js'
import { innermost } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type { OrderExpression, OrderPlan } from '../model/row-plan.js'
import { enumValue, type Given, type GivenField, isNull, listItems, objectFields } from '../request/input.js'
import { callOfRow } from './call.js'

/** The order for an `order_by` argument; null directions and elements are ignored (semantics §4.4). */
export function planOrderBy(context: PlanContext, given: Given, type: TypeRef, path: string): OrderPlan[] {
  if (isNull(given)) return []
  const input = innermost(type) as InputType
  const items = listItems(context, given, nullableItems(type), path)
  return items.flatMap((one) => (isNull(one.given) ? [] : planObject(context, one.given, input, one.path)))
}

/** Null elements are ignored, so the check of `[T!]` must allow them. */
function nullableItems(type: TypeRef): TypeRef {
  return type.kind === 'list' ? { ...type, of: { ...type.of, isNonNull: false } } : type
}

type Wrap = (by: OrderExpression) => OrderExpression

function planObject(
  context: PlanContext,
  given: Given,
  type: InputType,
  path: string,
  wrap: Wrap = (by) => by,
): OrderPlan[] {
  return objectFields(context, given, type, path).flatMap((entry) =>
    isNull(entry.given) ? [] : planEntry(context, entry, wrap),
  )
}

function planEntry(context: PlanContext, entry: GivenField, wrap: Wrap): OrderPlan[] {
  const { field, given, path } = entry
  const { meaning } = field
  switch (meaning?.kind) {
    case 'orderColumn':
      return [direction(entry, wrap({ kind: 'cell', operand: visible(meaning.column, meaning.condition) }))]
    case 'orderComputed':
      return [direction(entry, wrap({ kind: 'cell', operand: visible(meaning.field, meaning.condition) }))]
    case 'orderRelated': {
      const { mapping, isUnique } = meaning.relationship
      const { table, select } = meaning.remote
      const permission = select?.filter ?? ALWAYS
      const inner: Wrap = (by) => wrap({ kind: 'related', table, mapping, isUnique, permission, by })
      return planObject(context, given, innermost(field.type) as InputType, path, inner)
    }
    case 'orderAggregate': {
      const { table, select } = meaning.remote
      const source = { kind: 'table', table } as const
      return planAggregate(context, entry, wrap, {
        source,
        mapping: meaning.relationship.mapping,
        permission: select?.filter ?? ALWAYS,
      })
    }
    case 'orderComputedAggregate': {
      const { table, select } = meaning.remote
      const source = { kind: 'call', table, call: callOfRow(meaning.field) } as const
      return planAggregate(context, entry, wrap, { source, mapping: null, permission: select?.filter ?? ALWAYS })
    }
    default:
      throw invalid(`field "${field.name}" can't be used here`, path)
  }
}

type AggregateRows = Pick<Extract<OrderExpression, { kind: 'aggregate' }>, 'source' | 'mapping' | 'permission'>

function planAggregate(
  context: PlanContext,
  { field, given, path }: GivenField,
  wrap: Wrap,
  rows: AggregateRows,
): OrderPlan[] {
  const parts = objectFields(context, given, innermost(field.type) as InputType, path)
  return parts.flatMap((part) => {
    if (isNull(part.given)) return []
    const { meaning } = part.field
    if (meaning?.kind === 'orderCount') {
      return [direction(part, wrap({ kind: 'aggregate', ...rows, operator: 'count', operand: null }))]
    }
    if (meaning?.kind !== 'orderOperator') throw invalid(`field "${part.field.name}" can't be used here`, part.path)
    const { operator } = meaning
    const inner: Wrap = (by) =>
      wrap({ kind: 'aggregate', ...rows, operator, operand: by.kind === 'cell' ? by.operand : null })
    return planObject(context, part.given, innermost(part.field.type) as InputType, part.path, inner)
  })
}

/** asc puts nulls last and desc first, unless the direction says otherwise. */
function direction({ field, given, path }: GivenField, by: OrderExpression): OrderPlan {
  const type = innermost(field.type)
  const name = type.kind === 'enum' ? enumValue(given, type, path).name : 'asc'
  const isDescending = name.startsWith('desc')
  const nullsFirst = name.endsWith('nulls_first') || (isDescending && !name.endsWith('nulls_last'))
  return { by, isDescending, nullsFirst }
}
