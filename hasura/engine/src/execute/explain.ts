import type pg from 'pg'
import { EngineError } from '../errors.js'
import type { Bindings } from './bind.js'
import { bindAll } from './bind.js'
import type { PlannedRequest } from './plan-cache.js'

/** The SQL and Postgres' plan of each root field of a query, as the JSON text of `/v1/graphql/explain` (semantics §10.5). */
export async function explainQuery(pool: pg.Pool, { compiled }: PlannedRequest, bindings: Bindings): Promise<string> {
  if (compiled.kind === 'mutation') throw new EngineError('invalid-params', 'only queries can be explained')
  const fields: { field: unknown; sql: string | null; plan: string[] | null }[] = []
  for (const { key, work } of compiled.roots) {
    const field: unknown = JSON.parse(key)
    if (work.kind !== 'query') {
      fields.push({ field, sql: null, plan: null })
      continue
    }
    const { text, parameters } = work.statement
    const values = bindAll(parameters, bindings)
    const { rows } = await pool.query<string[]>({ text: `explain (format text) ${text}`, values, rowMode: 'array' })
    fields.push({ field, sql: text, plan: rows.map(([line]) => line ?? '') })
  }
  return JSON.stringify(fields)
}
