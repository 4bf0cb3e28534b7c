import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Param } from '../schema/source/param.js'
import type { Statement } from '../sql/print-sql.js'
import { type Bindings, bindAll } from './bind.js'
import { translateError } from './postgres-errors.js'

/** A statement with the name it is prepared under; texts that rarely repeat stay unnamed. */
export interface PreparedStatement extends Statement<Param> {
  readonly name: string | undefined
}

/** What runs statements: the pool, or the one client of a transaction. */
export type Runner = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/** Prepared statements live on in every connection, so their number is bounded. */
const MAX_PREPARED = 2_000
const prepared = new Map<string, string>()

/** Names a statement by its text, so that connections parse and plan it once. */
export function prepare(statement: Statement<Param>): PreparedStatement {
  const known = prepared.get(statement.text)
  if (known || prepared.size >= MAX_PREPARED) return { ...statement, name: known }
  const name = `s${createHash('sha256').update(statement.text).digest('base64url').slice(0, 20)}`
  prepared.set(statement.text, name)
  return { ...statement, name }
}

/** Runs a statement that answers texts; rows are arrays. Errors come as users see them, at `path`. */
export async function run(
  runner: Runner,
  statement: PreparedStatement,
  bindings: Bindings,
  path = '$',
): Promise<(string | null)[][]> {
  const values = bindAll(statement.parameters, bindings)
  try {
    const { name, text } = statement
    const result = await runner.query({ name, text, values, rowMode: 'array' })
    return result.rows as (string | null)[][]
  } catch (error) {
    throw translateError(error, statement, path)
  }
}
