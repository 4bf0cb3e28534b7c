import { type DocumentNode, Kind, parse } from 'graphql'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import type { RestEndpoint } from '../metadata/model/requests.js'

/** What is wrong with REST endpoints and the collections they and the allow list refer to (semantics §2.9). */
export function checkEndpoints(metadata: Metadata): InconsistentObject[] {
  const single = metadata.rest_endpoints.flatMap((endpoint) => {
    const reason = pathFault(endpoint) ?? queryFault(endpoint, metadata)
    return reason === null
      ? []
      : [{ type: 'endpoint', name: `endpoint ${endpoint.name}`, reason, definition: { ...endpoint } }]
  })
  const missing = metadata.allowlist
    .filter(({ collection }) => !metadata.query_collections.some(({ name }) => name === collection))
    .map(({ collection }) => ({
      type: 'allowlist',
      name: `allowlist collection ${collection}`,
      reason: `query collection with name "${collection}" does not exist`,
    }))
  const ambiguous = ambiguousPaths(metadata.rest_endpoints)
  if (ambiguous.length === 0) return [...single, ...missing]
  const reason = `Ambiguous URL paths: ${ambiguous.map(({ url }) => url).join(', ')}`
  // This reason is returned by the command that adds one of them.
  const clashes = ambiguous.map(({ name }) => ({ type: 'ambiguous endpoints', name: `endpoint ${name}`, reason }))
  return [...single, ...clashes, ...missing]
}

function pathFault({ url }: RestEndpoint): string | null {
  const segments = url.split('/')
  if (segments.some((segment) => segment === '' || segment === ':')) {
    return `Empty segments or unnamed variables are not allowed: ${url}`
  }
  const names = segments.filter((segment) => segment.startsWith(':'))
  return new Set(names).size < names.length ? `Duplicate variables found in endpoint path: ${url}` : null
}

function queryFault(endpoint: RestEndpoint, metadata: Metadata): string | null {
  const { collection_name: collectionName, query_name: queryName } = endpoint.definition.query
  const wrong = (reason: string) => `Inconsistent object: in endpoint ${endpoint.name}: ${reason}`
  const collection = metadata.query_collections.find(({ name }) => name === collectionName)
  if (!collection) return wrong(`collection with name "${collectionName}" does not exist`)
  const query = collection.definition.queries.find(({ name }) => name === queryName)
  if (!query) return wrong(`query with name ${queryName} does not exist`)
  const operations = parseOperations(query.query)
  if (operations === null) return wrong(`query with name ${queryName} is not a valid graphql query`)
  if (operations.length !== 1) return wrong(`query with name ${queryName} has multiple operations`)
  return operations[0]?.operation === 'subscription' ? wrong(`query with name ${queryName} is a subscription`) : null
}

function parseOperations(query: string) {
  let document: DocumentNode
  try {
    document = parse(query, { noLocation: true })
  } catch {
    return null
  }
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
}

/** Every endpoint that shares a method and a possible path with another. */
function ambiguousPaths(endpoints: readonly RestEndpoint[]): RestEndpoint[] {
  const clashes = (a: RestEndpoint, b: RestEndpoint) =>
    a !== b && a.methods.some((method) => b.methods.includes(method)) && overlaps(a.url.split('/'), b.url.split('/'))
  return endpoints
    .filter((one) => endpoints.some((other) => clashes(one, other)))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

function overlaps(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length === b.length &&
    a.every((segment, at) => segment.startsWith(':') || b[at]?.startsWith(':') || segment === b[at])
  )
}
