import { type FileOf, MetadataError, MetadataReader } from './metadata-reader.js'
import type { InheritedRole, Metadata, SourceMetadata } from './model/metadata.js'
import type { AllowlistEntry } from './model/requests.js'
import { parseCustomTypes } from './parse-custom-types.js'
import { parseAction, parseCronTrigger, parseQueryCollection, parseRestEndpoint } from './parse-entries.js'
import { parseFunction, parseOldFunction } from './parse-function.js'
import { parseTable } from './parse-table.js'

const NOT_HERE = {
  remote_schemas: 'remote schemas',
  api_limits: 'limits per role',
  network: 'a list of trusted hosts',
  opentelemetry: 'OpenTelemetry export',
  metrics_config: 'a choice of metrics',
  backend_configs: 'data connectors',
  host_tls_allowlist: 'a list of trusted hosts',
}

export const EMPTY_METADATA: Metadata = {
  version: 3,
  sources: [],
  actions: [],
  custom_types: { input_objects: [], objects: [], scalars: [], enums: [] },
  inherited_roles: [],
  cron_triggers: [],
  query_collections: [],
  allowlist: [],
  rest_endpoints: [],
  graphql_schema_introspection: { disabled_for_roles: [] },
}

/**
 * Metadata v3 (or v1 and v2, whose tables belong to one source `default`) in the engine's own form.
 * @param files where each object was included from, so that errors can name the file
 * @throws MetadataError with every unknown key, unsupported feature and malformed value
 */
export function parseMetadata(value: unknown, files?: FileOf, path = '$'): Metadata {
  const read = MetadataReader.of(value, files, path)
  const metadata = readMetadata(read)
  if (read.faults.length > 0) throw new MetadataError(read.faults)
  return metadata
}

export function readMetadata(read: MetadataReader): Metadata {
  const isOld = read.key('sources').isAbsent
  read.keys([...Object.keys(EMPTY_METADATA), ...(isOld ? ['tables', 'functions'] : [])], NOT_HERE)
  const sources =
    isOld && !read.key('tables').isAbsent
      ? [readSource(read, 'default')]
      : read.key('sources').list((item) => readSource(item))
  const custom = read.key('custom_types')
  return {
    version: 3,
    sources,
    actions: read.key('actions').list(parseAction),
    custom_types: custom.isAbsent ? EMPTY_METADATA.custom_types : parseCustomTypes(custom),
    inherited_roles: read.key('inherited_roles').list(parseInheritedRole),
    cron_triggers: read.key('cron_triggers').list(parseCronTrigger),
    query_collections: read.key('query_collections').list(parseQueryCollection),
    allowlist: read.key('allowlist').list(readAllowlistEntry),
    rest_endpoints: read.key('rest_endpoints').list(parseRestEndpoint),
    graphql_schema_introspection: {
      disabled_for_roles: read
        .key('graphql_schema_introspection')
        .key('disabled_for_roles')
        .list((role) => role.name()),
    },
  }
}

function readSource(read: MetadataReader, fixedName?: string): SourceMetadata {
  if (fixedName === undefined) {
    read.keys(['name', 'kind', 'configuration', 'tables', 'functions'], {
      customization: 'prefixes and naming conventions of a source',
      native_queries: 'native queries',
      logical_models: 'logical models',
      stored_procedures: 'stored procedures',
      query_tags: 'query tags',
      health_check: 'health checks of sources',
    })
  }
  const kind = read.key('kind')
  if (fixedName === undefined && !kind.isAbsent && kind.value !== 'postgres' && kind.value !== 'pg') {
    kind.fault('not supported by this engine: only sources of kind postgres', 'not-supported')
  }
  const configuration = read.key('configuration')
  if (fixedName === undefined && !configuration.isAbsent) {
    configuration.keys(['connection_info', 'extensions_schema'], {
      read_replicas: 'read replicas',
      connection_template: 'connections by template',
      connection_set: 'connections by template',
    })
  }
  return {
    name: fixedName ?? read.key('name').name(),
    kind: 'postgres',
    configuration: fixedName === undefined ? configuration.object() : {},
    tables: read.key('tables').list(parseTable),
    functions: read.key('functions').list(fixedName === undefined ? parseFunction : parseOldFunction),
  }
}

export function parseInheritedRole(read: MetadataReader): InheritedRole {
  read.keys(['role_name', 'role_set'])
  return { role_name: read.key('role_name').name(), role_set: read.key('role_set').list((role) => role.name()) }
}

/** One entry of allow_list.yaml; for everyone unless it lists roles. */
export function readAllowlistEntry(read: MetadataReader): AllowlistEntry {
  read.keys(['collection', 'scope'])
  const scope = read.key('scope')
  if (!scope.isAbsent) scope.keys(['global', 'roles'])
  return {
    collection: read.key('collection').name(),
    scope: {
      global: scope.key('global').flag(scope.key('roles').isAbsent),
      roles: scope.key('roles').list((role) => role.name()),
    },
  }
}
