import { type DocumentNode, executeSync } from 'graphql'
import { EngineError } from '../errors.js'
import { stringifyJson } from '../json.js'
import type { RoleSchema } from '../schema/role-schema.js'
import type { EngineOptions } from './engine-types.js'
import type { PlannedRequest } from './plan-cache.js'

/** Answers one `__schema` or `__type` root (its response key as JSON text) through graphql-js on the role's schema. */
export function answerIntrospection(
  { metadata, schema }: EngineOptions & { readonly schema: RoleSchema },
  { operation, variables }: PlannedRequest,
  key: string,
): string {
  if (metadata.graphql_schema_introspection.disabled_for_roles.includes(schema.role)) {
    throw new EngineError('not-supported', `introspection is disabled for role: "${schema.role}"`)
  }
  const operationName = operation.node.name?.value
  const result = executeSync({
    schema: schema.graphql,
    document: introspectionOnly(operation.document, operation.node),
    operationName,
    variableValues: Object.fromEntries(variables),
  })
  const [error] = result.errors ?? []
  if (error) throw new EngineError('validation-failed', error.message)
  return stringifyJson(result.data?.[JSON.parse(key) as string] ?? null)
}

/** The document with nothing but `__schema` and `__type` at the operation's root, so that nothing else is resolved. */
function introspectionOnly(document: DocumentNode, node: PlannedRequest['operation']['node']): DocumentNode {
  const selections = node.selectionSet.selections.filter(
    (one) => one.kind !== 'Field' || one.name.value.startsWith('__'),
  )
  const only = { ...node, selectionSet: { ...node.selectionSet, selections } }
  return { ...document, definitions: document.definitions.map((one) => (one === node ? only : one)) }
}
