import type { MetadataReader } from './metadata-reader.js'
import type { ColumnList } from './model/permissions.js'
import type { QualifiedName } from './model/qualified-name.js'
import type { HeaderConf } from './model/webhooks.js'

/** `"t"` or `{ schema, name }`; the default schema is `public`. */
export function parseName(read: MetadataReader): QualifiedName {
  if (typeof read.value === 'string') return { schema: 'public', name: read.name() }
  read.keys(['schema', 'name'])
  return { schema: read.key('schema').optionalText() ?? 'public', name: read.key('name').name() }
}

export function parseComment(read: MetadataReader): { comment?: string } {
  const comment = read.key('comment').optionalText()
  return comment === undefined ? {} : { comment }
}

/**
 * `{ name, value }` or `{ name, value_from_env }`. The engine's own settings can't be used, so that they aren't sent
 * out.
 */
export function parseHeader(read: MetadataReader): HeaderConf {
  read.keys(['name', 'value', 'value_from_env'])
  const name = read.key('name').name()
  const variable = read.key('value_from_env').optionalText()
  if (variable === undefined) return { name, value: read.key('value').text() }
  if (variable.startsWith('HASURA_GRAPHQL_')) {
    read.fault(`env variables starting with "HASURA_GRAPHQL_" are not allowed in value_from_env: ${variable}`)
  }
  return { name, value_from_env: variable }
}

/** Column names, or `*` for all. */
export function parseColumns(read: MetadataReader): ColumnList {
  return read.value === '*' ? '*' : read.list((column) => column.name())
}
