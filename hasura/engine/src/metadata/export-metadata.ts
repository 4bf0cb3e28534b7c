import type { Json, JsonObject } from '../json.js'
import type { ActionMetadata } from './model/actions.js'
import type { Metadata, SourceMetadata } from './model/metadata.js'
import type { AllowlistEntry } from './model/requests.js'
import type { FunctionMetadata, RelationshipMetadata, TableConfiguration, TableMetadata } from './model/tables.js'

/** The metadata as returned by `export_metadata`: without the cron triggers excluded from it. */
export function exportShown(metadata: Metadata): JsonObject {
  const shown = metadata.cron_triggers.filter((trigger) => trigger.include_in_metadata)
  return exportMetadata({ ...metadata, cron_triggers: shown })
}

/** Replacing the metadata doesn't affect what the export hides. */
export function withHidden(given: Metadata, before: Metadata): Metadata {
  const names = new Set(given.cron_triggers.map(({ name }) => name))
  const hidden = before.cron_triggers.filter((one) => !one.include_in_metadata && !names.has(one.name))
  return { ...given, cron_triggers: [...given.cron_triggers, ...hidden] }
}

/** The whole metadata: empty and default values omitted, entities sorted by name. */
export function exportMetadata(metadata: Metadata): JsonObject {
  return compact(
    {
      version: 3,
      sources: metadata.sources.map(exportSource),
      actions: byName(metadata.actions.map(exportAction)),
      custom_types: compact({
        input_objects: byName(metadata.custom_types.input_objects.map(toJson)),
        objects: byName(metadata.custom_types.objects.map((object) => compact({ ...toJson(object) }))),
        scalars: byName(metadata.custom_types.scalars.map(toJson)),
        enums: byName(metadata.custom_types.enums.map(toJson)),
      }),
      inherited_roles: [...metadata.inherited_roles].sort((a, b) => compare(a.role_name, b.role_name)).map(toJson),
      cron_triggers: byName(
        metadata.cron_triggers.map((trigger) => ({
          ...compact(toJson(trigger)),
          include_in_metadata: trigger.include_in_metadata,
        })),
      ),
      query_collections: byName(metadata.query_collections.map(toJson)),
      allowlist: metadata.allowlist.map(exportAllowlistEntry),
      rest_endpoints: byName(metadata.rest_endpoints.map(toJson)),
      graphql_schema_introspection: compact({
        disabled_for_roles: [...metadata.graphql_schema_introspection.disabled_for_roles],
      }),
    },
    ['sources'],
  )
}

function exportSource(source: SourceMetadata): JsonObject {
  const tables = [...source.tables].sort(
    (a, b) => compare(a.table.schema, b.table.schema) || compare(a.table.name, b.table.name),
  )
  return {
    name: source.name,
    kind: source.kind,
    tables: tables.map(exportTable),
    ...(source.functions.length > 0 ? { functions: source.functions.map(exportFunction) } : {}),
    configuration: source.configuration,
  }
}

function exportTable(table: TableMetadata): JsonObject {
  return compact({
    table: toJson(table.table),
    is_enum: table.is_enum || null,
    configuration: exportConfiguration(table.configuration),
    object_relationships: byName(table.object_relationships.map(exportRelationship)),
    array_relationships: byName(table.array_relationships.map(exportRelationship)),
    computed_fields: byName(table.computed_fields.map(toJson)),
    select_permissions: exportPermissions(table.select_permissions, ['computed_fields', 'allow_aggregations']),
    insert_permissions: exportPermissions(table.insert_permissions, ['set', 'backend_only']),
    update_permissions: exportPermissions(table.update_permissions, ['set', 'backend_only']),
    delete_permissions: exportPermissions(table.delete_permissions, ['backend_only']),
    event_triggers: byName(table.event_triggers.map((trigger) => compact({ ...toJson(trigger) }))),
  })
}

export function exportRelationship(relationship: RelationshipMetadata): JsonObject {
  return { ...toJson(relationship), using: exportUsing(relationship.using) }
}

/** A single column becomes a text again, as written by hand. */
function exportUsing(using: RelationshipMetadata['using']): JsonObject {
  if ('manual_configuration' in using) return toJson(using)
  const key = using.foreign_key_constraint_on
  if (!('table' in key)) return { foreign_key_constraint_on: key.length === 1 ? (key[0] ?? '') : [...key] }
  return { foreign_key_constraint_on: { ...exportColumns(key.columns), table: toJson(key.table) } }
}

function exportColumns(columns: readonly string[]): JsonObject {
  return columns.length === 1 ? { column: columns[0] ?? '' } : { columns: [...columns] }
}

function exportConfiguration(configuration: TableConfiguration): JsonObject {
  const names = Object.entries(configuration.column_config).filter(([, entry]) => entry.custom_name !== undefined)
  const roots = Object.entries(configuration.custom_root_fields).map(([field, { name, comment }]) => {
    return [field, comment === undefined ? (name ?? null) : compact({ name: name ?? null, comment })] as const
  })
  return compact({
    custom_name: configuration.custom_name ?? null,
    custom_root_fields: Object.fromEntries(roots),
    column_config: toJson(configuration.column_config),
    custom_column_names: Object.fromEntries(names.map(([column, entry]) => [column, entry.custom_name ?? null])),
    comment: configuration.comment ?? null,
  })
}

/** Permissions sorted by role, without the named keys if empty or false. */
function exportPermissions(
  entries: readonly { role: string; permission: object }[],
  omittable: readonly string[],
): Json[] {
  const sorted = [...entries].sort((a, b) => compare(a.role, b.role))
  return sorted.map((entry) => {
    const permission = Object.entries(toJson(entry.permission)).filter(
      ([key, value]) => !omittable.includes(key) || !isEmpty(value),
    )
    return { ...toJson(entry), permission: Object.fromEntries(permission) }
  })
}

function exportFunction(entry: FunctionMetadata): JsonObject {
  return compact({
    function: toJson(entry.function),
    configuration: compact({ ...toJson(entry.configuration) }),
    permissions: entry.permissions.map(toJson),
    comment: entry.comment ?? null,
  })
}

function exportAction(action: ActionMetadata): JsonObject {
  const { type, kind, arguments: args, ...rest } = action.definition
  const definition = compact({
    ...toJson(rest),
    forward_client_headers: rest.forward_client_headers || null,
    timeout: rest.timeout === 30 ? null : rest.timeout,
    arguments: args.map(toJson),
    kind,
  })
  return compact({
    ...toJson(action),
    definition: { ...definition, type },
    permissions: action.permissions.map(toJson),
  })
}

function exportAllowlistEntry({ collection, scope }: AllowlistEntry): JsonObject {
  return { collection, scope: scope.global ? { global: true } : { global: false, roles: [...scope.roles] } }
}

/** A copy as plain JSON without `undefined` members. */
export function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject
}

function compact(value: { readonly [key: string]: Json }, kept: readonly string[] = []): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key, item]) => kept.includes(key) || !isEmpty(item)))
}

function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === false) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function byName(entries: readonly JsonObject[]): JsonObject[] {
  return [...entries].sort((a, b) => compare(String(a.name), String(b.name)))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
