import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const LOOK_MS = 500
/** A slot is free at the latest when the slowest delivery has timed out; then comes the next poll. */
const SLOT_MS = 5_000 + 3_000

const STUCK_SQL = `
select id, trigger_name, locked_until from sagework_engine.event_log
where not delivered and not error and (
  locked_until < clock_timestamp() - $1 * interval '1 millisecond'
  or locked_until > clock_timestamp() + ($2 + 1000) * interval '1 millisecond')`
const LEFT_SQL = 'select count(*)::int as left from sagework_engine.event_log where not delivered and not error'

/**
 * Keeps checking the log for claims with a lapsed lease that nobody takes over although engine and Postgres are up, and
 * for leases longer than configured.
 * @returns {Promise<string[]>} ids of stuck events
 */
export async function watchForStuck(world, signal) {
  const stuck = new Set()
  const pool = lookerPool(world)
  while (!signal.aborted) {
    await delay(LOOK_MS)
    const calm = Math.max(0, ...world.outages.filter(({ target }) => target !== 'receiver').map(({ to }) => to))
    if (Date.now() - calm < SLOT_MS) continue
    const { rows } = await pool.query(STUCK_SQL, [SLOT_MS, world.options.leaseMs]).catch(() => ({ rows: [] }))
    for (const row of rows)
      stuck.add(`${row.id} of ${row.trigger_name}, locked until ${row.locked_until.toISOString()}`)
  }
  await pool.end()
  return [...stuck]
}

/**
 * Waits until nothing is left to deliver.
 * @returns {Promise<number>} how many are left after no progress for longer than a lease and a retry can take
 */
export async function waitUntilDrained(world) {
  const pool = lookerPool(world)
  const patience = world.options.leaseMs + 15_000
  let last = { left: -1, at: Date.now() }
  for (;;) {
    const { rows } = await pool.query(LEFT_SQL)
    const { left } = rows[0]
    if (left !== last.left) last = { left, at: Date.now() }
    if (left === 0 || Date.now() - last.at > patience) break
    await delay(200)
  }
  await pool.end()
  return last.left
}

function lookerPool(world) {
  const pool = new pg.Pool({ connectionString: world.lookerUrl, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  return pool
}
