import type { SelectionSetNode } from 'graphql'
import { visible } from '../../schema/source/condition.js'
import { isStringified } from '../../schema/source/scalars.js'
import { innermost, type ObjectType } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type { AggregateColumnField, AggregateField, AggregateValueField, FieldPlan } from '../model/row-plan.js'
import { flag, isNull } from '../request/input.js'
import { fieldArguments, selectFields, type TypedField } from '../request/selection.js'
import { enumColumns } from './where.js'

type SchemaField = Extract<TypedField, { kind: 'field' }>
type PlanFields = (
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
) => FieldPlan[]

/** The fields of `t_aggregate`; `planFields` plans those below `nodes`. */
export function planAggregateFields(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
  planFields: PlanFields,
): AggregateField[] {
  return selectFields(context, type, sets, path).map((one): AggregateField => {
    if (one.kind === 'typename') return { key: one.key, value: { kind: 'typename', name: one.typeName } }
    fieldArguments(context, one)
    const inner = innermost(one.field.type) as ObjectType
    const { selectionSets, path: at } = one.selected
    if (one.field.meaning.kind === 'nodes')
      return { key: one.key, value: { kind: 'nodes', fields: planFields(context, inner, selectionSets, at) } }
    return { key: one.key, value: { kind: 'aggregate', fields: planValues(context, inner, selectionSets, at) } }
  })
}

function planValues(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
): AggregateValueField[] {
  return selectFields(context, type, sets, path).map((one): AggregateValueField => {
    if (one.kind === 'typename') return { key: one.key, value: { kind: 'typename', name: one.typeName } }
    const { meaning } = one.field
    if (meaning.kind === 'count') return planCount(context, one)
    if (meaning.kind !== 'aggregateOperator')
      throw invalid(`field "${one.field.name}" can't be selected here`, one.selected.path)
    fieldArguments(context, one)
    const inner = innermost(one.field.type) as ObjectType
    const fields = planColumns(context, inner, one.selected.selectionSets, one.selected.path)
    return { key: one.key, value: { kind: 'operator', operator: meaning.operator, fields } }
  })
}

function planCount(context: PlanContext, one: SchemaField): AggregateValueField {
  const args = fieldArguments(context, one)
  const columns = args.get('columns')
  const field = one.field.args.get('columns')
  const distinct = args.get('distinct')
  return {
    key: one.key,
    value: {
      kind: 'count',
      columns: columns && field ? enumColumns(context, { ...columns, field }) : [],
      isDistinct: distinct && !isNull(distinct.given) ? flag(distinct.given, distinct.path) : false,
    },
  }
}

/** Whether a result is text depends on the column's type, not the aggregate's (semantics §3.3). */
function planColumns(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
): AggregateColumnField[] {
  return selectFields(context, type, sets, path).map((one): AggregateColumnField => {
    if (one.kind === 'typename') return { key: one.key, value: { kind: 'typename', name: one.typeName } }
    const { meaning } = one.field
    if (meaning.kind !== 'aggregateColumn')
      throw invalid(`field "${one.field.name}" can't be selected here`, one.selected.path)
    const { operand, condition } = meaning
    const type = operand.kind === 'column' ? operand.type : operand.catalog.returnType
    const isText = context.settings.stringifyNumericTypes && isStringified(type)
    return { key: one.key, value: { kind: 'column', operand: visible(operand, condition), isText } }
  })
}
