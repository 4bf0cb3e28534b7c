import { type ListTypeNode, type NamedTypeNode, parseType, type TypeNode } from 'graphql'
import type { Catalog } from '../../catalog/catalog.js'
import type { CustomTypes, InconsistentObject, Json } from '../../metadata/metadata-types.js'

const BUILT_IN = ['Int', 'Float', 'String', 'Boolean', 'ID', 'smallint', 'bigint']

/**
 * What is wrong with the custom types of actions (semantics §7.2): types that don't exist, and relationships over lists.
 * Postgres' scalars may be used by their GraphQL names.
 */
export function customTypeFaults(types: CustomTypes, catalog: Catalog): InconsistentObject[] {
  const scalars = new Set([...BUILT_IN, ...catalog.typeNames, ...types.scalars.map(({ name }) => name)])
  const leaves = new Set([...scalars, ...types.enums.map(({ name }) => name)])
  const outputs = new Set([...leaves, ...types.objects.map(({ name }) => name)])
  const inputs = new Set([...leaves, ...types.input_objects.map(({ name }) => name)])
  const reasons: string[] = []
  for (const { name, fields } of types.input_objects) {
    for (const field of fields) {
      const type = innermostName(parseType(field.type))
      if (!inputs.has(type))
        reasons.push(`the type "${type}" for field "${field.name}" in input object type "${name}" does not exist`)
    }
  }
  for (const { name, fields, relationships } of types.objects) {
    for (const field of fields) {
      const type = innermostName(parseType(field.type))
      if (!outputs.has(type))
        reasons.push(`the type "${type}" for field "${field.name}" in  object type "${name}" does not exist`)
    }
    for (const relationship of relationships) {
      for (const key of Object.keys(relationship.field_mapping)) {
        const field = fields.find((one) => one.name === key)
        const what = `for relationship "${relationship.name}" in object type "${name}"`
        if (!field) reasons.push(`field "${key}" ${what} does not exist`)
        else if (isList(parseType(field.type))) reasons.push(`the type of the field "${key}" ${what} is a list type`)
      }
    }
  }
  if (reasons.length === 0) return []
  const text =
    reasons.length === 1
      ? `because ${reasons[0]}`
      : `for the following reasons:\n${reasons.map((one) => `  • ${one}\n`).join('')}`
  return [
    {
      type: 'custom_types',
      name: 'custom_types custom_types',
      reason: `Inconsistent object: validation for the given custom types failed ${text}`,
      definition: types as unknown as Json,
    },
  ]
}

function isList(type: TypeNode): type is ListTypeNode {
  return type.kind === 'NonNullType' ? isList(type.type) : type.kind === 'ListType'
}

function innermostName(type: TypeNode): NamedTypeNode['name']['value'] {
  return type.kind === 'NamedType' ? type.name.value : innermostName(type.type)
}
