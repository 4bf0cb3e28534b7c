import type { SelectionSetNode } from 'graphql'
import { textCodec } from '../schema/source/codecs.js'
import type { ReadIntrospection } from '../schema/types/introspection-types.js'
import { innermost, type ObjectType } from '../schema/types/type-model.js'
import { invalid, type PlanContext } from './context.js'
import { scalarParam } from './input.js'
import type { IntrospectionField, IntrospectionPlan } from './plan.js'
import { fieldArguments, selectFields, type TypedField } from './selection.js'

type SchemaField = Extract<TypedField, { kind: 'field' }>

/** `__schema` or `__type`: what is asked of the role's schema. */
export function planIntrospection(context: PlanContext, one: SchemaField, read: ReadIntrospection): IntrospectionPlan {
  const name = fieldArguments(context, one).get('name')
  const definition = one.field.args.get('name')
  const typeName = name && definition && scalarParam(context, name.given, definition.type, textCodec, name.path)
  return { kind: 'introspection', typeName: typeName ?? null, read, fields: fieldsOf(context, one) }
}

function fieldsOf(context: PlanContext, { field, selected }: SchemaField): IntrospectionField[] {
  const type = innermost(field.type) as ObjectType
  return planFields(context, type, selected.selectionSets, selected.path)
}

function planFields(
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
    return { key, read: meaning.read, fields: isObject ? fieldsOf(context, one) : null }
  })
}
