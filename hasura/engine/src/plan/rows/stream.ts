import type { TableAccess } from '../../schema/access.js'
import { ALWAYS, type Operand } from '../../schema/source/condition.js'
import { innermost, type ObjectType } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type { RowSource, StreamPlan } from '../model/row-plan.js'
import { enumValue, type GivenField, isNull, listItems, objectFields, scalarParam } from '../request/input.js'
import { limitCodec } from '../request/list-codecs.js'
import { fieldArguments, type TypedField } from '../request/selection.js'
import { planFields } from './select.js'
import { planWhere } from './where.js'

type SchemaField = Extract<TypedField, { kind: 'field' }>

/** `t_stream`: a single cursor on a single column (semantics §4.8). */
export function planStream(context: PlanContext, one: SchemaField, access: TableAccess, source: RowSource): StreamPlan {
  const { field, selected } = one
  const args = fieldArguments(context, one)
  const argument = (name: string) => {
    const found = args.get(name)
    const definition = field.args.get(name)
    return found && definition && !isNull(found.given) ? { ...found, type: definition.type } : null
  }
  const where = argument('where')
  const size = argument('batch_size')
  if (!size) throw invalid('missing required field "batch_size"', `${selected.path}.args`)
  return {
    rows: {
      source,
      join: null,
      permission: access.select?.filter ?? ALWAYS,
      where: where ? planWhere(context, where.given, where.type, where.path) : ALWAYS,
      distinctOn: [],
      orderBy: [],
      limit: null,
      permissionLimit: access.select?.limit ?? null,
      offset: null,
    },
    fields: planFields(context, innermost(field.type) as ObjectType, selected.selectionSets, selected.path),
    cursor: planCursor(context, argument('cursor'), selected.path),
    batchSize: scalarParam(context, size.given, size.type, limitCodec, size.path),
  }
}

type CursorArgument = (GivenOf & { readonly type: SchemaField['field']['type'] }) | null
type GivenOf = Pick<GivenField, 'given' | 'path'>

function planCursor(context: PlanContext, argument: CursorArgument, path: string): StreamPlan['cursor'] {
  if (!argument) throw invalid('missing required field "cursor"', `${path}.args`)
  const items = listItems(context, argument.given, argument.type, argument.path).filter(({ given }) => !isNull(given))
  const [item] = items
  if (!item || items.length > 1) throw invalid('multiple column cursors are not supported yet', argument.path)
  const members = membersOf(context, item, argument.type)
  const value = members.get('initial_value')
  if (!value) throw invalid('missing required field "initial_value"', item.path)
  const columns = [...membersOf(context, value, value.field.type).values()]
  const [column] = columns
  if (!column || columns.length > 1) throw invalid('multiple column cursors are not supported yet', value.path)
  const { field, given } = column
  if (field.meaning?.kind !== 'key') throw invalid(`field "${field.name}" is no column`, column.path)
  const { operand, codec } = field.meaning
  return {
    operand,
    sqlType: typeOf(operand),
    initial: { ...scalarParam(context, given, field.type, codec, column.path) },
    isDescending: isDescending(members.get('ordering')),
  }
}

function membersOf(
  context: PlanContext,
  { given, path }: GivenOf,
  type: SchemaField['field']['type'],
): Map<string, GivenField> {
  const input = innermost(type)
  if (input.kind !== 'input') throw invalid('expected an object', path)
  return new Map(objectFields(context, given, input, path).map((one) => [one.field.name, one]))
}

function isDescending(ordering: GivenField | undefined): boolean {
  if (!ordering || isNull(ordering.given)) return false
  const type = innermost(ordering.field.type)
  return type.kind === 'enum' && enumValue(ordering.given, type, ordering.path).name === 'DESC'
}

function typeOf(operand: Operand): string {
  if (operand.kind === 'redacted') return typeOf(operand.of)
  return operand.kind === 'column' ? operand.type.sqlType : 'text'
}
