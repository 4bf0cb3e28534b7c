import type { SelectionSetNode } from 'graphql'
import { EngineError } from '../errors.js'
import type { TableAccess } from '../schema/access.js'
import { textCodec } from '../schema/source/codecs.js'
import { INTROSPECTION_ROOTS } from '../schema/types/introspection-types.js'
import type { ReadIntrospection } from '../schema/types/meanings.js'
import { NO_QUERIES } from '../schema/types/root-types.js'
import { innermost, type ObjectType } from '../schema/types/type-model.js'
import { ADMIN_ROLE } from '../session/session.js'
import { planAction, planActionResult } from './action.js'
import { planDelete } from './changes/delete.js'
import { planInsert } from './changes/insert.js'
import { planUpdate, planUpdateMany } from './changes/update.js'
import { invalid, type PlanContext } from './context.js'
import { estimatedRows } from './model/estimated-rows.js'
import type {
  IntrospectionField,
  IntrospectionPlan,
  OperationPlan,
  RootField,
  RootPlan,
} from './model/operation-plan.js'
import type { RowSource } from './model/row-plan.js'
import { scalarParam } from './request/input.js'
import { checkDirectives, fieldArguments, selectFields, type TypedField } from './request/selection.js'
import { planCall } from './rows/call.js'
import { planAggregateSelect, planByPk, planSelect } from './rows/select.js'
import { planStream } from './rows/stream.js'

type SchemaField = Extract<TypedField, { kind: 'field' }>

/** Plans a whole operation. Throws the first error in document order. */
export function planOperation(context: PlanContext): OperationPlan {
  const { node } = context.operation
  checkVariables(context)
  checkDirectives(node.directives ?? [], operationDirectives(node.operation), node.operation, '$')
  const root = rootType(context)
  const fields = selectRoot(context, root)
  if (node.operation === 'subscription') refuseSeveral(fields)
  return checkRows(context, { kind: node.operation, roots: fields.map((one) => planRoot(context, one)) })
}

/** Rejects operations that may return too many rows; administrators are trusted. */
function checkRows({ schema, operation }: PlanContext, plan: OperationPlan): OperationPlan {
  const { rows } = operation.limits
  if (rows > 0 && schema.role !== ADMIN_ROLE && estimatedRows(plan) > rows)
    throw invalid(`the operation may bring more than ${rows} rows: ask for shorter lists`, '$')
  return plan
}

function refuseSeveral(fields: readonly TypedField[]): void {
  const [only] = fields
  if (fields.length !== 1 || only?.kind === 'typename')
    throw invalid('subscriptions must select one top level field', '$')
}

function operationDirectives(kind: string): string[] {
  return kind === 'query' ? ['cached'] : kind === 'subscription' ? ['_multiple_top_level_fields'] : []
}

function checkVariables({ operation, variables }: PlanContext): void {
  const unknown = [...variables.keys()].filter((name) => !operation.variables.has(name))
  if (unknown.length > 0) throw invalid(`unexpected variables in variableValues: ${unknown.join(', ')}`, '$')
  for (const { name, type, defaultValue } of operation.variables.values()) {
    if (type.kind === 'NonNullType' && !defaultValue && !variables.has(name)) {
      throw invalid(`expecting a value for non-nullable variable: "${name}"`, '$')
    }
  }
}

function rootType({ schema, operation }: PlanContext): ObjectType {
  const { query, mutation, subscription } = schema.roots
  if (operation.node.operation === 'query') return query
  const [root, what] =
    operation.node.operation === 'subscription' ? [subscription, 'subscriptions'] : [mutation, 'mutations']
  if (!root) throw invalid(`no ${what} exist`, '$')
  return root
}

/** The root's fields; every query root has `__schema` and `__type`. */
function selectRoot(context: PlanContext, root: ObjectType): TypedField[] {
  if (root.name !== 'query_root') return selectFields(context, root, [context.operation.node.selectionSet], '$')
  const fields = new Map(root.fields)
  for (const field of INTROSPECTION_ROOTS) fields.set(field.name, field)
  return selectFields(context, { ...root, fields, name: root.name }, [context.operation.node.selectionSet], '$')
}

function planRoot(context: PlanContext, one: TypedField): RootField {
  const { key } = one
  if (one.kind === 'typename') return { key, plan: { kind: 'constant', value: one.typeName } }
  return { key, plan: planField(context, one) }
}

function planField(context: PlanContext, one: SchemaField): RootPlan {
  const { meaning } = one.field
  switch (meaning.kind) {
    case 'select':
      return { kind: 'rows', select: planSelect(context, one, meaning.access, tableRows(meaning.access), true) }
    case 'selectByPk':
      return { kind: 'rows', select: planByPk(context, one, meaning.access) }
    case 'selectAggregate':
      return {
        kind: 'aggregate',
        aggregate: planAggregateSelect(context, one, meaning.access, tableRows(meaning.access)),
      }
    case 'selectStream':
      return { kind: 'stream', stream: planStream(context, one, meaning.access, tableRows(meaning.access)) }
    case 'function':
    case 'functionAggregate':
      return planFunction(context, one)
    case 'insert':
    case 'insertOne':
      return planInsert(context, one, meaning.access, meaning.kind === 'insertOne')
    case 'update':
    case 'updateByPk':
      return planUpdate(context, one, meaning.access, meaning.kind === 'updateByPk')
    case 'updateMany':
      return planUpdateMany(context, one, meaning.access)
    case 'delete':
    case 'deleteByPk':
      return planDelete(context, one, meaning.access, meaning.kind === 'deleteByPk')
    case 'action':
      return planAction(context, one, meaning.action)
    case 'actionResult':
      return planActionResult(context, one, meaning.action)
    case 'introspection':
      return planIntrospection(context, one, meaning.read)
    case 'noQueries':
      return { kind: 'constant', value: NO_QUERIES }
    default:
      throw new EngineError('not-supported', `field "${one.field.name}" is not supported here`, {
        path: one.selected.path,
      })
  }
}

const tableRows = ({ table }: TableAccess): RowSource => ({ kind: 'table', table })

function planFunction(context: PlanContext, one: SchemaField): RootPlan {
  const { meaning } = one.field
  if (meaning.kind !== 'function' && meaning.kind !== 'functionAggregate')
    throw invalid('not a function', one.selected.path)
  const { fn, access } = meaning
  const call = planCall(context, fn, one, fieldArguments(context, one))
  const source: RowSource = { kind: 'call', call, table: access.table }
  const root =
    meaning.kind === 'function'
      ? ({ kind: 'rows', select: planSelect(context, one, access, source, fn.catalog.returnsSet) } as const)
      : ({ kind: 'aggregate', aggregate: planAggregateSelect(context, one, access, source) } as const)
  return fn.exposedAs === 'mutation' ? { kind: 'callMutation', root } : root
}

/** `__schema` or `__type`: a query on the role's schema. */
function planIntrospection(context: PlanContext, one: SchemaField, read: ReadIntrospection): IntrospectionPlan {
  const name = fieldArguments(context, one).get('name')
  const definition = one.field.args.get('name')
  const typeName = name && definition && scalarParam(context, name.given, definition.type, textCodec, name.path)
  return { kind: 'introspection', typeName: typeName ?? null, read, fields: introspectionFields(context, one) }
}

function introspectionFields(context: PlanContext, { field, selected }: SchemaField): IntrospectionField[] {
  const type = innermost(field.type) as ObjectType
  return describedFields(context, type, selected.selectionSets, selected.path)
}

function describedFields(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
): IntrospectionField[] {
  return selectFields(context, type, sets, path).map((one): IntrospectionField => {
    const key = JSON.stringify(one.key)
    if (one.kind === 'typename') return { key, read: () => one.typeName, fields: null }
    const { meaning } = one.field
    if (meaning.kind !== 'introspection')
      throw invalid(`field "${one.field.name}" can't be selected here`, one.selected.path)
    fieldArguments(context, one)
    const isObject = innermost(one.field.type).kind === 'object'
    return { key, read: meaning.read, fields: isObject ? introspectionFields(context, one) : null }
  })
}
