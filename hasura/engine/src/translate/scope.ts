import type { RowSelection } from '../plan/model/row-plan.js'
import type { Condition, Operand } from '../schema/source/condition.js'
import type { ColumnMapping, TableModel } from '../schema/source/model.js'
import type { Param } from '../schema/source/param.js'
import { identifier, type SqlNode } from '../sql/sql-node.js'

export type Sql = SqlNode<Param>

/** Generates the aliases of one statement: t0, t1 … */
export class Names {
  #next = 0
  readonly #cells = new Map<string, Map<Operand, Map<Condition, Sql>>>()

  fresh(prefix = 't'): string {
    return `${prefix}${this.#next++}`
  }

  /**
   * A cell's SQL under a condition, always as identical text, aliases included. Only then does Postgres recognise a
   * cell of `distinct on` and one of `order by` as the same.
   */
  shownCell(alias: string, cell: Operand, condition: Condition, make: () => Sql): Sql {
    const ofRow = entryOf(this.#cells, alias, () => new Map<Operand, Map<Condition, Sql>>())
    const ofCell = entryOf(ofRow, cell, () => new Map<Condition, Sql>())
    return entryOf(ofCell, condition, make)
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/**
 * Where a condition or field is evaluated: the alias of its row, and of the expression's root row (`_ceq: ["$", …]`).
 */
export interface Scope {
  readonly names: Names
  readonly alias: string
  readonly rootAlias: string
  /** The row itself, if the statement has selected it. */
  readonly row: ChosenRow | null
  /** The row's owner, if it was joined to a selected row. */
  readonly owner: Owner | null
}

/** A stored row of the table that has passed the filter. */
export interface ChosenRow {
  readonly alias: string
  readonly table: TableModel
  readonly filter: Condition
}

export interface Owner {
  readonly row: ChosenRow
  /** The owner's columns first. */
  readonly join: ColumnMapping
}

export function scopeOf(names: Names, alias: string): Scope {
  return { names, alias, rootAlias: alias, row: null, owner: null }
}

/** The scope of selected rows, which pass the permission's filter and may belong to a row of `parent`. */
export function scopeOfRows(names: Names, alias: string, rows: RowSelection, parent: Scope | null): Scope {
  const { source, join, permission } = rows
  return {
    ...scopeOf(names, alias),
    row: source.kind === 'table' ? { alias, table: source.table, filter: permission } : null,
    owner: join && parent?.row ? { row: parent.row, join } : null,
  }
}

/** The same expression for another row. */
export function about(scope: Scope, alias: string): Scope {
  return { ...scope, alias, row: null, owner: null }
}

/** A column of the scope's row. */
export function column(alias: string, name: string): Sql {
  return identifier(alias, name)
}

export function tableName({ schema, name }: { readonly schema: string; readonly name: string }): Sql {
  return identifier(schema, name)
}
