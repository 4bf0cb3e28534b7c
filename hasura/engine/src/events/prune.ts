import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { ENGINE_SCHEMA, FINISHED_EVENTS } from './engine-schema.js'

/** Rows that go in one transaction: a backlog of years holds nobody up. */
const BATCH = 1_000
const PAUSE_MS = 50

const pruneSql = ({ table, age, condition }: (typeof FINISHED_EVENTS)[number]) => `
with old as (
  select id from ${ENGINE_SCHEMA}.${table} where (${condition}) and ${age} < now() - $1 * interval '1 day'
  order by ${age} limit $2 for update skip locked
)
delete from ${ENGINE_SCHEMA}.${table} where id in (select id from old)`

/**
 * Removes events that were dealt with more than so many days ago, and their invocations with them; answers how many.
 * What failed stays until somebody delivers it again, unless its trigger is gone; of a schedule nobody delivers again
 * what failed. Several engines may do it at once.
 */
export async function pruneEvents(
  pool: pg.Pool,
  keptDays: number,
  signal: AbortSignal,
  batch = BATCH,
): Promise<number> {
  let count = 0
  for (const one of FINISHED_EVENTS) {
    for (let gone = batch; gone === batch && !signal.aborted; count += gone) {
      const { rowCount } = await pool.query(pruneSql(one), [keptDays, batch])
      gone = rowCount ?? 0
      if (gone === batch) await delay(PAUSE_MS)
    }
  }
  return count
}
