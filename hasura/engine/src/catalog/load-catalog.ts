import type pg from 'pg'
import type { Metadata } from '../metadata/model/metadata.js'
import type { QualifiedName } from '../metadata/model/qualified-name.js'
import {
  type Catalog,
  type CatalogColumn,
  type CatalogForeignKey,
  type CatalogFunction,
  type CatalogKey,
  type CatalogTable,
  catalogKey,
  type EnumTableValue,
  type PgType,
} from './catalog.js'
import { CONSTRAINTS_SQL, FUNCTIONS_SQL, TABLES_SQL, TYPES_SQL } from './catalog-queries.js'

interface TypeRow {
  oid: string
  name: string
  sql_type: string
  kind: string
  base: string | null
  element: string | null
  table: QualifiedName | null
}

interface ColumnRow {
  name: string
  position: number
  type: string
  is_nullable: boolean
  has_default: boolean
  identity: string
  is_generated: boolean
  comment: string | null
}

interface TableRow extends QualifiedName {
  kind: string
  updatable: number
  comment: string | null
  columns: ColumnRow[]
}

interface ConstraintRow {
  schema: string
  table: string
  name: string
  kind: 'p' | 'u' | 'f'
  columns: string[]
  remote: QualifiedName | null
  remote_columns: string[] | null
}

interface FunctionRow extends QualifiedName {
  return_type: string
  returns_set: boolean
  volatility: 'i' | 's' | 'v'
  is_variadic: boolean
  default_count: number
  argument_types: string
  argument_names: string[] | null
  argument_modes: string[] | null
  comment: string | null
}

/** Types by oid: the type itself (domains resolved), and the table if it is a row type. */
interface Types {
  typeOf(oid: string): PgType
  tableOf(oid: string): QualifiedName | null
}

/**
 * Reads tables, views, columns, keys, functions and types in four statements, plus one per enum table. Throws whatever
 * Postgres throws. The result is a snapshot and doesn't follow later changes.
 */
export async function loadCatalog(client: pg.ClientBase, metadata: Metadata): Promise<Catalog> {
  const typeRows = (await client.query<TypeRow>(TYPES_SQL)).rows
  const types = readTypes(typeRows)
  const constraints = (await client.query<ConstraintRow>(CONSTRAINTS_SQL)).rows
  const tables = readTables((await client.query<TableRow>(TABLES_SQL)).rows, constraints, types)
  const functions = readFunctions((await client.query<FunctionRow>(FUNCTIONS_SQL)).rows, types)
  const typeNames = new Set(typeRows.flatMap((row) => (row.table ? [] : [row.name])))
  return { tables, functions, enumValues: await loadEnumValues(client, metadata, tables), typeNames }
}

function readTypes(rows: readonly TypeRow[]): Types {
  const byOid = new Map(rows.map((row) => [row.oid, row]))
  const resolved = new Map<string, PgType>()
  const typeOf = (oid: string): PgType => {
    const known = resolved.get(oid)
    if (known) return known
    const row = byOid.get(oid)
    if (!row) return { name: 'unknown', sqlType: 'text', kind: 'pseudo', element: null }
    const type = row.base
      ? typeOf(row.base)
      : {
          name: row.name,
          sqlType: row.sql_type,
          kind: kindOfType(row.kind),
          element: row.element ? typeOf(row.element) : null,
        }
    resolved.set(oid, type)
    return type
  }
  return { typeOf, tableOf: (oid) => byOid.get(oid)?.table ?? null }
}

function kindOfType(typtype: string): PgType['kind'] {
  const kinds: Record<string, PgType['kind']> = { e: 'enum', c: 'composite', r: 'range', m: 'range', p: 'pseudo' }
  return kinds[typtype] ?? 'base'
}

function readTables(rows: readonly TableRow[], constraints: readonly ConstraintRow[], types: Types) {
  const constraintsOf = groupBy(constraints, (row) => catalogKey({ schema: row.schema, name: row.table }))
  return new Map(rows.map((row) => [catalogKey(row), readTable(row, constraintsOf.get(catalogKey(row)) ?? [], types)]))
}

function readTable(row: TableRow, constraints: readonly ConstraintRow[], types: Types): CatalogTable {
  const key = ({ name, columns }: ConstraintRow): CatalogKey => ({ name, columns })
  const primary = constraints.find(({ kind }) => kind === 'p')
  const foreignKeys = constraints.flatMap(({ name, columns, remote, remote_columns }): CatalogForeignKey[] =>
    remote && remote_columns ? [{ name, columns, remote, remoteColumns: remote_columns }] : [],
  )
  return {
    schema: row.schema,
    name: row.name,
    kind: row.kind === 'v' ? 'view' : row.kind === 'm' ? 'materialized view' : 'table',
    columns: new Map(row.columns.map((column) => [column.name, readColumn(column, types)])),
    primaryKey: primary ? key(primary) : null,
    uniqueKeys: constraints.filter(({ kind }) => kind === 'u').map(key),
    foreignKeys,
    isUpdatable: (row.updatable & 4) !== 0,
    isInsertable: (row.updatable & 8) !== 0,
    isDeletable: (row.updatable & 16) !== 0,
    comment: row.comment,
  }
}

function readColumn(row: ColumnRow, types: Types): CatalogColumn {
  return {
    name: row.name,
    position: row.position,
    type: types.typeOf(row.type),
    isNullable: row.is_nullable,
    hasDefault: row.has_default,
    identity: row.identity === 'a' ? 'always' : row.identity === 'd' ? 'by default' : null,
    isGenerated: row.is_generated,
    comment: row.comment,
  }
}

function readFunctions(rows: readonly FunctionRow[], types: Types) {
  const all = rows.map((row) => readFunction(row, types))
  return groupBy(all, catalogKey)
}

function readFunction(row: FunctionRow, types: Types): CatalogFunction {
  const oids = row.argument_types.split(' ').filter(Boolean)
  const modes = row.argument_modes
  const names = (row.argument_names ?? []).filter((_, index) => !modes || ['i', 'b', 'v'].includes(modes[index] ?? 'i'))
  const volatilities = { i: 'immutable', s: 'stable', v: 'volatile' } as const
  return {
    schema: row.schema,
    name: row.name,
    arguments: oids.map((oid, index) => ({
      name: names[index] || null,
      type: types.typeOf(oid),
      hasDefault: index >= oids.length - row.default_count,
      table: types.tableOf(oid),
    })),
    returnType: types.typeOf(row.return_type),
    returnTable: types.tableOf(row.return_type),
    returnsSet: row.returns_set,
    volatility: volatilities[row.volatility],
    isVariadic: row.is_variadic,
    hasOutArguments: modes?.some((mode) => mode === 'o' || mode === 'b') ?? false,
    comment: row.comment,
  }
}

/** Only reads tables shaped like an enum; the schema stage reports what is wrong with others. */
async function loadEnumValues(client: pg.ClientBase, metadata: Metadata, tables: ReadonlyMap<string, CatalogTable>) {
  const values = new Map<string, readonly EnumTableValue[]>()
  for (const { table, is_enum: isEnum } of metadata.sources.flatMap((source) => source.tables)) {
    const found = tables.get(catalogKey(table))
    const key = found?.primaryKey?.columns
    if (!isEnum || !found || key?.length !== 1) continue
    const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
    const rest = [...found.columns.keys()].filter((column) => column !== key[0])
    const description = rest.length === 1 && rest[0] !== undefined ? `${quote(rest[0])}::text` : 'null'
    const text = `select ${quote(key[0] ?? '')}::text as value, ${description} as description from ${quote(found.schema)}.${quote(found.name)} order by 1`
    values.set(catalogKey(table), (await client.query<EnumTableValue>(text)).rows)
  }
  return values
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
