import type { SelectionSetNode } from 'graphql'
import type { ActionMetadata } from '../metadata/model/actions.js'
import { codecOf } from '../schema/source/codecs.js'
import { type InputField, innermost, type ObjectType, type TypeRef } from '../schema/types/type-model.js'
import { invalid, type PlanContext } from './context.js'
import type { ActionField, ActionOutput, ActionPlan, ActionResultPlan } from './model/action-plan.js'
import { item } from './path.js'
import { checkBuiltIn, refuseBuiltIn } from './request/built-in-scalars.js'
import {
  enumValue,
  foundWord,
  type Given,
  isNull,
  listItems,
  nullError,
  objectFields,
  resolve,
  scalarParam,
  templateOf,
} from './request/input.js'
import { fieldArguments, selectFields, type TypedField } from './request/selection.js'
import { planRelatedRows } from './rows/select.js'

type SchemaField = Extract<TypedField, { kind: 'field' }>
type Builder = (variables: ReadonlyMap<string, unknown>) => unknown

/** An action: its input as the handler gets it, and the requested parts of its response. */
export function planAction(context: PlanContext, one: SchemaField, action: ActionMetadata): ActionPlan {
  const builders = [...fieldArguments(context, one)].map(([name, { given, path }]) => {
    const field = one.field.args.get(name)
    return [name, field ? inputBuilder(context, given, field.type, path) : () => null] as const
  })
  return {
    kind: 'action',
    action,
    input: (variables) => Object.fromEntries(builders.map(([name, build]) => [name, build(variables)])),
    output: planOutput(context, one.field.type, one.selected.selectionSets, one.selected.path),
  }
}

/** Checks an input value against its type and remembers how to build it from the variables. */
function inputBuilder(context: PlanContext, given: Given, type: TypeRef, path: string): Builder {
  const found = resolve(context, given, type, path)
  if (isNull(found)) return () => null
  // Requests whose scalar lists differ in length share a plan, so such a list is read again each time.
  if (type.kind === 'list' && found.kind === 'json' && innermost(type).kind === 'scalar')
    return (variables) => scalarList(valueAt(variables, found), type, path)
  if (type.kind === 'list') {
    const items = listItems(context, found, type, path).map((item) =>
      inputBuilder(context, item.given, type.of, item.path),
    )
    return (variables) => items.map((build) => build(variables))
  }
  const inner = type.type
  if (inner.kind === 'input') {
    const members = objectFields(context, found, inner, path).map(
      ({ field, given: value, path: at }) => [field.name, memberBuilder(context, field, value, at)] as const,
    )
    return (variables) => Object.fromEntries(members.map(([name, build]) => [name, build(variables)]))
  }
  if (inner.kind === 'enum') {
    const { name } = enumValue(found, inner, path)
    return () => name
  }
  if (found.kind === 'json') return (variables) => checkBuiltIn(valueAt(variables, found), inner.name, path)
  if (found.node.kind === 'EnumValue') refuseBuiltIn(inner.name, foundWord(found), path)
  const template = templateOf(context, found.node, type, path)
  if (typeof template === 'function') return (variables) => checkBuiltIn(template(variables), inner.name, path)
  const value = checkBuiltIn(template.value, inner.name, path)
  return () => value
}

function valueAt(variables: ReadonlyMap<string, unknown>, { name, path }: Extract<Given, { kind: 'json' }>): unknown {
  return path.reduce((value: unknown, key) => (value as Record<string | number, unknown>)?.[key], variables.get(name))
}

/** A list of scalars as the handler gets it; a single value becomes a list of one. */
function scalarList(value: unknown, type: TypeRef, path: string): unknown {
  if (type.kind !== 'list') return checkBuiltIn(value, type.type.name, path)
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.map((one, index) => {
    if (one !== null && one !== undefined) return scalarList(one, type.of, item(path, index))
    if (type.of.isNonNull) throw nullError(type.of, item(path, index))
    return null
  })
}

function memberBuilder(context: PlanContext, field: InputField, given: Given, path: string): Builder {
  return inputBuilder(context, given, field.type, path)
}

function planOutput(
  context: PlanContext,
  type: TypeRef,
  sets: readonly SelectionSetNode[],
  path: string,
): ActionOutput {
  const inner = innermost(type)
  if (inner.kind !== 'object') return { type, fields: null }
  return { type, fields: planFields(context, inner, sets, path) }
}

function planFields(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
): ActionField[] {
  return selectFields(context, type, sets, path).map((one): ActionField => {
    if (one.kind === 'typename') return { key: one.key, value: { kind: 'typename', name: one.typeName } }
    const { meaning } = one.field
    if (meaning.kind === 'actionRelationship') {
      const select = planRelatedRows(context, one, meaning.remote, meaning.isList)
      return { key: one.key, value: { kind: 'related', mapping: meaning.mapping, select } }
    }
    if (meaning.kind !== 'actionField')
      throw invalid(`field "${one.field.name}" can't be selected here`, one.selected.path)
    fieldArguments(context, one)
    const output = planOutput(context, one.field.type, one.selected.selectionSets, one.selected.path)
    return { key: one.key, value: { kind: 'value', name: meaning.name, output } }
  })
}

/** The record of an asynchronous action. */
export function planActionResult(context: PlanContext, one: SchemaField, action: ActionMetadata): ActionResultPlan {
  const id = fieldArguments(context, one).get('id')
  const field = one.field.args.get('id')
  if (!id || !field) throw invalid('missing required field "id"', one.selected.path)
  const uuid = codecOf({ name: 'uuid', sqlType: 'uuid', kind: 'base', element: null })
  const type = innermost(one.field.type) as ObjectType
  return {
    kind: 'actionResult',
    action,
    id: scalarParam(context, id.given, field.type, uuid, id.path),
    fields: planFields(context, type, one.selected.selectionSets, one.selected.path),
  }
}
