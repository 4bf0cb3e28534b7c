import type { Param } from '../schema/source/param.js'
import { identifier, type SqlNode } from '../sql/sql-node.js'

export type Sql = SqlNode<Param>

/** Hands out the aliases of one statement: t0, t1 … */
export class Names {
  #next = 0

  fresh(prefix = 't'): string {
    return `${prefix}${this.#next++}`
  }
}

/** Where a condition or field stands: the alias of its row, and of the expression's root row (`_ceq: ["$", …]`). */
export interface Scope {
  readonly names: Names
  readonly alias: string
  readonly rootAlias: string
}

export function scopeOf(names: Names, alias: string): Scope {
  return { names, alias, rootAlias: alias }
}

/** A column of the scope's row. */
export function column(alias: string, name: string): Sql {
  return identifier(alias, name)
}

export function tableName({ schema, name }: { readonly schema: string; readonly name: string }): Sql {
  return identifier(schema, name)
}
