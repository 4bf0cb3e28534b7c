import { EngineError } from '../../errors.js'
import type { Json } from '../../json.js'
import { exportMetadata, exportShown, withHidden } from '../../metadata/export-metadata.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { InconsistentObject, Metadata } from '../../metadata/model/metadata.js'
import { EMPTY_METADATA, readMetadata } from '../../metadata/parse-metadata.js'
import { type CommandContext, type CommandTable, command, SUCCESS } from '../command.js'

interface ReplaceArgs {
  readonly metadata: Metadata
  readonly allowInconsistent: boolean
  /** Version 2 returns what is inconsistent. */
  readonly isReporting: boolean
}

function readReplace(args: MetadataReader): ReplaceArgs {
  const isReporting = !args.key('metadata').isAbsent
  const whole = isReporting ? args.key('metadata') : args
  // A typo must not mean "nothing is tracked".
  if (whole.key('sources').isAbsent && whole.key('tables').isAbsent) whole.fault('key "sources" not found')
  return {
    metadata: readMetadata(whole),
    allowInconsistent: args.key('allow_inconsistent_metadata').flag(false),
    isReporting,
  }
}

function report(inconsistencies: readonly InconsistentObject[]): Json {
  return { is_consistent: inconsistencies.length === 0, inconsistent_objects: inconsistencies.map(describe) }
}

function describe(one: InconsistentObject): Json {
  return JSON.parse(JSON.stringify(one)) as Json
}

function replace({ metadata, allowInconsistent, isReporting }: ReplaceArgs, context: CommandContext) {
  // Sources without a connection keep the current one, because older formats have none.
  const sources = metadata.sources.map((source) => {
    const known = context.metadata.sources.find((one) => one.name === source.name)
    return Object.keys(source.configuration).length > 0 || !known
      ? source
      : { ...source, configuration: known.configuration }
  })
  return {
    metadata: withHidden({ ...metadata, sources }, context.metadata),
    options: { allowInconsistent, reload: true, isWhole: true },
    result: isReporting ? report : SUCCESS,
  }
}

function exported({ metadata, version, resourceVersion }: CommandContext) {
  const whole = exportShown(metadata)
  return { result: version === 2 ? { resource_version: resourceVersion, metadata: whole } : whole }
}

/** Removes inconsistent objects by name. */
function dropInconsistent(metadata: Metadata, inconsistencies: readonly InconsistentObject[]): Metadata {
  const names = new Set(inconsistencies.map((one) => one.name))
  return {
    ...metadata,
    sources: metadata.sources.map((source) => {
      const suffix = ` in source ${source.name}`
      const functions = source.functions.filter((one) => !names.has(`function ${label(one.function)}${suffix}`))
      const tables = source.tables
        .filter((one) => !names.has(`table ${label(one.table)}${suffix}`))
        .map((one) => {
          const at = ` in table ${label(one.table)}${suffix}`
          const keep = (kind: string) => (item: { name: string }) => !names.has(`${kind} ${item.name}${at}`)
          const keepRole = (kind: string) => (item: { role: string }) =>
            !names.has(`${kind}_permission ${item.role}${at}`)
          return {
            ...one,
            object_relationships: one.object_relationships.filter(keep('object_relation')),
            array_relationships: one.array_relationships.filter(keep('array_relation')),
            computed_fields: one.computed_fields.filter(keep('computed_field')),
            event_triggers: one.event_triggers.filter(keep('event_trigger')),
            select_permissions: one.select_permissions.filter(keepRole('select')),
            insert_permissions: one.insert_permissions.filter(keepRole('insert')),
            update_permissions: one.update_permissions.filter(keepRole('update')),
            delete_permissions: one.delete_permissions.filter(keepRole('delete')),
          }
        })
      return { ...source, tables, functions }
    }),
    actions: metadata.actions.filter((one) => !names.has(`action ${one.name}`)),
    cron_triggers: metadata.cron_triggers.filter((one) => !names.has(`cron_trigger ${one.name}`)),
    rest_endpoints: metadata.rest_endpoints.filter((one) => !names.has(`endpoint ${one.name}`)),
    custom_types: names.has('custom_types custom_types') ? EMPTY_METADATA.custom_types : metadata.custom_types,
  }
}

function label({ schema, name }: { schema: string; name: string }): string {
  return schema === 'public' ? name : `${schema}.${name}`
}

const noArgs = () => ({})

export const METADATA_COMMANDS: CommandTable = {
  export_metadata: command(noArgs, (_, context) => exported(context)),
  replace_metadata: command(readReplace, replace),
  reload_metadata: command(noArgs, (_, { metadata }) => ({
    metadata,
    options: { allowInconsistent: true, reload: true },
  })),
  clear_metadata: command(noArgs, (_, { metadata }) => ({
    metadata: {
      ...EMPTY_METADATA,
      sources: metadata.sources.slice(0, 1).map((source) => ({ ...source, tables: [], functions: [] })),
    },
    options: { allowInconsistent: true },
  })),
  get_inconsistent_metadata: command(noArgs, (_, { inconsistencies }) => ({ result: report(inconsistencies) })),
  drop_inconsistent_metadata: command(noArgs, (_, { metadata, inconsistencies }) => ({
    metadata: dropInconsistent(metadata, inconsistencies),
    options: { allowInconsistent: true },
  })),
  dump_internal_state: command(noArgs, (_, { metadata, inconsistencies }) => ({
    result: { metadata: exportMetadata(metadata), inconsistent_objects: inconsistencies.map(describe) },
  })),
}

const refuse = (reason: string) => () => {
  throw new EngineError('not-supported', reason, { path: '$.args' })
}

/** Hasura commands that this engine doesn't support, by area. */
const UNSUPPORTED: Readonly<Record<string, readonly string[]>> = {
  'limits per role': ['set_api_limits', 'remove_api_limits'],
  'a list of trusted hosts': ['add_host_to_tls_allowlist', 'drop_host_from_tls_allowlist'],
  'a choice of metrics': ['set_metrics_config', 'remove_metrics_config'],
  'OpenTelemetry export': ['set_opentelemetry_config', 'set_opentelemetry_status'],
  'query tags': ['set_query_tags'],
  'transformed requests': ['test_webhook_transform'],
  'native queries': ['pg_track_native_query', 'pg_untrack_native_query'],
  'logical models': ['pg_track_logical_model', 'pg_untrack_logical_model'],
  'relationships to other sources': ['create', 'update', 'delete'].map((verb) => `pg_${verb}_remote_relationship`),
  'remote schemas': ['update', 'remove', 'reload', 'introspect'].map((verb) => `${verb}_remote_schema`),
}

const onlyOneSource = (name: string) =>
  command(noArgs, refuse(`${name}: this engine works on the one database it was started with`))

/** Rejected with a reason, after checking argument names as clients expect. */
export const REFUSED_COMMANDS: CommandTable = {
  ...Object.fromEntries(
    Object.entries(UNSUPPORTED).flatMap(([what, names]) =>
      names.map((name) => [name, command(noArgs, refuse(`not supported by this engine: ${what}`))]),
    ),
  ),
  pg_add_source: onlyOneSource('pg_add_source'),
  pg_drop_source: onlyOneSource('pg_drop_source'),
  rename_source: onlyOneSource('rename_source'),
  add_remote_schema: command((args) => args.key('name').name(), refuse('not supported by this engine: remote schemas')),
}
