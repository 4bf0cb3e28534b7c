import { type Catalog } from '../catalog/catalog.js'
import { EngineError } from '../errors.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { QualifiedName } from '../metadata/model/qualified-name.js'
import { dependantsOf, dropDependants, type Use } from '../metadata-api/dependencies.js'
import { isSameName, tableLabel } from '../metadata-api/edit-metadata.js'
import { renameColumns, renameInExpressions, renameTables } from '../metadata-api/rename.js'
import type { CatalogSnapshot, FunctionIdentity, TableIdentity } from './catalog-snapshot.js'

export interface ChangeContext {
  readonly metadata: Metadata
  /** The database as the metadata knew it. */
  readonly catalog: Catalog
  readonly before: CatalogSnapshot
  readonly after: CatalogSnapshot
  readonly cascade: boolean
}

interface ColumnChange {
  readonly table: QualifiedName
  readonly column: string
}

interface Changes {
  readonly droppedTables: readonly QualifiedName[]
  readonly droppedColumns: readonly ColumnChange[]
  readonly droppedKeys: readonly { readonly table: QualifiedName; readonly columns: readonly string[] }[]
  readonly retypedColumns: readonly ColumnChange[]
  readonly renamedTables: readonly { readonly from: QualifiedName; readonly to: QualifiedName }[]
  readonly renamedColumns: readonly (ColumnChange & { readonly to: string })[]
}

/**
 * The metadata after a change of the database; the same object if it isn't affected. Throws EngineError
 * dependency-error or not-supported if it can't follow.
 */
export function followChanges(context: ChangeContext): Metadata {
  const changes = findChanges(context)
  refuseFunctionChanges(context)
  refuseRetyping(context, changes.retypedColumns)
  const dropped = followDrops(context, changes)
  return followRenames(dropped, context, changes)
}

/** Only tracked tables matter. */
function findChanges({ metadata, before, after }: ChangeContext): Changes {
  const tracked = metadata.sources.flatMap((source) => source.tables.map(({ table }) => table))
  const known = [...before.tables.values()].filter((table) => tracked.some((one) => isSameName(one, table)))
  const kept = known.flatMap((from) => {
    const to = after.tables.get(from.oid)
    return to ? [{ from, to }] : []
  })
  const columns = kept.flatMap(({ from, to }) => columnPairs(from, to))
  return {
    droppedTables: known.filter(({ oid }) => !after.tables.has(oid)),
    renamedTables: kept.filter(({ from, to }) => !isSameName(from, to)),
    droppedColumns: columns
      .filter(({ now }) => now === undefined)
      .map(({ table, was }) => ({ table, column: was.name })),
    droppedKeys: kept.flatMap(({ from, to }) =>
      [...from.foreignKeys]
        .filter(([target]) => !to.foreignKeys.has(target))
        .map(([, positions]) => ({ table: from, columns: positions.map((at) => from.columns.get(at)?.name ?? '') })),
    ),
    retypedColumns: columns
      .filter(({ was, now }) => now && now.type !== was.type)
      .map(({ table, was }) => ({ table, column: was.name })),
    renamedColumns: columns.flatMap(({ table, was, now }) =>
      now && now.name !== was.name ? [{ table, column: was.name, to: now.name }] : [],
    ),
  }
}

function columnPairs(from: TableIdentity, to: TableIdentity) {
  return [...from.columns].map(([position, was]) => ({
    table: from as QualifiedName,
    was,
    now: to.columns.get(position),
  }))
}

function isColumn(use: Use, { table, column }: ColumnChange): boolean {
  return use.kind === 'column' && use.column === column && isSameName(use.table, table)
}

function isSameKey(key: Changes['droppedKeys'][number], use: Extract<Use, { kind: 'foreign key' }>): boolean {
  const isSame = use.columns.length === key.columns.length && use.columns.every((name) => key.columns.includes(name))
  return isSame && isSameName(use.table, key.table)
}

/** A literal in a permission was written for the column's old type. */
function refuseRetyping({ metadata, catalog }: ChangeContext, retyped: readonly ColumnChange[]): void {
  for (const change of retyped) {
    const dependants = dependantsOf(
      metadata,
      catalog,
      (use) => isColumn(use, change) && use.kind === 'column' && use.isTyped === true,
    )
    if (dependants.length === 0) continue
    const list = dependants.map(({ label }) => label).join(', ')
    const where = `column "${change.column}" in table "${tableLabel(change.table)}"`
    throw new EngineError(
      'dependency-error',
      `cannot change type of ${where} because of the following dependencies : ${list}`,
      {
        path: '$.args',
      },
    )
  }
}

function followDrops({ metadata, catalog, before, after, cascade }: ChangeContext, changes: Changes): Metadata {
  const { droppedTables, droppedColumns, droppedKeys } = changes
  const droppedFunctions = [...before.functions.values()].filter(({ oid, ...name }) => {
    const now = after.functions.get(oid)
    return !now || !isSameName(now, name)
  })
  const isLost = (use: Use) => {
    if (use.kind === 'table') return droppedTables.some((table) => isSameName(table, use.table))
    if (use.kind === 'function') return droppedFunctions.some((name) => isSameName(name, use.function))
    if (use.kind === 'foreign key') return droppedKeys.some((key) => isSameKey(key, use))
    return droppedColumns.some((change) => isColumn(use, change))
  }
  const dependants = dependantsOf(metadata, catalog, isLost, droppedTables)
  const kept = dropDependants(metadata, dependants, cascade)
  const isConfigured = kept !== metadata || droppedTables.length > 0 || droppedColumns.length > 0
  return isConfigured ? forget(kept, droppedTables, droppedColumns) : metadata
}

/** Removes dropped tables and the configuration of dropped columns. */
function forget(metadata: Metadata, tables: readonly QualifiedName[], columns: readonly ColumnChange[]): Metadata {
  const isDropped = (table: QualifiedName, column: string) =>
    columns.some((one) => one.column === column && isSameName(one.table, table))
  return {
    ...metadata,
    sources: metadata.sources.map((source) => ({
      ...source,
      tables: source.tables
        .filter(({ table }) => !tables.some((one) => isSameName(one, table)))
        .map((table) => {
          const config = Object.entries(table.configuration.column_config).filter(
            ([column]) => !isDropped(table.table, column),
          )
          return { ...table, configuration: { ...table.configuration, column_config: Object.fromEntries(config) } }
        }),
    })),
  }
}

function followRenames(metadata: Metadata, { catalog, metadata: original }: ChangeContext, changes: Changes): Metadata {
  const { renamedTables, renamedColumns } = changes
  if (renamedTables.length === 0 && renamedColumns.length === 0) return metadata
  const renameKey = (owner: QualifiedName, key: string) =>
    renamedColumns.find((change) => change.column === key && isSameName(change.table, owner))?.to ?? key
  const inExpressions = renameInExpressions(metadata, original, catalog, renameKey)
  return renameTables(renameColumns(inExpressions, renameKey), (table) => {
    const to = renamedTables.find(({ from }) => isSameName(from, table))?.to
    return to ? { schema: to.schema, name: to.name } : table
  })
}

/** Functions that are tracked or compute fields must not be overloaded, and computed fields must not write. */
function refuseFunctionChanges({ metadata, before, after }: ChangeContext): void {
  const countOf = (snapshot: CatalogSnapshot, name: QualifiedName) =>
    [...snapshot.functions.values()].filter((one) => isSameName(one, name)).length
  const isOverloaded = (name: QualifiedName) => countOf(before, name) === 1 && countOf(after, name) > 1
  const tracked = metadata.sources.flatMap((source) => source.functions.map((one) => one.function)).filter(isOverloaded)
  if (tracked.length > 0) {
    const list = tracked.map(tableLabel).join(', ')
    throw new EngineError('not-supported', `the following tracked function(s) cannot be overloaded: ${list}`, {
      path: '$.args',
    })
  }
  for (const { function: name, configuration } of metadata.sources.flatMap((source) => source.functions)) {
    if (configuration.exposed_as === 'mutation' || !becomesVolatile(name, before, after)) continue
    const message = `type of function "${tableLabel(name)}" is altered to "VOLATILE" which is not supported now`
    throw new EngineError('not-supported', message, { path: '$.args' })
  }
  refuseFieldChanges({ metadata, before, after }, isOverloaded)
}

function refuseFieldChanges(
  { metadata, before, after }: Pick<ChangeContext, 'metadata' | 'before' | 'after'>,
  isOverloaded: (name: QualifiedName) => boolean,
): void {
  for (const { table, computed_fields: fields } of metadata.sources.flatMap((source) => source.tables)) {
    for (const { name, definition } of fields) {
      const label = tableLabel(definition.function)
      if (isOverloaded(definition.function)) {
        const message = `The function "${label}" associated with computed field"${name}" of table "${tableLabel(table)}" is being overloaded`
        throw new EngineError('not-supported', message, { path: '$.args' })
      }
      if (becomesVolatile(definition.function, before, after)) {
        const message = `The type of function "${label}" associated with computed field "${name}" of table "${tableLabel(table)}" is being altered to "VOLATILE"`
        throw new EngineError('not-supported', message, { path: '$.args' })
      }
    }
  }
}

function becomesVolatile(name: QualifiedName, before: CatalogSnapshot, after: CatalogSnapshot): boolean {
  const was = [...before.functions.values()].find((one): one is FunctionIdentity => isSameName(one, name))
  return was !== undefined && !was.isVolatile && after.functions.get(was.oid)?.isVolatile === true
}
