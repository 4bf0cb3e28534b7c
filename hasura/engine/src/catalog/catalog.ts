import type { QualifiedName } from '../metadata/model/qualified-name.js'

/** A Postgres type; domains are resolved to their base type. */
export interface PgType {
  /** `int4`, `text`, `_text` … as in pg_type. */
  readonly name: string
  /** What goes after `::` in SQL, quoted and qualified as needed, without length or precision. */
  readonly sqlType: string
  readonly kind: 'base' | 'enum' | 'composite' | 'range' | 'pseudo'
  /** The element type of an array. */
  readonly element: PgType | null
}

export interface CatalogColumn {
  readonly name: string
  /** attnum: columns are sorted by it; gaps are dropped columns. */
  readonly position: number
  readonly type: PgType
  readonly isNullable: boolean
  readonly hasDefault: boolean
  readonly identity: 'always' | 'by default' | null
  readonly isGenerated: boolean
  readonly comment: string | null
}

export interface CatalogKey {
  readonly name: string
  readonly columns: readonly string[]
}

export interface CatalogForeignKey extends CatalogKey {
  readonly remote: QualifiedName
  /** In the order of `columns`. */
  readonly remoteColumns: readonly string[]
}

export interface CatalogTable extends QualifiedName {
  readonly kind: 'table' | 'view' | 'materialized view'
  readonly columns: ReadonlyMap<string, CatalogColumn>
  readonly primaryKey: CatalogKey | null
  /** Unique constraints other than the primary key. */
  readonly uniqueKeys: readonly CatalogKey[]
  readonly foreignKeys: readonly CatalogForeignKey[]
  /** Plain tables, auto-updatable views, and views with INSTEAD OF triggers. */
  readonly isInsertable: boolean
  readonly isUpdatable: boolean
  readonly isDeletable: boolean
  readonly comment: string | null
}

export interface CatalogFunctionArgument {
  /** Null if the definition has no name. */
  readonly name: string | null
  readonly type: PgType
  readonly hasDefault: boolean
  /** The table, if the argument is of its row type. */
  readonly table: QualifiedName | null
}

export interface CatalogFunction extends QualifiedName {
  /** Input arguments only. */
  readonly arguments: readonly CatalogFunctionArgument[]
  readonly returnType: PgType
  /** The table, if it returns its row type. */
  readonly returnTable: QualifiedName | null
  readonly returnsSet: boolean
  readonly volatility: 'immutable' | 'stable' | 'volatile'
  readonly isVariadic: boolean
  readonly hasOutArguments: boolean
  readonly comment: string | null
}

export interface EnumTableValue {
  readonly value: string
  readonly description: string | null
}

/** A snapshot of the database's structure, so that later stages need no further queries. */
export interface Catalog {
  readonly tables: ReadonlyMap<string, CatalogTable>
  /** All overloads of a function share a key. */
  readonly functions: ReadonlyMap<string, readonly CatalogFunction[]>
  /** The rows of tables that the metadata marks as enums. */
  readonly enumValues: ReadonlyMap<string, readonly EnumTableValue[]>
  /** Names of all types other than row types. */
  readonly typeNames: ReadonlySet<string>
}

/** The key of a table or function in the catalog's maps: its quoted name. */
export function catalogKey({ schema, name }: QualifiedName): string {
  return `${JSON.stringify(schema)}.${JSON.stringify(name)}`
}

/** Whether the columns include a key, so that given values match at most one row. */
export function coversKey({ primaryKey, uniqueKeys }: CatalogTable, columns: readonly string[]): boolean {
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys]
  return keys.some((key) => key.columns.every((column) => columns.includes(column)))
}
