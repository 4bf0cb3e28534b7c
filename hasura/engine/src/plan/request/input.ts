import type { ValueNode } from 'graphql'
import { LosslessNumber } from 'lossless-json'
import { type Codec, numberText } from '../../schema/source/codecs.js'
import { constantParam, type Param } from '../../schema/source/param.js'
import type { EnumType, EnumValue, InputField, InputType, TypeRef } from '../../schema/types/type-model.js'
import { innermost } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import { item, member } from '../path.js'
import { listOfNames } from './document.js'
import { jsonWord } from './list-codecs.js'

/** A value in a request: a literal in the document, or (part of) a variable; null is `null` in both. */
export type Given =
  | { readonly kind: 'literal'; readonly node: ValueNode }
  | {
      readonly kind: 'json'
      readonly value: unknown
      readonly name: string
      readonly path: readonly (string | number)[]
    }

/** A member of an input object, not read yet. */
export interface GivenField {
  readonly field: InputField
  readonly given: Given
  readonly path: string
}

const NULL: ValueNode = { kind: 'NullValue' as never }

/**
 * Substitutes a variable's value after checking its declared type. A declared variable that the request omits is null
 * here, not absent (semantics §4.2). Throws EngineError if null is not allowed.
 */
export function resolve(context: PlanContext, given: Given, type: TypeRef, path: string, hasDefault = false): Given {
  const found =
    given.kind === 'literal' && given.node.kind === 'Variable'
      ? variable(context, given.node.name.value, type, path, hasDefault)
      : given
  if (type.isNonNull && isNull(found) && !hasDefault) throw nullError(type, path)
  return found
}

function variable(context: PlanContext, name: string, type: TypeRef, path: string, hasDefault: boolean): Given {
  const declared = context.variableAt(name, type, hasDefault, path)
  const value = context.variables.get(name)
  if (value === undefined && declared.defaultValue) return { kind: 'literal', node: declared.defaultValue }
  return { kind: 'json', value: value ?? null, name, path: [] }
}

export function isNull(given: Given): boolean {
  return given.kind === 'literal' ? given.node.kind === 'NullValue' : given.value === null || given.value === undefined
}

/** The error for a null where the type allows none. */
export function nullError(type: TypeRef, path: string) {
  const { kind, name } = innermost(type)
  if (type.kind === 'list') return invalid('expected a list, but found null', path)
  if (kind === 'input') return invalid(`expected an object for type "${name}", but found null`, path)
  if (kind === 'enum') return invalid(`expected an enum value for type "${name}", but found null`, path)
  return invalid(`unexpected null value for type "${name}"`, path)
}

/** What messages call a value. */
export function foundWord(given: Given): string {
  if (isNull(given)) return 'null'
  if (given.kind === 'json') return jsonWord(given.value)
  const words: Record<string, string> = {
    BooleanValue: 'a boolean',
    StringValue: 'a string',
    IntValue: 'an integer',
    FloatValue: 'a float',
    ListValue: 'a list',
    ObjectValue: 'an object',
    EnumValue: 'an enum value',
  }
  return words[given.node.kind] ?? 'a variable'
}

/** The members of an input object, in the given order, defaults last. Throws on unknown and missing ones. */
export function objectFields(context: PlanContext, given: Given, type: InputType, path: string): GivenField[] {
  const members = objectMembers(given)
  if (!members) throw invalid(`expected an object for type "${type.name}", but found ${foundWord(given)}`, path)
  const fields: GivenField[] = []
  for (const [name, value] of members) {
    const at = member(path, name)
    const field = type.fields.get(name)
    if (!field) throw invalid(`field "${name}" not found in type: '${type.name}'`, at)
    fields.push({ field, given: resolve(context, value, field.type, at, field.defaultValue !== undefined), path: at })
  }
  const present = new Set(members.map(([name]) => name))
  for (const field of type.fields.values()) {
    if (!present.has(field.name) && field.type.isNonNull && field.defaultValue === undefined) {
      throw invalid(`missing required field "${field.name}"`, path)
    }
  }
  return fields
}

/** Hasura's parser accepts no duplicate names in an object or among arguments. Throws EngineError. */
export function refuseRepeats(members: readonly { readonly name: { readonly value: string } }[]): void {
  if (members.length < 2 || new Set(members.map(({ name }) => name.value)).size === members.length) return
  throw invalid('not a valid graphql query', '$.query')
}

function objectMembers(given: Given): [string, Given][] | null {
  if (given.kind === 'literal') {
    if (given.node.kind !== 'ObjectValue') return null
    refuseRepeats(given.node.fields)
    return given.node.fields.map((field) => [field.name.value, { kind: 'literal', node: field.value }])
  }
  const { value, name, path } = given
  if (typeof value !== 'object' || value === null || Array.isArray(value) || numberText(value) !== undefined)
    return null
  return Object.entries(value).map(([key, one]) => [key, { kind: 'json', value: one, name, path: [...path, key] }])
}

/** The items of a list; a single value becomes a list of one (without an index in its path). */
export function listItems(
  context: PlanContext,
  given: Given,
  type: TypeRef,
  path: string,
): { given: Given; path: string }[] {
  const of = type.kind === 'list' ? type.of : type
  const read = (one: Given, at: string) => ({ given: resolve(context, one, of, at), path: at })
  if (given.kind === 'literal') {
    if (given.node.kind !== 'ListValue') return [read(given, path)]
    return given.node.values.map((node, index) => read({ kind: 'literal', node }, item(path, index)))
  }
  const { value, name, path: inside } = given
  if (!Array.isArray(value)) return [read(given, path)]
  return value.map((one: unknown, index) =>
    read({ kind: 'json', value: one, name, path: [...inside, index] }, item(path, index)),
  )
}

/** The chosen value of an enum. */
export function enumValue(given: Given, type: EnumType, path: string): EnumValue {
  const expected = (found: string) =>
    invalid(`expected an enum value for type "${type.name}", but found ${found}`, path)
  const name =
    given.kind === 'literal'
      ? given.node.kind === 'EnumValue'
        ? given.node.value
        : undefined
      : typeof given.value === 'string'
        ? given.value
        : undefined
  if (name === undefined) throw expected(foundWord(given))
  const value = type.values.get(name)
  if (value) return value
  const names = listOfNames([...type.values.keys()], 'or')
  throw invalid(`expected one of the values ${names} for type "${type.name}", but found "${name}"`, path)
}

/** A boolean that affects the shape of the plan (`_is_null`, `distinct`, `@include`). */
export function flag(given: Given, path: string): boolean {
  if (given.kind === 'json' && typeof given.value === 'boolean') return given.value
  if (given.kind === 'literal' && given.node.kind === 'BooleanValue') return given.node.value
  throw invalid(`expected a boolean for type "Boolean", but found ${foundWord(given)}`, path)
}

/**
 * The parameter for a scalar or a list of scalars. Literals are encoded now (enum values as their name), variables when
 * the statement runs; enum columns are checked here. Null gives a constant NULL.
 */
export function scalarParam(context: PlanContext, given: Given, type: TypeRef, codec: Codec, path: string): Param {
  if (isNull(given)) return constantParam(null)
  const inner = innermost(type)
  if (inner.kind === 'enum') return enumParam(context, given, type, path)
  if (given.kind === 'json') return { kind: 'variable', name: given.name, path: given.path, codec, errorPath: path }
  const build = templateOf(context, given.node, type, path)
  if (typeof build !== 'function') return constantParam(codec.encode(build.value, path))
  return { kind: 'template', build, codec, errorPath: path }
}

function enumParam(context: PlanContext, given: Given, type: TypeRef, path: string): Param {
  const inner = innermost(type)
  if (inner.kind !== 'enum') throw invalid('expected an enum value', path)
  if (type.kind === 'named') return constantParam(enumValue(given, inner, path).name)
  const items = listItems(context, given, type, path)
  return constantParam(items.map((one) => (isNull(one.given) ? null : enumValue(one.given, inner, one.path).name)))
}

type Builder = (variables: ReadonlyMap<string, unknown>) => unknown
type Template = { readonly value: unknown } | Builder

/** A literal as JSON: a value, or a function of the variables it contains. */
export function templateOf(context: PlanContext, node: ValueNode, type: TypeRef | null, path: string): Template {
  switch (node.kind) {
    case 'Variable':
      return variableTemplate(context, node.name.value, type, path)
    case 'NullValue':
      return { value: null }
    case 'IntValue':
    case 'FloatValue':
      return { value: new LosslessNumber(node.value) }
    case 'StringValue':
    case 'BooleanValue':
    case 'EnumValue':
      return { value: node.value }
    case 'ListValue': {
      const of = type?.kind === 'list' ? type.of : null
      const items = node.values.map((one, index) => {
        if (of?.isNonNull && one.kind === 'NullValue') throw nullError(of, item(path, index))
        return templateOf(context, one, of, item(path, index))
      })
      if (items.every((one) => typeof one !== 'function')) return { value: items.map((one) => one.value) }
      return (variables) => items.map((one) => (typeof one === 'function' ? one(variables) : one.value))
    }
    case 'ObjectValue': {
      refuseRepeats(node.fields)
      const members = node.fields.map(
        ({ name, value }) => [name.value, templateOf(context, value, null, member(path, name.value))] as const,
      )
      const build: Builder = (variables) =>
        Object.fromEntries(members.map(([key, one]) => [key, typeof one === 'function' ? one(variables) : one.value]))
      return members.some(([, one]) => typeof one === 'function') ? build : { value: build(new Map()) }
    }
    default:
      throw invalid(`unexpected value ${String(node)}`, path)
  }
}

function variableTemplate(context: PlanContext, name: string, type: TypeRef | null, path: string): Template {
  const declared = type ? context.variableAt(name, type, false, path) : context.operation.variables.get(name)
  if (!declared) throw invalid(`unbound variable "${name}"`, path)
  const fallback = templateOf(context, declared.defaultValue ?? NULL, null, path)
  return (variables) => {
    const value = variables.get(name)
    return value !== undefined ? value : typeof fallback === 'function' ? fallback(variables) : fallback.value
  }
}
