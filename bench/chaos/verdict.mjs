import { readFileSync } from 'node:fs'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { sharesOf } from '../lib/shares.mjs'

const PROMPT_LIMIT_MS = 5_000

/**
 * Judges the run by three sources: the tables (what was committed), the receivers' logs (what arrived, written before
 * the response), and the engine's attempt log (what it knew).
 *
 * A repeated event is
 * - a retry, if the engine recorded that the earlier attempt failed;
 * - the cost of a crash, if engine or Postgres were killed in between, because the response may have been lost;
 * - otherwise a violation, and always if the engine recorded an earlier success.
 */
export async function judge(world) {
  const { events, attempts, missing } = await readDatabase(world)
  const receipts = byEvent(['flaky', 'steady'].flatMap((name) => readReceipts(world.logOf(`${name}-receipts`))))
  const counts = { events: events.length, receipts: 0, retries: 0, afterEngineCrash: 0, afterPostgresCrash: 0 }
  const violations = [...world.surprises]
  if (missing > 0) violations.push(`${missing} committed rows have no event`)
  for (const event of events) {
    const arrived = receipts.get(event.id) ?? []
    counts.receipts += arrived.length
    if (!event.delivered) violations.push(`${event.id} is not delivered (error: ${event.error})`)
    if (!arrived.some(({ status }) => status === 204)) violations.push(`${event.id} never arrived well`)
    for (const [index, receipt] of arrived.entries()) {
      if (index === 0) continue
      const reason = reasonOfArrival(arrived[index - 1], receipt, attempts.get(event.id) ?? [], world.outages)
      if (reason in counts) counts[reason] += 1
      else violations.push(`${event.id} of ${event.trigger_name} arrived again ${reason}`)
    }
  }
  const prompt = promptness(events, receipts, world)
  if (prompt.max > PROMPT_LIMIT_MS) violations.push(`beside a slow receiver another waited ${prompt.max} ms`)
  return { counts, violations, prompt }
}

/**
 * Why an event arrived again.
 * @param {{ at: number }} before the previous arrival
 * @param {{ at: number }} now
 * @param {{ at: number, status: number | null }[]} attempts for this event, as recorded by the engine
 * @param {{ target: string, from: number, to: number }[]} outages
 * @returns {string} `retries`, `afterEngineCrash`, `afterPostgresCrash`, or a description of the violation
 */
export function reasonOfArrival(before, now, attempts, outages) {
  const known = attempts.filter(({ at }) => at >= before.at && at <= now.at)
  if (attempts.some(({ at, status }) => status >= 200 && status < 300 && at < now.at)) return 'after a recorded success'
  if (known.length > 0) return 'retries'
  const crashed = (target) => outages.some((one) => one.target === target && one.to >= before.at && one.from <= now.at)
  if (crashed('engine')) return 'afterEngineCrash'
  return crashed('postgres') ? 'afterPostgresCrash' : 'for no reason'
}

/** Delivery times to the prompt receiver while engine and Postgres were up and no lease had to lapse. */
function promptness(events, receipts, { outages, options }) {
  const isCalm = (from, to) =>
    outages.every((one) => one.target === 'receiver' || one.from > to || one.to + options.leaseMs + 1_000 < from)
  const waits = events
    .filter(({ trigger_name: name, at }) => name === 'prompt' && isCalm(at, at + PROMPT_LIMIT_MS))
    .map(({ id, at }) => (receipts.get(id)?.[0]?.at ?? Number.POSITIVE_INFINITY) - at)
  const { p50, p95 } = sharesOf(waits)
  // The two processes' clocks may differ by less than a millisecond.
  const whole = (wait) => Math.max(0, Math.round(wait) || 0)
  return { count: waits.length, p50: whole(p50), p95: whole(p95), max: whole(Math.max(0, ...waits)) }
}

async function readDatabase(world) {
  return withClient(world.lookerUrl, async (client) => {
    const { rows: events } = await client.query(
      `select id, trigger_name, delivered, error, extract(epoch from created_at)::float8 * 1000 as at from sagework_engine.event_log`,
    )
    const { rows: attempts } = await client.query(
      `select event_id, status, extract(epoch from created_at)::float8 * 1000 as at from sagework_engine.event_invocation_logs order by created_at`,
    )
    const { rows } = await client.query(
      `select (select count(*) from notes) + 2 * (select count(*) from beats) - (select count(*) from sagework_engine.event_log) as missing`,
    )
    return { events, attempts: groupBy(attempts, 'event_id'), missing: Number(rows[0].missing) }
  })
}

function readReceipts(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
}

const byEvent = (receipts) => groupBy(receipts, 'id')

function groupBy(rows, key) {
  const groups = new Map()
  for (const row of rows) {
    const group = groups.get(row[key])
    if (group) group.push(row)
    else groups.set(row[key], [row])
  }
  return groups
}
