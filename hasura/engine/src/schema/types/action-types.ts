import { parseType, type TypeNode } from 'graphql'
import { catalogKey } from '../../catalog/catalog.js'
import type { ActionMetadata, CustomObject } from '../../metadata/model/actions.js'
import type { Registry } from '../registry.js'
import type { Codec } from '../source/codecs.js'
import { listArguments, NO_ARGUMENTS, tableType } from './table-types.js'
import {
  enumType,
  fieldMap,
  type InputField,
  inputType,
  list,
  listOf,
  type NamedType,
  named,
  nonNull,
  type ObjectType,
  type OutputField,
  objectType,
  type TypeRef,
} from './type-model.js'

/** Accepts any JSON; validation is up to the handler. */
const anyCodec: Codec = { name: 'any', encode: (value) => (typeof value === 'string' ? value : JSON.stringify(value)) }

/** Root fields of the actions the role may call. */
export function actionFields(registry: Registry, place: 'query' | 'mutation'): OutputField[] {
  return registry.metadata.actions.flatMap((action): OutputField[] => {
    const { type, kind } = action.definition
    const isAsync = kind === 'asynchronous'
    if (!mayCall(registry, action)) return []
    if (place === 'query' && isAsync) return [asyncResultField(registry, action)]
    if (place !== type) return []
    const args = fieldMap(action.definition.arguments.map((one) => argumentField(registry, one)))
    const output = outputRef(registry, action.definition.output_type)
    const uuid = nonNull(named(registry.scalar('uuid')))
    return [
      {
        name: action.name,
        description: action.comment,
        type: isAsync ? uuid : output,
        args,
        meaning: { kind: 'action', action },
      },
    ]
  })
}

function mayCall(registry: Registry, action: ActionMetadata): boolean {
  if (registry.role === 'admin') return true
  const granted = new Set(action.permissions.map(({ role }) => role))
  return [...registry.rules.lineage(registry.role)].some((role) => granted.has(role))
}

function asyncResultField(registry: Registry, action: ActionMetadata): OutputField {
  const id: InputField = {
    name: 'id',
    description: 'the unique id of an action',
    type: nonNull(named(registry.scalar('uuid'))),
  }
  const field = (name: string, description: string, type: TypeRef): OutputField => ({
    name,
    description,
    type,
    args: NO_ARGUMENTS,
    meaning: { kind: 'actionField', name },
  })
  const type = registry.define(action.name, () =>
    objectType(action.name, `fields of action: "${action.name}"`, () => [
      field('created_at', 'the time at which this action was created', nonNull(named(registry.scalar('timestamptz')))),
      field('errors', 'errors related to the invocation', named(registry.scalar('json'))),
      field('id', 'the unique id of an action', nonNull(named(registry.scalar('uuid')))),
      field('output', 'the output fields of this action', outputRef(registry, action.definition.output_type)),
    ]),
  )
  return {
    name: action.name,
    description: action.comment,
    type: named(type),
    args: fieldMap([id]),
    meaning: { kind: 'actionResult', action },
  }
}

function refOf(node: TypeNode, resolve: (name: string) => NamedType): TypeRef {
  if (node.kind === 'NonNullType') return nonNull(refOf(node.type, resolve))
  if (node.kind === 'ListType') return list(refOf(node.type, resolve))
  return named(resolve(node.name.value))
}

function argumentField(
  registry: Registry,
  { name, type, description }: { name: string; type: string; description?: string },
): InputField {
  return {
    name,
    description,
    type: refOf(parseType(type), (one) => inputNamed(registry, one)),
    meaning: { kind: 'scalar', codec: anyCodec },
  }
}

/** An input object, enum or scalar of the custom types by name. */
function inputNamed(registry: Registry, name: string): NamedType {
  const { input_objects: inputs } = registry.metadata.custom_types
  const input = inputs.find((one) => one.name === name)
  if (!input) return leafNamed(registry, name)
  return registry.define(name, () =>
    inputType(name, input.description, () => input.fields.map((field) => argumentField(registry, field))),
  )
}

function leafNamed(registry: Registry, name: string): NamedType {
  const { enums, scalars } = registry.metadata.custom_types
  const found = enums.find((one) => one.name === name)
  if (found) {
    const values = found.values.map(({ value, description }) => ({ name: value, description }))
    return registry.define(name, () => enumType(name, found.description, values))
  }
  const description = scalars.find((one) => one.name === name)?.description
  return registry.define(name, () => ({ kind: 'scalar', name, description }))
}

function outputRef(registry: Registry, type: string): TypeRef {
  return refOf(parseType(type), (name) => outputNamed(registry, name))
}

function outputNamed(registry: Registry, name: string): NamedType {
  const object = registry.metadata.custom_types.objects.find((one) => one.name === name)
  return object ? customObject(registry, object) : leafNamed(registry, name)
}

function customObject(registry: Registry, object: CustomObject): ObjectType {
  return registry.define(object.name, () =>
    objectType(object.name, object.description, () => [
      ...object.fields.map(
        ({ name, type, description }): OutputField => ({
          name,
          description,
          type: outputRef(registry, type),
          args: NO_ARGUMENTS,
          meaning: { kind: 'actionField', name },
        }),
      ),
      ...object.relationships.flatMap((one) => relationshipField(registry, one)),
    ]),
  )
}

function relationshipField(registry: Registry, relationship: CustomObject['relationships'][number]): OutputField[] {
  const table = registry.source.tables.get(catalogKey(relationship.remote_table))
  const remote = table ? registry.access(table) : undefined
  if (!remote?.select || !remote.table.isExposed) return []
  const isList = relationship.type === 'array'
  const type = tableType(registry, remote)
  return [
    {
      name: relationship.name,
      description: isList ? 'An array relationship' : 'An object relationship',
      type: isList ? nonNull(listOf(type)) : named(type),
      args: isList ? listArguments(registry, remote) : NO_ARGUMENTS,
      meaning: { kind: 'actionRelationship', isList, mapping: Object.entries(relationship.field_mapping), remote },
    },
  ]
}
