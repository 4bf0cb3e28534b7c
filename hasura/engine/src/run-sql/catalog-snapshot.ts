import type pg from 'pg'
import type { QualifiedName } from '../metadata/model/qualified-name.js'

/** Tables, columns and functions by identity, to tell a rename from a drop. */
export interface CatalogSnapshot {
  readonly tables: ReadonlyMap<string, TableIdentity>
  readonly functions: ReadonlyMap<string, FunctionIdentity>
}

export interface TableIdentity extends QualifiedName {
  readonly oid: string
  /** Position → name and type. */
  readonly columns: ReadonlyMap<number, { readonly name: string; readonly type: string }>
  /** Foreign keys, each as a text of its columns' positions and its target. */
  readonly foreignKeys: ReadonlyMap<string, readonly number[]>
}

export interface FunctionIdentity extends QualifiedName {
  readonly oid: string
  readonly isVolatile: boolean
}

const TABLES_SQL = `
select c.oid::text as oid, n.nspname as schema, c.relname as name,
  coalesce((select json_agg(json_build_object('position', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)))
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
  coalesce((select json_agg(json_build_object('columns', k.conkey, 'target', k.conkey || array[k.confrelid::int] || k.confkey))
    from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as keys
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'`

const FUNCTIONS_SQL = `
select p.oid::text as oid, n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile"
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where p.prokind = 'f' and n.nspname not in ('pg_catalog', 'information_schema')`

interface TableRow extends QualifiedName {
  oid: string
  columns: { position: number; name: string; type: string }[]
  keys: { columns: number[]; target: number[] }[]
}

export async function readSnapshot(client: pg.ClientBase): Promise<CatalogSnapshot> {
  const tables = (await client.query<TableRow>(TABLES_SQL)).rows.map((row): [string, TableIdentity] => [
    row.oid,
    {
      ...row,
      columns: new Map(row.columns.map(({ position, name, type }) => [position, { name, type }])),
      foreignKeys: new Map(row.keys.map(({ columns, target }) => [target.join(), columns])),
    },
  ])
  const functions = (await client.query<FunctionIdentity>(FUNCTIONS_SQL)).rows.map(
    (row): [string, FunctionIdentity] => [row.oid, row],
  )
  return { tables: new Map(tables), functions: new Map(functions) }
}
