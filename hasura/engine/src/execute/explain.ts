import type pg from 'pg'
import { EngineError } from '../errors.js'
import { stringifyJson } from '../json.js'
import type { Statement } from '../sql/print-sql.js'
import type { Bindings } from './bind.js'
import { bindAll } from './bind.js'
import type { PreparedLive } from './database.js'
import { bindShared, liveValues } from './live-source.js'
import type { PlannedRequest } from './plan-cache.js'
import { translateError } from './postgres-errors.js'

/**
 * The SQL and Postgres' plan of each root field of a query, as the JSON text returned by `/v1/graphql/explain`
 * (semantics §10.5).
 */
export async function explainQuery(pool: pg.Pool, { compiled }: PlannedRequest, bindings: Bindings): Promise<string> {
  if (compiled.kind === 'mutation') throw new EngineError('invalid-params', 'only queries can be explained')
  const [first] = compiled.roots
  if (compiled.kind === 'subscription' && first?.work.kind === 'live')
    return explainLive(pool, first.work.statement, bindings)
  const fields: { field: unknown; sql: string | null; plan: string[] | null }[] = []
  for (const { key, work } of compiled.roots) {
    const field: unknown = JSON.parse(key)
    if (work.kind !== 'query') {
      fields.push({ field, sql: null, plan: null })
      continue
    }
    const { statement } = work
    const plan = await planOf(pool, statement, bindAll(statement.parameters, bindings))
    fields.push({ field, sql: statement.text, plan })
  }
  return JSON.stringify(fields)
}

/** The lines of Postgres' plan; invalid values give the same errors as running the query. */
async function planOf(
  pool: pg.Pool,
  statement: Statement<unknown>,
  values: readonly (string | null)[],
): Promise<string[]> {
  try {
    const text = `explain (format text) ${statement.text}`
    const { rows } = await pool.query<string[]>({ text, values: [...values], rowMode: 'array' })
    return rows.map(([line]) => line ?? '')
  } catch (error) {
    throw translateError(error, statement, '$')
  }
}

/** A subscription is explained as one object, for its single member. */
async function explainLive(pool: pg.Pool, statement: PreparedLive, bindings: Bindings): Promise<string> {
  const member = bindAll(statement.own, bindings)
  const plan = await planOf(pool, statement, liveValues(statement, bindShared(statement), [member]))
  const variables = {
    session: neededVariables(statement, bindings),
    query: Object.fromEntries(bindings.variables),
    synthetic: member,
    cursor: {},
  }
  return stringifyJson({ sql: statement.text, plan, variables })
}

/** The variables the statement uses; others don't separate subscribers. */
function neededVariables({ own }: PreparedLive, { session }: Bindings): Readonly<Record<string, string>> {
  if (own.some(({ kind }) => kind === 'sessionJson')) return session.variables
  const names = new Set(own.flatMap((param) => (param.kind === 'session' ? [param.name] : [])))
  return Object.fromEntries(Object.entries(session.variables).filter(([name]) => names.has(name)))
}
