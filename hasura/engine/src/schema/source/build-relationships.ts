import { type CatalogForeignKey, type CatalogTable, catalogKey, coversKey } from '../../catalog/catalog.js'
import type { Json } from '../../json.js'
import type { RelationshipMetadata } from '../../metadata/model/tables.js'
import { displayName, type SourceDraft, type TableDraft } from './drafts.js'
import type { ColumnMapping, RelationshipModel } from './model.js'
import { isGraphqlName } from './scalars.js'

/** Why a relationship is invalid; the message without prefixes, of which a bare one has only the first. */
class RelationshipFault extends Error {
  constructor(
    message: string,
    readonly isBare = false,
  ) {
    super(message)
  }
}

/** Second pass: relationships of one table. */
export function resolveRelationships(draft: SourceDraft, table: TableDraft): void {
  const add = (kind: 'object' | 'array', metadata: RelationshipMetadata) => {
    try {
      const found = resolve(draft, table, kind, metadata)
      if (isGraphqlName(metadata.name)) table.relationships.set(metadata.name, found)
    } catch (error) {
      if (!(error instanceof RelationshipFault)) throw error
      report(draft, table, kind, metadata, error)
    }
  }
  for (const metadata of table.metadata.object_relationships) add('object', metadata)
  for (const metadata of table.metadata.array_relationships) add('array', metadata)
}

function report(
  draft: SourceDraft,
  table: TableDraft,
  kind: 'object' | 'array',
  metadata: RelationshipMetadata,
  { message, isBare }: RelationshipFault,
): void {
  const prefix = isBare ? '' : `in table "${displayName(table.catalog)}": in relationship "${metadata.name}": `
  draft.inconsistencies.push({
    type: `${kind}_relation`,
    name: `${kind}_relation ${metadata.name} in table ${displayName(table.catalog)} in source ${draft.sourceName}`,
    reason: `Inconsistent object: ${prefix}${message}`,
    definition: relationshipDefinition(draft, table.catalog, metadata),
  })
}

/** The definition as Hasura shows it in inconsistent objects. */
export function relationshipDefinition(
  draft: SourceDraft,
  table: { readonly schema: string; readonly name: string },
  metadata: RelationshipMetadata,
): Json {
  const { name, using, comment } = metadata
  return {
    name,
    source: draft.sourceName,
    comment: comment ?? null,
    table: { schema: table.schema, name: table.name },
    using: shownUsing(using),
  }
}

function shownUsing(using: RelationshipMetadata['using']): Json {
  if ('manual_configuration' in using) return using.manual_configuration as unknown as Json
  const on = using.foreign_key_constraint_on
  const shorten = (columns: readonly string[]): Json => (columns.length === 1 ? (columns[0] ?? null) : columns)
  if (Array.isArray(on)) return { foreign_key_constraint_on: shorten(on as readonly string[]) }
  const { table, columns } = on as { table: { schema: string; name: string }; columns: readonly string[] }
  const key = columns.length === 1 ? 'column' : 'columns'
  return { foreign_key_constraint_on: { [key]: shorten(columns), table: { schema: table.schema, name: table.name } } }
}

function resolve(
  draft: SourceDraft,
  table: TableDraft,
  kind: 'object' | 'array',
  metadata: RelationshipMetadata,
): RelationshipModel {
  const { using, comment, name } = metadata
  const remoteOf = (remote: { schema: string; name: string }): TableDraft => {
    const found = draft.tables.get(catalogKey(remote))
    if (!found) {
      const exists = draft.catalog.tables.has(catalogKey(remote))
      throw exists
        ? new RelationshipFault(`table "${displayName(remote)}" is not tracked`, true)
        : new RelationshipFault(`table "${displayName(remote)}" does not exist`)
    }
    return found
  }
  refuseColumnNames(table, name)
  const base = { name, kind, comment: comment ?? null }
  if ('manual_configuration' in using) {
    const { remote_table: remoteName, column_mapping: columns, insertion_order: order } = using.manual_configuration
    const remote = remoteOf(remoteName)
    const mapping = Object.entries(columns)
    checkColumns(table, remote, mapping)
    const insertOrder = kind === 'array' || order === 'after_parent' ? 'after' : 'before'
    const isUnique = coversKey(remote.catalog, remoteColumns(mapping))
    return { ...base, remote, mapping, isForward: false, isNullable: true, isUnique, insertOrder }
  }
  const on = using.foreign_key_constraint_on
  if ('table' in on) {
    const remote = remoteOf(on.table)
    const key = foreignKeyOn(remote.catalog, on.columns, table.key)
    const mapping = key.columns.map((column, index) => [key.remoteColumns[index] ?? '', column] as const)
    const isUnique = coversKey(remote.catalog, remoteColumns(mapping))
    return { ...base, remote, mapping, isForward: false, isNullable: true, isUnique, insertOrder: 'after' }
  }
  const key = foreignKeyOn(table.catalog, on, null)
  const remote = remoteOf(key.remote)
  const mapping = key.columns.map((column, index) => [column, key.remoteColumns[index] ?? ''] as const)
  const isNullable = key.columns.some((column) => table.catalog.columns.get(column)?.isNullable ?? true)
  return { ...base, remote, mapping, isForward: true, isNullable, isUnique: true, insertOrder: 'before' }
}

function refuseColumnNames(table: TableDraft, name: string): void {
  for (const column of table.columns.values()) {
    if (column.graphqlName !== name) continue
    const isCustom = column.name !== name
    const what = isCustom ? `custom field name for postgres column "${column.name}"` : 'postgres column'
    throw new RelationshipFault(`field definition conflicts with ${what}`, true)
  }
}

/** The single foreign key on exactly these columns (in any order), referring to `target` if given. */
function foreignKeyOn(table: CatalogTable, columns: readonly string[], target: string | null): CatalogForeignKey {
  const wanted = [...columns].sort().join('\0')
  const found = table.foreignKeys.filter(
    (key) => [...key.columns].sort().join('\0') === wanted && (target === null || catalogKey(key.remote) === target),
  )
  const [key] = found
  if (!key) throw new RelationshipFault('no foreign constraint exists on the given column(s)')
  if (found.length > 1)
    throw new RelationshipFault('more than one foreign key constraint exists on the given column(s)')
  return key
}

function checkColumns(table: TableDraft, remote: TableDraft, mapping: ColumnMapping): void {
  const need = (where: TableDraft, column: string) => {
    if (where.catalog.columns.has(column)) return
    throw new RelationshipFault(`column "${column}" does not exist in table "${displayName(where.catalog)}"`)
  }
  for (const [local, foreign] of mapping) {
    need(table, local)
    need(remote, foreign)
  }
}

const remoteColumns = (mapping: ColumnMapping) => mapping.map(([, column]) => column)
