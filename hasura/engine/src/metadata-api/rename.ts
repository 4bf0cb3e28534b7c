import { type Catalog, catalogKey } from '../catalog/catalog.js'
import type { Json, JsonObject } from '../json.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { BoolExp, ColumnList } from '../metadata/model/permissions.js'
import type { QualifiedName } from '../metadata/model/qualified-name.js'
import type { RelationshipUsing, TableMetadata } from '../metadata/model/tables.js'
import { buildSource } from '../schema/source/build-source.js'
import type { TableModel } from '../schema/source/model.js'
import type { SourceModel } from '../schema/source/permissions.js'

/** Maps a column or relationship of a table to its new name, or to itself. */
export type RenameKey = (owner: QualifiedName, key: string) => string

/**
 * Renames keys in the boolean expressions of all permissions.
 * @param changed the metadata to edit
 * @param before the metadata with the names still used by the expressions
 * @param catalog the database as `before` knew it
 */
export function renameInExpressions(
  changed: Metadata,
  before: Metadata,
  catalog: Catalog,
  rename: RenameKey,
): Metadata {
  const model = buildSource(before, catalog)
  return mapTables(changed, (table) => {
    const found = model.tables.get(catalogKey(table.table))
    if (!found) return table
    const edit = <Expression extends BoolExp | null>(expression: Expression) =>
      (expression === null ? null : renamed(expression, found, model, rename)) as Expression
    return {
      ...table,
      select_permissions: table.select_permissions.map((one) => ({
        ...one,
        permission: { ...one.permission, filter: edit(one.permission.filter) },
      })),
      insert_permissions: table.insert_permissions.map((one) => ({
        ...one,
        permission: { ...one.permission, check: edit(one.permission.check) },
      })),
      update_permissions: table.update_permissions.map((one) => ({
        ...one,
        permission: { ...one.permission, filter: edit(one.permission.filter), check: edit(one.permission.check) },
      })),
      delete_permissions: table.delete_permissions.map((one) => ({
        ...one,
        permission: { ...one.permission, filter: edit(one.permission.filter) },
      })),
    }
  })
}

function renamed(expression: Json, table: TableModel, source: SourceModel, rename: RenameKey): Json {
  if (Array.isArray(expression)) return expression.map((item: Json) => renamed(item, table, source, rename))
  if (!isJsonObject(expression)) return expression
  const entries = Object.entries(expression as JsonObject).map(([key, value]) =>
    renamedMember(key, value, table, source, rename),
  )
  return Object.fromEntries(entries)
}

function renamedMember(
  key: string,
  value: Json,
  table: TableModel,
  source: SourceModel,
  rename: RenameKey,
): [string, Json] {
  if (/^[_$](and|or|not)$/.test(key)) return [key, renamed(value, table, source, rename)]
  if (/^[_$]exists$/.test(key) && isJsonObject(value)) return [key, renamedExists(value as JsonObject, source, rename)]
  const inner = table.relationships.get(key)?.remote ?? table.computedFields.get(key)?.returns
  if (inner) return [rename(table.catalog, key), renamed(value, inner, source, rename)]
  return [rename(table.catalog, key), renamedComparison(value, table, rename)]
}

function renamedExists(value: JsonObject, source: SourceModel, rename: RenameKey): Json {
  const named = value._table ?? value.$table ?? ''
  const name = isJsonObject(named)
    ? { schema: String(named.schema ?? 'public'), name: String(named.name) }
    : { schema: 'public', name: String(named) }
  const table = source.tables.get(catalogKey(name))
  const whereKey = '$where' in value ? '$where' : '_where'
  return table ? { ...value, [whereKey]: renamed(value[whereKey] ?? {}, table, source, rename) } : value
}

function renamedComparison(value: Json, table: TableModel, rename: RenameKey): Json {
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value as JsonObject).map(([operator, column]): [string, Json] => {
    const isColumn = /^[_$]c(eq|ne|neq|gt|lt|gte|lte)$/.test(operator) && typeof column === 'string'
    return [operator, isColumn ? rename(table.catalog, column) : column]
  })
  return Object.fromEntries(entries)
}

/** Renames columns wherever metadata lists them: permissions, presets, relationships, triggers, configuration. */
export function renameColumns(metadata: Metadata, rename: RenameKey): Metadata {
  return mapTables(metadata, (table) => {
    const own = (column: string) => rename(table.table, column)
    const list = (columns: ColumnList): ColumnList => (columns === '*' ? '*' : columns.map(own))
    const keys = <Value>(object: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(object).map(([column, value]) => [own(column), value]))
    return {
      ...table,
      configuration: { ...table.configuration, column_config: keys(table.configuration.column_config) },
      object_relationships: table.object_relationships.map((one) => ({
        ...one,
        using: renamedUsing(one.using, table.table, rename),
      })),
      array_relationships: table.array_relationships.map((one) => ({
        ...one,
        using: renamedUsing(one.using, table.table, rename),
      })),
      select_permissions: table.select_permissions.map((one) => ({
        ...one,
        permission: { ...one.permission, columns: list(one.permission.columns) },
      })),
      insert_permissions: table.insert_permissions.map((one) => {
        const { columns, set } = one.permission
        return {
          ...one,
          permission: {
            ...one.permission,
            set: keys(set),
            ...(columns === undefined ? {} : { columns: list(columns) }),
          },
        }
      }),
      update_permissions: table.update_permissions.map((one) => {
        const { columns, set } = one.permission
        return { ...one, permission: { ...one.permission, set: keys(set), columns: list(columns) } }
      }),
      event_triggers: table.event_triggers.map((trigger) => ({
        ...trigger,
        definition: renamedDefinition(trigger.definition, list),
      })),
    }
  })
}

function renamedDefinition(
  definition: TableMetadata['event_triggers'][number]['definition'],
  list: (columns: ColumnList) => ColumnList,
) {
  const edit = (operation: 'insert' | 'update' | 'delete') => {
    const spec = definition[operation]
    if (!spec) return {}
    return {
      [operation]: {
        columns: list(spec.columns),
        ...(spec.payload === undefined ? {} : { payload: list(spec.payload) }),
      },
    }
  }
  return { ...definition, ...edit('insert'), ...edit('update'), ...edit('delete') }
}

function renamedUsing(using: RelationshipUsing, owner: QualifiedName, rename: RenameKey): RelationshipUsing {
  if ('manual_configuration' in using) {
    const { remote_table: remote, column_mapping: mapping } = using.manual_configuration
    const pairs = Object.entries(mapping).map(([local, other]) => [rename(owner, local), rename(remote, other)])
    return { manual_configuration: { ...using.manual_configuration, column_mapping: Object.fromEntries(pairs) } }
  }
  const key = using.foreign_key_constraint_on
  if (!('table' in key)) return { foreign_key_constraint_on: key.map((column) => rename(owner, column)) }
  return {
    foreign_key_constraint_on: { table: key.table, columns: key.columns.map((column) => rename(key.table, column)) },
  }
}

/** Renames tables wherever metadata refers to them. */
export function renameTables(metadata: Metadata, rename: (table: QualifiedName) => QualifiedName): Metadata {
  const using = (one: RelationshipUsing): RelationshipUsing => {
    if ('manual_configuration' in one) {
      const { manual_configuration: manual } = one
      return { manual_configuration: { ...manual, remote_table: rename(manual.remote_table) } }
    }
    const key = one.foreign_key_constraint_on
    return 'table' in key ? { foreign_key_constraint_on: { ...key, table: rename(key.table) } } : one
  }
  const moved = mapTables(metadata, (table) => ({
    ...table,
    table: rename(table.table),
    object_relationships: table.object_relationships.map((one) => ({ ...one, using: using(one.using) })),
    array_relationships: table.array_relationships.map((one) => ({ ...one, using: using(one.using) })),
  }))
  const objects = moved.custom_types.objects.map((object) => ({
    ...object,
    relationships: object.relationships.map((one) => ({ ...one, remote_table: rename(one.remote_table) })),
  }))
  return { ...moved, custom_types: { ...moved.custom_types, objects } }
}

function mapTables(metadata: Metadata, edit: (table: TableMetadata) => TableMetadata): Metadata {
  return { ...metadata, sources: metadata.sources.map((source) => ({ ...source, tables: source.tables.map(edit) })) }
}
