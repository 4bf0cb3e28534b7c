import { createHash } from 'node:crypto'
import type { Param } from '../schema/source/param.js'
import type { Statement } from '../sql/print-sql.js'
import type { LiveStatement } from '../translate/live.js'
import { type Bindings, bindAll } from './bind.js'
import { PlanChoice } from './plans/plan-choice.js'
import { translateError } from './postgres-errors.js'
import { queryTexts, type Runner, type TextRow } from './text-query.js'

/** How often a statement has run: from the second time on it is prepared under a name. */
export interface Usage {
  name: string | undefined
  uses: number
  /** Where the plan may be kept: queries, which can be measured without changing anything. */
  readonly plans?: PlanChoice
}

export type PreparedStatement = Statement<Param> & Usage
export type PreparedLive = LiveStatement & Usage

/** Prepared statements live on in every connection, so their number is bounded. */
const MAX_PREPARED = 1_000
/** Longer statements aren't worth their memory in each connection. */
const MAX_PREPARED_LENGTH = 20_000
const names = new Map<string, string>()

export function prepare(statement: Statement<Param>): PreparedStatement {
  return { ...statement, name: names.get(statement.text), uses: 0 }
}

/** The same for a query's field. */
export function prepareQuery(statement: Statement<Param>): PreparedStatement {
  return { ...prepare(statement), plans: new PlanChoice() }
}

/** Names a statement that comes again by its text, so that connections parse and plan it once. */
function countUse(statement: Statement<unknown> & Usage): void {
  statement.uses += 1
  if (statement.name || statement.uses < 2 || names.size >= MAX_PREPARED) return
  if (statement.text.length > MAX_PREPARED_LENGTH) return
  statement.name = `s${createHash('sha256').update(statement.text).digest('base64url').slice(0, 20)}`
  names.set(statement.text, statement.name)
}

/** Runs a statement that answers texts. Errors come as users see them, at `path`; values that don't fit are thrown. */
export function run(runner: Runner, statement: PreparedStatement, bindings: Bindings, path = '$'): Promise<TextRow[]> {
  return send(runner, statement, bindAll(statement.parameters, bindings), path)
}

/** The same with values at hand. */
export async function send(
  runner: Runner,
  statement: Statement<unknown> & Usage,
  values: readonly (string | null)[],
  path = '$',
): Promise<TextRow[]> {
  countUse(statement)
  // A statement without a name is planned for its values.
  const planning = statement.name === undefined ? undefined : statement.plans?.next()
  const began = performance.now()
  try {
    return await queryTexts(runner, statement, values, planning === 'kept')
  } catch (error) {
    throw translateError(error, statement, path)
  } finally {
    if (planning) statement.plans?.record(planning, performance.now() - began)
  }
}
