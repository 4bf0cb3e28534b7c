import { EngineError } from '../errors.js'
import type { Metadata, SourceMetadata } from '../metadata/model/metadata.js'
import type { QualifiedName } from '../metadata/model/qualified-name.js'
import type { TableMetadata } from '../metadata/model/tables.js'

/** A table's name as shown in messages. */
export function tableLabel({ schema, name }: QualifiedName): string {
  return schema === 'public' ? name : `${schema}.${name}`
}

export function isSameName(a: QualifiedName, b: QualifiedName): boolean {
  return a.schema === b.schema && a.name === b.name
}

/** Throws EngineError not-exists. */
export function requireSource(metadata: Metadata, name: string): SourceMetadata {
  const source = metadata.sources.find((one) => one.name === name)
  if (!source) throw new EngineError('not-exists', `source with name "${name}" does not exist`, { path: '$.args' })
  return source
}

/** Throws EngineError not-exists, at `$.args` or the given path. */
export function requireTable(metadata: Metadata, source: string, table: QualifiedName, path = '$.args'): TableMetadata {
  const found = requireSource(metadata, source).tables.find((one) => isSameName(one.table, table))
  if (found) return found
  throw new EngineError('not-exists', `table "${tableLabel(table)}" does not exist in source: ${source}`, { path })
}

export function editSource(
  metadata: Metadata,
  name: string,
  edit: (source: SourceMetadata) => SourceMetadata,
): Metadata {
  return { ...metadata, sources: metadata.sources.map((source) => (source.name === name ? edit(source) : source)) }
}

export function editTable(
  metadata: Metadata,
  source: string,
  table: QualifiedName,
  edit: (table: TableMetadata) => TableMetadata,
): Metadata {
  return editSource(metadata, source, (one) => ({
    ...one,
    tables: one.tables.map((entry) => (isSameName(entry.table, table) ? edit(entry) : entry)),
  }))
}

export function without<Item extends { readonly name: string }>(items: readonly Item[], name: string): readonly Item[] {
  return items.filter((item) => item.name !== name)
}

/** A tracked table without any settings. */
export function bareTable(table: QualifiedName): TableMetadata {
  return {
    table,
    is_enum: false,
    configuration: { custom_root_fields: {}, column_config: {} },
    object_relationships: [],
    array_relationships: [],
    computed_fields: [],
    select_permissions: [],
    insert_permissions: [],
    update_permissions: [],
    delete_permissions: [],
    event_triggers: [],
  }
}
