import { parseType, print } from 'graphql'
import type { MetadataReader } from './metadata-reader.js'
import type { CustomObject, CustomRelationship, CustomTypes, TypedField } from './model/actions.js'
import { parseName } from './parse-shared.js'

/** `custom_types` from actions.yaml or set_custom_types (semantics §7.2). */
export function parseCustomTypes(read: MetadataReader): CustomTypes {
  read.keys(['input_objects', 'objects', 'scalars', 'enums'])
  return {
    input_objects: read.key('input_objects').list((item) => {
      item.keys(['name', 'description', 'fields'])
      return {
        name: item.key('name').graphqlName(),
        ...parseDescription(item),
        fields: item.key('fields').filledList(parseField),
      }
    }),
    objects: read.key('objects').list(parseObject),
    scalars: read.key('scalars').list((item) => {
      item.keys(['name', 'description'])
      return { name: item.key('name').graphqlName(), ...parseDescription(item) }
    }),
    enums: read.key('enums').list((item) => {
      item.keys(['name', 'description', 'values'])
      return {
        name: item.key('name').graphqlName(),
        ...parseDescription(item),
        values: item.key('values').filledList(parseEnumValue),
      }
    }),
  }
}

function parseObject(read: MetadataReader): CustomObject {
  read.keys(['name', 'description', 'fields', 'relationships'])
  return {
    name: read.key('name').graphqlName(),
    ...parseDescription(read),
    fields: read.key('fields').filledList(parseField),
    relationships: read.key('relationships').list(parseCustomRelationship),
  }
}

export function parseCustomRelationship(read: MetadataReader): CustomRelationship {
  read.keys(['name', 'type', 'source', 'remote_table', 'field_mapping'])
  const mapping = read.key('field_mapping').entries()
  return {
    name: read.key('name').graphqlName(),
    type: read.key('type').choice(['object', 'array']),
    source: read.key('source').optionalText() ?? 'default',
    remote_table: parseName(read.key('remote_table')),
    field_mapping: Object.fromEntries(mapping.map(([field, column]) => [field, column.name()])),
  }
}

export function parseField(read: MetadataReader): TypedField {
  read.keys(['name', 'type', 'description', 'arguments'])
  return { name: read.key('name').graphqlName(), type: parseTypeText(read.key('type')), ...parseDescription(read) }
}

function parseEnumValue(read: MetadataReader) {
  read.keys(['value', 'description', 'is_deprecated'])
  return {
    value: read.key('value').graphqlName(),
    ...parseDescription(read),
    ...(read.key('is_deprecated').flag(false) ? { is_deprecated: true } : {}),
  }
}

function parseDescription(read: MetadataReader): { description?: string } {
  const description = read.key('description').optionalText()
  return description === undefined ? {} : { description }
}

/** A GraphQL type in SDL syntax: `[uuid!]!`. */
export function parseTypeText(read: MetadataReader): string {
  const text = read.name()
  if (text === '') return text
  try {
    return print(parseType(text, { noLocation: true }))
  } catch {
    read.fault(`expected a GraphQL type, but found "${text}"`)
    return 'String'
  }
}
