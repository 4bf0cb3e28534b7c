import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Param } from '../schema/source/param.js'
import type { Session } from '../session/session.js'
import type { Statement } from '../sql/print-sql.js'
import type { LiveStatement } from '../translate/live.js'
import { type Bindings, bindAll } from './bind.js'
import type { CallerShares } from './caller-shares.js'
import { Briefness } from './plans/briefness.js'
import { PlanChoice, type Planning } from './plans/plan-choice.js'
import { translateError } from './postgres-errors.js'
import type { Lanes } from './wire/lanes.js'
import type { TextRow, TextValues } from './wire/messages.js'
import { type Execution, leavesConnection, queryTexts, type Runner } from './wire/text-query.js'

/** How often a statement has run; from the second time on it is prepared under a name. */
export interface Usage {
  name: string | undefined
  uses: number
}

export type PreparedStatement = Statement<Param> & Usage
export type PreparedLive = LiveStatement & Usage

/** A query can be timed, cancelled and rerun without side effects. */
export interface PreparedQuery extends PreparedStatement {
  readonly plans: PlanChoice
  readonly briefness: Briefness
}

/** The connections queries run on. */
export interface QueryConnections {
  readonly pool: pg.Pool
  /** For brief queries; without it, each uses a connection of its own. */
  readonly lanes?: Lanes
  /** Limits connections per caller. */
  readonly shares?: CallerShares
}

/** Longer statements aren't worth their memory on every connection. */
const MAX_PREPARED_LENGTH = 20_000
/** Long values would make others on a shared connection wait. */
const MAX_SHARED_LENGTH = 4_000

export function prepare(statement: Statement<Param>): PreparedStatement {
  return { ...statement, name: undefined, uses: 0 }
}

/** Same for a query's field. */
export function prepareQuery(statement: Statement<Param>): PreparedQuery {
  return { ...prepare(statement), plans: new PlanChoice(), briefness: new Briefness() }
}

/** Names a repeated statement after its text, so that each connection parses and plans it once. */
function countUse(statement: Statement<unknown> & Usage): void {
  statement.uses += 1
  if (statement.name || statement.uses < 2) return
  if (statement.text.length > MAX_PREPARED_LENGTH) return
  statement.name = `s${createHash('sha256').update(statement.text).digest('base64url').slice(0, 20)}`
}

/** Runs a statement that returns texts. Errors are translated for users, at `path`; invalid values throw. */
export function run(runner: Runner, statement: PreparedStatement, bindings: Bindings, path = '$'): Promise<TextRow[]> {
  return send(runner, statement, bindAll(statement.parameters, bindings), { path })
}

/** Same with bound values. Rows beyond `maxBytes` are discarded, unless it is 0. */
export async function send(
  runner: Runner,
  statement: Statement<unknown> & Usage,
  values: TextValues,
  { path = '$', maxBytes = 0 }: { readonly path?: string; readonly maxBytes?: number } = {},
): Promise<TextRow[]> {
  countUse(statement)
  try {
    return await queryTexts(
      runner,
      statement,
      values,
      maxBytes > 0 ? { keepsPlan: false, maxBytes } : { keepsPlan: false },
    )
  } catch (error) {
    throw translateError(error, statement, path)
  }
}

/** Same for a query's field, choosing planning and connection by past timings. */
export async function runQuery(
  connections: QueryConnections,
  statement: PreparedQuery,
  bindings: Bindings,
): Promise<TextRow[]> {
  const values = bindAll(statement.parameters, bindings)
  // An unnamed statement is always planned for its values.
  if (statement.name === undefined) return send(connections.pool, statement, values)
  try {
    return await runMeasured(connections, statement, values, bindings.session)
  } catch (error) {
    throw translateError(error, statement, '$')
  }
}

async function runMeasured(
  { pool, lanes, shares }: QueryConnections,
  statement: PreparedQuery,
  values: TextValues,
  session: Session,
): Promise<TextRow[]> {
  const { plans, briefness } = statement
  const planning = plans.next()
  const keepsPlan = planning === 'kept'
  if (briefness.mayShare() && lanes && !plans.isTry(planning) && isShort(values)) {
    const caller = shares?.callerOf(session) ?? ''
    const outcome = await lanes.query({ statement, values, keepsPlan, caller })
    if (outcome !== 'refused') {
      briefness.record(outcome.milliseconds, outcome.atWork)
      return outcome.rows
    }
  }
  const execution: Execution = { keepsPlan }
  try {
    return await queryTexts(pool, statement, values, execution)
  } finally {
    recordRun(statement, planning, execution, pool)
  }
}

/**
 * Runs several fields' queries one after another on one connection, each with its own snapshot. Its settings are reset
 * once, so that what a function keeps in them serves the fields that follow, and no other caller.
 * @param take receives each result; if it throws, no further query runs
 */
export async function runQueries(
  { pool }: QueryConnections,
  statements: readonly PreparedQuery[],
  bindings: Bindings,
  take: (rows: TextRow[]) => void,
): Promise<void> {
  const bound = statements.map((statement) => ({ statement, values: bindAll(statement.parameters, bindings) }))
  const client = await pool.connect()
  let isBroken = false
  try {
    for (const [place, { statement, values }] of bound.entries()) {
      const rows = await runOn(client, statement, values, { pool, isFirst: place === 0 }).catch((error) => {
        isBroken = !leavesConnection(error)
        throw translateError(error, statement, '$')
      })
      take(rows)
    }
  } finally {
    client.release(isBroken)
  }
}

async function runOn(
  client: pg.PoolClient,
  statement: PreparedQuery,
  values: TextValues,
  { pool, isFirst }: { readonly pool: pg.Pool; readonly isFirst: boolean },
): Promise<TextRow[]> {
  countUse(statement)
  const planning = statement.name === undefined ? 'fresh' : statement.plans.next()
  const execution: Execution = { keepsPlan: planning === 'kept', isOfAnybody: isFirst }
  try {
    return await queryTexts(client, statement, values, execution)
  } finally {
    if (statement.name !== undefined) recordRun(statement, planning, execution, pool)
  }
}

function recordRun(
  { plans, briefness }: PreparedQuery,
  planning: Planning,
  { sentAt }: Execution,
  pool: pg.Pool,
): void {
  const took = sentAt === undefined ? null : performance.now() - sentAt
  plans.record(planning, took)
  if (took !== null) briefness.record(took, pool.totalCount - pool.idleCount)
}

function isShort(values: TextValues): boolean {
  let length = values.length
  for (const value of values) length += value?.length ?? 0
  return length <= MAX_SHARED_LENGTH
}
