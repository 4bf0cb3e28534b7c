import { type Catalog, type CatalogTable, catalogKey } from '../../catalog/catalog.js'
import type { Metadata } from '../../metadata/model/metadata.js'
import type { RootFieldName, TableMetadata } from '../../metadata/model/tables.js'
import { resolveComputedFields, resolveFunctions } from './build-functions.js'
import { resolvePermissions } from './build-permissions.js'
import { resolveRelationships } from './build-relationships.js'
import { displayName, type SourceDraft, type TableDraft } from './drafts.js'
import { enumTableFaults } from './enum-tables.js'
import type { TableModel } from './model.js'
import type { SourceModel } from './permissions.js'
import { isGraphqlName } from './scalars.js'

/** Resolves tables and functions of the one Postgres source; inconsistent ones are left out and listed. */
export function buildSource(metadata: Metadata, catalog: Catalog): SourceModel {
  const source = metadata.sources[0]
  const draft: SourceDraft = { sourceName: source?.name ?? 'default', catalog, tables: new Map(), inconsistencies: [] }
  for (const table of source?.tables ?? []) addTable(draft, table)
  for (const table of draft.tables.values()) addColumns(draft, table)
  for (const table of draft.tables.values()) resolveRelationships(draft, table)
  for (const table of draft.tables.values()) resolveComputedFields(draft, table)
  const functions = resolveFunctions(draft, source?.functions ?? [])
  const tables = [...draft.tables.values()]
  const permissions = new Map(tables.map((table) => [table.key, resolvePermissions(draft, table)]))
  return { tables: draft.tables, functions, permissions, inconsistencies: draft.inconsistencies }
}

function addTable(draft: SourceDraft, metadata: TableMetadata): void {
  const found = draft.catalog.tables.get(catalogKey(metadata.table))
  const label = displayName(metadata.table)
  const refuse = (reason: string) =>
    draft.inconsistencies.push({
      type: 'table',
      name: `table ${label} in source ${draft.sourceName}`,
      reason: `Inconsistent object: ${reason}`,
      definition: { schema: metadata.table.schema, name: metadata.table.name },
    })
  if (!found) {
    refuse(`no such table/view exists in source: "${label}"`)
    return
  }
  const enumValues = metadata.is_enum ? (draft.catalog.enumValues.get(catalogKey(metadata.table)) ?? []) : null
  const faults = enumValues ? enumTableFaults(found, enumValues) : []
  if (faults.length > 0) {
    const list =
      faults.length === 1
        ? `because ${faults[0]}`
        : `for the following reasons:\n${faults.map((fault) => `  • ${fault}\n`).join('')}`
    refuse(`the table "${label}" cannot be used as an enum ${list}`)
    return
  }
  const conflict = strayName(metadata, found) ?? nameConflict(metadata, found)
  if (conflict) {
    refuse(conflict)
    return
  }
  draft.tables.set(catalogKey(metadata.table), draftOf(metadata, found, enumValues))
}

/** A configured column that doesn't exist. */
function strayName({ configuration }: TableMetadata, catalog: CatalogTable): string | null {
  const stray = Object.entries(configuration.column_config).find(([column]) => !catalog.columns.has(column))
  if (!stray) return null
  const [column, { custom_name: name }] = stray
  const given = name === undefined ? 'a configuration was' : `the custom field name "${name}" was`
  return `${given} given for the column "${column}", but no such column exists`
}

/** Two columns with the same name. */
function nameConflict({ configuration }: TableMetadata, catalog: CatalogTable): string | null {
  const known = new Map<string, string>()
  for (const column of catalog.columns.keys()) {
    const name = configuration.column_config[column]?.custom_name ?? column
    const other = known.get(name)
    if (other !== undefined)
      return `the definitions of columns "${other}" and "${column}" are in conflict: they are mapped to the same field name, "${name}"`
    known.set(name, column)
  }
  return null
}

function draftOf(metadata: TableMetadata, catalog: CatalogTable, enumValues: TableModel['enumValues']): TableDraft {
  const { configuration } = metadata
  const plain = catalog.schema === 'public' ? catalog.name : `${catalog.schema}_${catalog.name}`
  const name = configuration.custom_name ?? plain
  const comment = configuration.comment === undefined ? catalog.comment : configuration.comment || null
  return {
    key: catalogKey(catalog),
    catalog,
    metadata,
    name,
    isExposed: isGraphqlName(name),
    comment,
    customRootFields: configuration.custom_root_fields,
    rootFields: rootFieldsOf(name, configuration.custom_root_fields),
    columns: new Map(),
    relationships: new Map(),
    computedFields: new Map(),
    enumValues,
  }
}

function rootFieldsOf(name: string, custom: TableModel['customRootFields']): TableModel['rootFields'] {
  const of = (field: RootFieldName, plain: string) => custom[field]?.name || plain
  return {
    select: of('select', name),
    select_by_pk: of('select_by_pk', `${name}_by_pk`),
    select_aggregate: of('select_aggregate', `${name}_aggregate`),
    select_stream: of('select_stream', `${name}_stream`),
    insert: of('insert', `insert_${name}`),
    insert_one: of('insert_one', `insert_${name}_one`),
    update: of('update', `update_${name}`),
    update_by_pk: of('update_by_pk', `update_${name}_by_pk`),
    update_many: of('update_many', `update_${name}_many`),
    delete: of('delete', `delete_${name}`),
    delete_by_pk: of('delete_by_pk', `delete_${name}_by_pk`),
  }
}

function addColumns(draft: SourceDraft, table: TableDraft): void {
  const configured = table.metadata.configuration.column_config
  for (const column of table.catalog.columns.values()) {
    const graphqlName = configured[column.name]?.custom_name ?? column.name
    if (!isGraphqlName(graphqlName)) continue
    const comment = configured[column.name]?.comment ?? column.comment
    const enumTable = enumTableOf(draft, table.catalog, column.name)
    table.columns.set(column.name, {
      kind: 'column',
      name: column.name,
      graphqlName,
      catalog: column,
      type: column.type,
      enumTable,
      comment: comment || null,
    })
  }
}

/** The enum table that a single-column foreign key of this column refers to. */
function enumTableOf(draft: SourceDraft, table: CatalogTable, column: string): TableModel | null {
  for (const { columns, remote } of table.foreignKeys) {
    const found = columns.length === 1 && columns[0] === column ? draft.tables.get(catalogKey(remote)) : undefined
    if (found?.enumValues) return found
  }
  return null
}
