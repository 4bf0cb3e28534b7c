import { parseType } from 'graphql'
import { type Catalog, catalogKey } from '../../catalog/catalog.js'
import type { Json } from '../../json.js'
import type { CustomObject, CustomTypes } from '../../metadata/model/actions.js'
import type { InconsistentObject } from '../../metadata/model/metadata.js'
import { isListType, typeNameOf } from '../../metadata/type-text.js'
import { displayName } from './drafts.js'
import type { TableModel } from './model.js'
import { ACTION_SCALARS } from './scalars.js'

type Tables = ReadonlyMap<string, TableModel>

/**
 * What is wrong with actions' custom types (semantics §7.2), worded like Hasura: duplicate names, unknown types, and
 * invalid relationships. Postgres' scalars may be used by their GraphQL names.
 */
export function customTypeFaults(types: CustomTypes, tables: Tables, catalog: Catalog): InconsistentObject[] {
  const scalars = [...ACTION_SCALARS, ...catalog.typeNames, ...types.scalars.map(({ name }) => name)]
  const leaves = [...scalars, ...types.enums.map(({ name }) => name)]
  const outputs = new Set([...leaves, ...types.objects.map(({ name }) => name)])
  const inputs = new Set([...leaves, ...types.input_objects.map(({ name }) => name)])
  const reasons = [
    ...repeatedNames(types),
    ...types.enums.flatMap(({ name, values }) =>
      repeats(
        values.map(({ value }) => value),
        `the enum type "${name}" has duplicate values`,
      ),
    ),
    ...types.input_objects.flatMap((object) => [
      ...repeats(
        object.fields.map(({ name }) => name),
        `the input object "${object.name}" has duplicate fields`,
      ),
      ...unknownTypes(object, inputs, ' input object type'),
    ]),
    ...types.objects.flatMap((object) => [
      ...repeats(
        [...object.fields, ...object.relationships].map(({ name }) => name),
        `the object "${object.name}" has duplicate fields`,
      ),
      ...unknownTypes(object, outputs, ' object type'),
      ...relationshipFaults(object, tables),
    ]),
  ]
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

function repeatedNames({ scalars, enums, input_objects: inputs, objects }: CustomTypes): string[] {
  return repeats(
    [...scalars, ...enums, ...inputs, ...objects].map(({ name }) => name),
    'duplicate type names',
  )
}

/** A single reason that lists all duplicates; empty if there are none. */
function repeats(names: readonly string[], what: string): string[] {
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].sort()
  return twice.length === 0 ? [] : [`${what}: ${twice.map((name) => `"${name}"`).join(', ')}`]
}

function unknownTypes(
  { name, fields }: Pick<CustomObject, 'name' | 'fields'>,
  known: ReadonlySet<string>,
  what: string,
): string[] {
  return fields
    .map((field) => ({ field: field.name, type: typeNameOf(parseType(field.type)) }))
    .filter(({ type }) => !known.has(type))
    .map(({ field, type }) => `the type "${type}" for field "${field}" in ${what} "${name}" does not exist`)
}

function relationshipFaults({ name, fields, relationships }: CustomObject, tables: Tables): string[] {
  return relationships.flatMap((relationship) => {
    const of = (preposition: string) => `for relationship "${relationship.name}" ${preposition} object type "${name}"`
    const table = tables.get(catalogKey(relationship.remote_table))
    const label = displayName(relationship.remote_table)
    if (!table) return [`the remote table "${label}" ${of('of')} does not exist`]
    return Object.entries(relationship.field_mapping).flatMap(([key, column]) => {
      const field = fields.find((one) => one.name === key)
      const isWrong = !table.catalog.columns.has(column)
      return [
        ...(field ? [] : [`the field "${key}" ${of('in')} does not exist`]),
        ...(field && isListType(parseType(field.type))
          ? [`the type of the field "${key}" ${of('in')} is a list type`]
          : []),
        ...(isWrong ? [`the column "${column}" of remote table "${label}" ${of('of')} does not exist`] : []),
      ]
    })
  })
}
