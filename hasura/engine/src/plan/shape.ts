import type { TypeNode } from 'graphql'
import { stringifyJson } from '../json.js'
import type { Registry } from '../schema/registry.js'
import { numberText } from '../schema/source/codecs.js'
import type { InputField, NamedType } from '../schema/types/type-model.js'
import { innermost } from '../schema/types/type-model.js'
import type { Operation } from './request/document.js'

/**
 * A text with everything about the variables that affects a plan: which are null or absent, the keys and lengths of
 * input objects, enum values and flags, but not scalars, which become parameters. Requests of equal shape share a plan.
 */
export function shapeOf(registry: Registry, operation: Operation, variables: ReadonlyMap<string, unknown>): string {
  if (operation.variables.size === 0 && variables.size === 0) return ''
  let shape = ''
  for (const { name, type } of operation.variables.values())
    shape += `${typeShape(registry, type, variables.get(name))};`
  for (const name of variables.keys()) if (!operation.variables.has(name)) shape += `?${name}`
  return shape
}

function typeShape(registry: Registry, type: TypeNode, value: unknown): string {
  if (value === null || value === undefined) return value === null ? 'n' : '-'
  const name = nameOf(type)
  if (name === 'Boolean' && typeof value === 'boolean') return String(value)
  return valueShape(registry.types.get(name), value)
}

function nameOf(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : nameOf(type.type)
}

function valueShape(type: NamedType | undefined, value: unknown): string {
  if (value === null || value === undefined) return 'n'
  // A type that hasn't been built yet could be anything, so the value itself is the shape.
  if (!type) return stringifyJson(value)
  if (type.kind === 'scalar') return Array.isArray(value) ? 'l' : kindOf(value)
  if (Array.isArray(value)) return `[${value.map((one) => valueShape(type, one)).join()}]`
  if (type.kind === 'enum') return JSON.stringify(value)
  if (type.kind !== 'input' || typeof value !== 'object') return kindOf(value)
  const members = Object.entries(value).map(([key, one]) => `${key}:${memberShape(type.fields.get(key), one)}`)
  return `{${members.join()}}`
}

function memberShape(field: InputField | undefined, value: unknown): string {
  if (!field) return 'x'
  const isFlag = field.meaning?.kind === 'flag' || field.meaning?.kind === 'isNull'
  return isFlag ? String(value) : valueShape(innermost(field.type), value)
}

/** Scalars are parameters, but an error may depend on whether one is a text, a list or an object. */
function kindOf(value: unknown): string {
  if (numberText(value) !== undefined) return 'd'
  return Array.isArray(value) ? 'l' : typeof value === 'object' ? 'o' : 'v'
}
