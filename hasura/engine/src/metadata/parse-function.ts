import type { MetadataReader } from './metadata-reader.js'
import type { FunctionMetadata } from './model/tables.js'
import { parseComment, parseName } from './parse-shared.js'

/** An entry of the first metadata version, which had names only; the second version's match today's. */
export function parseOldFunction(read: MetadataReader): FunctionMetadata {
  const isName = typeof read.value === 'string' || read.key('function').isAbsent
  if (!isName) return parseFunction(read)
  return { function: parseName(read), configuration: { custom_root_fields: {} }, permissions: [] }
}

/** One entry of functions.yaml (semantics §2.8). */
export function parseFunction(read: MetadataReader): FunctionMetadata {
  read.keys(['function', 'configuration', 'permissions', 'comment'])
  return {
    function: parseName(read.key('function')),
    configuration: parseFunctionConfiguration(read.key('configuration')),
    permissions: read.key('permissions').list((item) => {
      item.keys(['role', 'comment'])
      return { role: item.key('role').name() }
    }),
    ...parseComment(read),
  }
}

export function parseFunctionConfiguration(read: MetadataReader): FunctionMetadata['configuration'] {
  if (read.isAbsent) return { custom_root_fields: {} }
  read.keys(['session_argument', 'exposed_as', 'custom_name', 'custom_root_fields'], {
    response: 'a response type by hand',
  })
  const session = read.key('session_argument').optionalText()
  const exposed = read.key('exposed_as')
  const name = read.key('custom_name').optionalGraphqlName()
  const roots = read.key('custom_root_fields')
  if (!roots.isAbsent) roots.keys(['function', 'function_aggregate'])
  const named = roots.entries().filter(([, field]) => !field.isAbsent)
  return {
    ...(session === undefined ? {} : { session_argument: session }),
    ...(exposed.isAbsent ? {} : { exposed_as: exposed.choice(['query', 'mutation']) }),
    ...(name === undefined ? {} : { custom_name: name }),
    custom_root_fields: Object.fromEntries(named.map(([root, field]) => [root, field.graphqlName()])),
  }
}
