import type { SelectionSetNode } from 'graphql'
import type { TableAccess } from '../../schema/access.js'
import { ALWAYS, type Condition, type Operand, visible } from '../../schema/source/condition.js'
import type { ColumnMapping, ColumnModel } from '../../schema/source/model.js'
import type { Param } from '../../schema/source/param.js'
import { isStringified } from '../../schema/source/scalars.js'
import { innermost, type ObjectType } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type {
  AggregatePlan,
  FieldPlan,
  OrderPlan,
  RowSelection,
  RowSource,
  SelectPlan,
  ValuePlan,
} from '../model/row-plan.js'
import { enumValue, isNull, listItems, scalarParam } from '../request/input.js'
import { jsonPathCodec, limitCodec, offsetCodec } from '../request/list-codecs.js'
import { fieldArguments, selectFields, type TypedField } from '../request/selection.js'
import { planAggregateFields } from './aggregate.js'
import { planCall } from './call.js'
import { planOrderBy } from './order-by.js'
import { planWhere } from './where.js'

type Arguments = ReturnType<typeof fieldArguments>
type SchemaField = Extract<TypedField, { kind: 'field' }>

/** The selected fields of a table's type. */
export function planFields(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
): FieldPlan[] {
  return selectFields(context, type, sets, path).map((one) => ({
    key: one.key,
    value: one.kind === 'typename' ? { kind: 'typename', name: one.typeName } : planValue(context, one),
  }))
}

function planValue(context: PlanContext, one: SchemaField): ValuePlan {
  const { field } = one
  const { meaning } = field
  const args = fieldArguments(context, one)
  switch (meaning.kind) {
    case 'column': {
      const operand = visible(meaning.column, meaning.condition)
      const jsonPath = planJsonPath(context, one, args)
      return { kind: 'cell', operand, jsonPath, isText: isText(context, meaning.column) }
    }
    case 'computedScalar': {
      const call = planCall(context, meaning.field, one, args)
      const isText = context.settings.stringifyNumericTypes && isStringified(meaning.field.catalog.returnType)
      return {
        kind: 'computed',
        call,
        condition: meaning.condition,
        jsonPath: planJsonPath(context, one, args),
        isText,
      }
    }
    case 'relationship': {
      const { remote, relationship } = meaning
      const rows = planRows(context, one, args, remote, { kind: 'table', table: remote.table }, relationship.mapping)
      const isList = relationship.kind === 'array'
      const permissionLimit = isList ? rows.permissionLimit : null
      return {
        kind: 'rows',
        select: { ...rows, permissionLimit, ...selection(context, one, isList, !isList && !relationship.isUnique) },
      }
    }
    case 'relationshipAggregate': {
      const { remote, relationship } = meaning
      const rows = planRows(context, one, args, remote, { kind: 'table', table: remote.table }, relationship.mapping)
      return { kind: 'aggregate', aggregate: planAggregate(context, one, rows) }
    }
    case 'computedTable': {
      const { remote } = meaning
      const call = planCall(context, meaning.field, one, args)
      const rows = planRows(context, one, args, remote, { kind: 'call', call, table: remote.table }, null)
      const { returnsSet } = meaning.field.catalog
      return { kind: 'rows', select: { ...rows, ...selection(context, one, returnsSet, false) } }
    }
    default:
      throw invalid(`field "${field.name}" can't be selected here`, one.selected.path)
  }
}

function selection(context: PlanContext, { field, selected }: SchemaField, isList: boolean, needsLimitOne: boolean) {
  const type = innermost(field.type) as ObjectType
  return { fields: planFields(context, type, selected.selectionSets, selected.path), isList, needsLimitOne }
}

/** A complete list, object or aggregate field, with rows from `source`. */
export function planSelect(
  context: PlanContext,
  one: SchemaField,
  access: TableAccess,
  source: RowSource,
  isList: boolean,
): SelectPlan {
  const rows = planRows(context, one, fieldArguments(context, one), access, source, null)
  return { ...rows, ...selection(context, one, isList, false) }
}

/** Rows related to an action's response rather than a table. */
export function planRelatedRows(
  context: PlanContext,
  one: SchemaField,
  access: TableAccess,
  isList: boolean,
): SelectPlan {
  const selected = planSelect(context, one, access, { kind: 'table', table: access.table }, isList)
  // The permission's limit is for lists and doesn't apply to a single object.
  return isList ? selected : { ...selected, permissionLimit: null, needsLimitOne: true }
}

/** A complete aggregate field. */
export function planAggregateSelect(
  context: PlanContext,
  one: SchemaField,
  access: TableAccess,
  source: RowSource,
): AggregatePlan {
  return planAggregate(context, one, planRows(context, one, fieldArguments(context, one), access, source, null))
}

function planAggregate(context: PlanContext, { field, selected }: SchemaField, rows: RowSelection): AggregatePlan {
  const type = innermost(field.type) as ObjectType
  return { rows, fields: planAggregateFields(context, type, selected.selectionSets, selected.path, planFields) }
}

/** `t_by_pk`: the permission's filter applies, but its limit doesn't. */
export function planByPk(context: PlanContext, one: SchemaField, access: TableAccess): SelectPlan {
  const rows: RowSelection = {
    source: { kind: 'table', table: access.table },
    join: null,
    permission: access.select?.filter ?? ALWAYS,
    where: planKey(context, one, fieldArguments(context, one)),
    distinctOn: [],
    orderBy: [],
    limit: null,
    permissionLimit: null,
    offset: null,
  }
  return { ...rows, ...selection(context, one, false, false) }
}

/** Equality with the key's columns, given as arguments. */
export function planKey(context: PlanContext, { field }: SchemaField, args: Arguments): Condition {
  const items = [...args].map(([name, { given, path }]): Condition => {
    const definition = field.args.get(name)
    if (definition?.meaning?.kind !== 'key') throw invalid(`unexpected argument "${name}"`, path)
    const { operand, codec } = definition.meaning
    return equals(operand, scalarParam(context, given, definition.type, codec, path))
  })
  return { kind: 'and', items }
}

const EQUAL = { name: '_eq', sql: '=', operand: 'self' } as const

export function equals(left: Operand, right: Param): Condition {
  return { kind: 'compare', left, operator: EQUAL, right, isNullSafe: false }
}

function isText(context: PlanContext, column: ColumnModel): boolean {
  return context.settings.stringifyNumericTypes && isStringified(column.type)
}

function planJsonPath(context: PlanContext, { field }: SchemaField, args: Arguments): Param | null {
  const argument = args.get('path')
  const definition = field.args.get('path')
  if (!argument || !definition || isNull(argument.given)) return null
  return scalarParam(context, argument.given, definition.type, jsonPathCodec, argument.path)
}

/** The rows selected by a field's arguments. */
function planRows(
  context: PlanContext,
  { field, selected }: SchemaField,
  args: Arguments,
  access: TableAccess,
  source: RowSource,
  join: ColumnMapping | null,
): RowSelection {
  const argument = (name: string) => {
    const found = args.get(name)
    const definition = field.args.get(name)
    return found && definition && !isNull(found.given) ? { ...found, type: definition.type } : null
  }
  const where = argument('where')
  const order = argument('order_by')
  const limit = argument('limit')
  const offset = argument('offset')
  const orderBy = order ? planOrderBy(context, order.given, order.type, order.path) : []
  const distinctOn = planDistinctOn(context, argument('distinct_on'))
  checkDistinctOn(distinctOn, orderBy, selected.path)
  return {
    source,
    join,
    permission: access.select?.filter ?? ALWAYS,
    where: where ? planWhere(context, where.given, where.type, where.path) : ALWAYS,
    distinctOn,
    orderBy,
    limit: limit ? scalarParam(context, limit.given, limit.type, limitCodec, limit.path) : null,
    permissionLimit: access.select?.limit ?? null,
    offset: offset ? scalarParam(context, offset.given, offset.type, offsetCodec, offset.path) : null,
  }
}

function planDistinctOn(
  context: PlanContext,
  argument: (ReturnType<Arguments['get']> & { type: SchemaField['field']['type'] }) | null,
): Operand[] {
  if (!argument) return []
  const type = innermost(argument.type)
  if (type.kind !== 'enum') return []
  return listItems(context, argument.given, argument.type, argument.path).map(
    (one) => enumValue(one.given, type, one.path).meaning as Operand,
  )
}

/** The first items of order_by must be the distinct columns, in any order (semantics §4.4). */
function checkDistinctOn(distinctOn: readonly Operand[], orderBy: readonly OrderPlan[], path: string): void {
  if (distinctOn.length === 0 || orderBy.length === 0) return
  const plain = (operand: Operand) => (operand.kind === 'redacted' ? operand.of : operand)
  const columns = distinctOn.map(plain)
  const initial = orderBy.slice(0, columns.length).map(({ by }) => (by.kind === 'cell' ? plain(by.operand) : null))
  if (
    columns.every((column) => initial.includes(column)) &&
    initial.every((one) => one?.kind === 'column' && columns.includes(one))
  )
    return
  throw invalid('"distinct_on" columns must match initial "order_by" columns', `${path}.args`)
}
