import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { ENGINE_SCHEMA, FINISHED_EVENTS } from './engine-schema.js'

/** Rows per transaction, so that pruning a large backlog blocks nobody. */
const BATCH = 1_000
const PAUSE_MS = 50

const pruneSql = ({ table, age, condition }: (typeof FINISHED_EVENTS)[number]) => `
with old as (
  select id from ${ENGINE_SCHEMA}.${table} where (${condition}) and ${age} < now() - $1 * interval '1 day'
  order by ${age} limit $2 for update skip locked
)
delete from ${ENGINE_SCHEMA}.${table} where id in (select id from old)`

/**
 * Deletes events finished more than this many days ago, with their invocations; returns how many. Failed event
 * deliveries stay until they are redelivered, unless their trigger is gone; failed scheduled events can't be
 * redelivered and are deleted. Several engines may run it concurrently.
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
