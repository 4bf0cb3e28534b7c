import { EngineError } from '../../errors.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { Metadata } from '../../metadata/model/metadata.js'
import type { QueryCollection } from '../../metadata/model/requests.js'
import { parseDocumentText, parseQueryCollection, parseRestEndpoint } from '../../metadata/parse-entries.js'
import { parseInheritedRole, readAllowlistEntry } from '../../metadata/parse-metadata.js'
import { type CommandTable, command } from '../command.js'
import { without } from '../edit-metadata.js'

/** Throws EngineError not-exists. */
function requireCollection(metadata: Metadata, name: string): QueryCollection {
  const found = metadata.query_collections.find((collection) => collection.name === name)
  if (found) return found
  throw new EngineError('not-exists', `query collection with name "${name}" does not exist`, { path: '$.args' })
}

type Query = QueryCollection['definition']['queries'][number]

function editQueries(
  metadata: Metadata,
  name: string,
  edit: (queries: readonly Query[]) => readonly Query[],
): Metadata {
  return {
    ...metadata,
    query_collections: metadata.query_collections.map((collection) =>
      collection.name === name
        ? { ...collection, definition: { queries: edit(collection.definition.queries) } }
        : collection,
    ),
  }
}

const readQueryName = (args: MetadataReader) => ({
  collection: args.key('collection_name').name(),
  name: args.key('query_name').name(),
})

/** Throws EngineError already-exists. */
function refuseTaken(metadata: Metadata, name: string): void {
  if (!metadata.query_collections.some((one) => one.name === name)) return
  throw new EngineError('already-exists', `query collection with name "${name}" already exists`, { path: '$.args' })
}

/** Renames a collection wherever it is referred to. */
function renameCollection(metadata: Metadata, from: string, to: string): Metadata {
  const renamed = (name: string) => (name === from ? to : name)
  return {
    ...metadata,
    query_collections: metadata.query_collections.map((one) => ({ ...one, name: renamed(one.name) })),
    allowlist: metadata.allowlist.map((one) => ({ ...one, collection: renamed(one.collection) })),
    rest_endpoints: metadata.rest_endpoints.map((one) => {
      const { query } = one.definition
      return { ...one, definition: { query: { ...query, collection_name: renamed(query.collection_name) } } }
    }),
  }
}

const COLLECTIONS: CommandTable = {
  create_query_collection: command(parseQueryCollection, (collection, { metadata }) => {
    refuseTaken(metadata, collection.name)
    return { metadata: { ...metadata, query_collections: [...metadata.query_collections, collection] } }
  }),
  rename_query_collection: command(
    (args) => ({ name: args.key('name').name(), newName: args.key('new_name').name() }),
    ({ name, newName }, { metadata }) => {
      requireCollection(metadata, name)
      refuseTaken(metadata, newName)
      return { metadata: renameCollection(metadata, name, newName) }
    },
  ),
  drop_query_collection: command(
    (args) => ({ name: args.key('collection').name(), cascade: args.key('cascade').flag(false) }),
    ({ name, cascade }, { metadata }) => {
      requireCollection(metadata, name)
      const isAllowed = metadata.allowlist.some((entry) => entry.collection === name)
      if (isAllowed && !cascade) {
        const message = `query collection with name "${name}" is present in the allowlist; cannot proceed to drop. Use cascade to remove from allowlist`
        throw new EngineError('dependency-error', message, { path: '$.args' })
      }
      return {
        metadata: {
          ...metadata,
          query_collections: without(metadata.query_collections, name),
          allowlist: metadata.allowlist.filter((entry) => entry.collection !== name),
        },
      }
    },
  ),
  add_query_to_collection: command(
    (args) => ({ ...readQueryName(args), query: parseDocumentText(args.key('query')) }),
    ({ collection, name, query }, { metadata }) => {
      if (requireCollection(metadata, collection).definition.queries.some((one) => one.name === name)) {
        const message = `query with name "${name}" already exists in collection "${collection}"`
        throw new EngineError('already-exists', message, { path: '$.args' })
      }
      return { metadata: editQueries(metadata, collection, (queries) => [...queries, { name, query }]) }
    },
  ),
  drop_query_from_collection: command(readQueryName, ({ collection, name }, { metadata }) => {
    if (!requireCollection(metadata, collection).definition.queries.some((one) => one.name === name)) {
      const message = `query with name "${name}" not found in collection "${collection}"`
      throw new EngineError('not-found', message, { path: '$.args' })
    }
    return { metadata: editQueries(metadata, collection, (queries) => without(queries, name)) }
  }),
}

/** Throws EngineError not-found. */
function requireAllowed(metadata: Metadata, collection: string): void {
  if (metadata.allowlist.some((entry) => entry.collection === collection)) return
  throw new EngineError('not-found', `collection "${collection}" doesn't exist in the allowlist`, { path: '$.args' })
}

const ALLOWLIST: CommandTable = {
  add_collection_to_allowlist: command(
    (args) => readAllowlistEntry(args.picked(['collection', 'scope'])),
    ({ collection, scope }, { metadata }) => {
      requireCollection(metadata, collection)
      if (metadata.allowlist.some((entry) => entry.collection === collection)) {
        return { result: { message: `collection "${collection}" already exists in the allowlist` } }
      }
      return {
        metadata: {
          ...metadata,
          allowlist: [...metadata.allowlist, { collection, scope }],
        },
      }
    },
  ),
  update_scope_of_collection_in_allowlist: command(
    (args) => readAllowlistEntry(args.picked(['collection', 'scope'])),
    ({ collection, scope }, { metadata }) => {
      requireAllowed(metadata, collection)
      const allowlist = metadata.allowlist.map((one) => (one.collection === collection ? { ...one, scope } : one))
      return { metadata: { ...metadata, allowlist } }
    },
  ),
  drop_collection_from_allowlist: command(
    (args) => ({ collection: args.key('collection').name() }),
    ({ collection }, { metadata }) => {
      requireAllowed(metadata, collection)
      return {
        metadata: { ...metadata, allowlist: metadata.allowlist.filter((entry) => entry.collection !== collection) },
      }
    },
  ),
}

const ENDPOINTS: CommandTable = {
  create_rest_endpoint: command(parseRestEndpoint, (endpoint, { metadata }) => {
    const { name } = endpoint
    if (metadata.rest_endpoints.some((one) => one.name === name)) {
      throw new EngineError('already-exists', `Endpoint with name: ${name} already exists`, { path: '$.args' })
    }
    const changed = { ...metadata, rest_endpoints: [...metadata.rest_endpoints, endpoint] }
    return { metadata: changed, options: { subject: `endpoint ${name}` } }
  }),
  drop_rest_endpoint: command(
    (args) => ({ name: args.key('name').name() }),
    ({ name }, { metadata }) => {
      if (!metadata.rest_endpoints.some((one) => one.name === name)) {
        throw new EngineError('not-exists', `REST endpoint with name: "${name}" does not exist`, { path: '$.args' })
      }
      return { metadata: { ...metadata, rest_endpoints: without(metadata.rest_endpoints, name) } }
    },
  ),
}

const ROLES: CommandTable = {
  add_inherited_role: command(parseInheritedRole, (role, { metadata }) => {
    if (role.role_set.includes(role.role_name)) {
      const message = 'an inherited role name cannot be in the role combination'
      throw new EngineError('invalid-params', message, { path: '$.args' })
    }
    const others = metadata.inherited_roles.filter((one) => one.role_name !== role.role_name)
    return { metadata: { ...metadata, inherited_roles: [...others, role] } }
  }),
  drop_inherited_role: command(
    (args) => ({ name: args.key('role_name').name() }),
    ({ name }, { metadata }) => {
      const kept = metadata.inherited_roles.filter((role) => role.role_name !== name)
      if (kept.length === metadata.inherited_roles.length) {
        throw new EngineError('not-exists', `${name} inherited role doesn't exist`, { path: '$.args' })
      }
      return { metadata: { ...metadata, inherited_roles: kept } }
    },
  ),
  set_graphql_schema_introspection_options: command(
    (args) => ({ roles: args.key('disabled_for_roles').list((role) => role.name()) }),
    ({ roles }, { metadata }) => ({
      metadata: { ...metadata, graphql_schema_introspection: { disabled_for_roles: roles } },
    }),
  ),
}

export const COLLECTION_COMMANDS: CommandTable = { ...COLLECTIONS, ...ALLOWLIST, ...ENDPOINTS, ...ROLES }
