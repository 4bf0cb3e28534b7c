import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { between } from '../chaos/options.mjs'
import { inParallel } from './world.mjs'

const PARALLEL = 16
const MOST_COPIES = 6
const FIVE_MINUTES_AND_MORE = 400
const QUIET_MS = 250
const LATE_SHARE = 0.1
/** After so many a job waits for an event that was lost. */
const FEW_ATTEMPTS = 3
const ALL_ATTEMPTS = 15

/**
 * Whenever the service starts, it reconciles, which would apply all events in their order before the shuffled ones arrive. So
 * that job waits in the copies until it is asked for.
 */
export function putOffReconciling(url) {
  return withClient(url, (client) =>
    client.query(
      `create function put_off_reconciling() returns trigger language plpgsql as $$
       begin
         if new.task_id = (select id from graphile_worker._private_tasks where identifier = 'reconcile-payments') then
           new.run_at := now() + interval '1 day';
         end if;
         return new;
       end $$;
       create trigger put_off_reconciling before insert or update of run_at on graphile_worker._private_jobs
         for each row execute function put_off_reconciling()`,
    ),
  )
}

/** Some events were never delivered: the daily cron has to find them. It is run until it finds no more. */
export async function reconcile(service, url) {
  await withClient(url, (client) =>
    client.query(
      `drop trigger put_off_reconciling on graphile_worker._private_jobs;
       select graphile_worker.remove_job('reconcile-payments')`,
    ),
  )
  for (let known = -1, runs = 0; ; runs++) {
    const { length } = await readEvents(url)
    if (length === known) return runs
    known = length
    await service.runCron('reconcile-payments')
    do await delay(QUIET_MS)
    while (!(await isQuiet(url)))
  }
}

/** All events so far, oldest first, as the provider sends them. */
export function readEvents(url, after = 0) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select seq::int as seq, body from private.payment_sandbox_objects where kind = 'event' and seq > $1 order by seq`,
      [after],
    )
    return rows.map(({ seq, body }) => ({ seq, body: JSON.stringify(body) }))
  })
}

/** Each event once, in its order, and the events that they cause, until there are no more. */
export async function deliverInOrder(service, url) {
  let last = 0
  for (;;) {
    const wasQuiet = await isQuiet(url)
    const events = await readEvents(url, last)
    if (events.length === 0 && wasQuiet) return
    for (const { body } of events) await deliver(service, body)
    last = events.at(-1)?.seq ?? last
    if (events.length === 0) await delay(QUIET_MS)
  }
}

/**
 * Events in any order, some long after the others, again and again, between forged ones, while the service and Postgres are
 * killed.
 * @param {{ lostShare?: number, crashes: ((pauseMs: number) => Promise<void>)[], random: () => number, deliveries: number }}
 *   options `lostShare`: of the events, which never arrive
 * @returns {Promise<{ sent: number, again: number, forged: number, accepted: string[] }>} `accepted`: forgeries that were
 */
export async function deliverWildly(service, url, { random, deliveries, crashes, lostShare = 0 }) {
  const tally = { sent: 0, again: 0, lost: 0, forged: 0, accepted: [] }
  const seen = new Set()
  for (;;) {
    const wasQuiet = await isQuiet(url, lostShare > 0 ? FEW_ATTEMPTS : undefined)
    const fresh = (await readEvents(url)).filter(({ seq }) => !seen.has(seq))
    if (fresh.length === 0 && wasQuiet) return tally
    for (const { seq } of fresh) seen.add(seq)
    const arriving = fresh.filter(() => random() >= lostShare)
    tally.lost += fresh.length - arriving.length
    const isFirstRound = seen.size === fresh.length
    const queue = queueOf(arriving, isFirstRound ? deliveries : arriving.length * 2, random)
    const killing = killAlong(tally, queue.length, isFirstRound ? crashes : [], random)
    await inParallel(queue, PARALLEL, async (order) => {
      if (order.forgery) return forge(service, order, tally)
      tally.again += await deliver(service, order.body)
      tally.sent += 1
    })
    tally.isOver = true
    await killing
    tally.isOver = false
    if (fresh.length === 0) await delay(QUIET_MS)
  }
}

/** In any order; a share of the events comes only after all others. */
function queueOf(events, deliveries, random) {
  const late = new Set(events.filter(() => random() < LATE_SHARE).map(({ body }) => body))
  const orders = shuffled(ordersFor(events, deliveries, random), random)
  const isLate = ({ body }) => late.has(body)
  return [...orders.filter((order) => !isLate(order)), ...orders.filter(isLate)]
}

/** Each event at least once, then copies and forgeries up to the number of deliveries. */
function ordersFor(events, deliveries, random) {
  const orders = events.map(({ body }) => ({ body }))
  while (orders.length < deliveries && events.length > 0) {
    const { body } = events[between(random, 0, events.length - 1)]
    if (random() < 0.1) orders.push({ body, forgery: FORGERIES[between(random, 0, FORGERIES.length - 1)] })
    else for (let copy = between(random, 1, MOST_COPIES); copy > 0; copy--) orders.push({ body })
  }
  return orders
}

const FORGERIES = ['another secret', 'another body', 'expired', 'no signature', 'no scheme']

/** A forgery whose event has not been seen yet would be noticed, because its id is new. */
async function forge(service, { body, forgery }, tally) {
  const renamed = body.replace(/"id":"evt_[^"]+"/, `"id":"evt_forged_${tally.forged}"`)
  const headers = {
    'another secret': () => service.sign(renamed, { secret: 'whsec_0123456789abcdef' }),
    'another body': () => service.sign(body),
    expired: () => service.sign(renamed, { at: Math.floor(Date.now() / 1000) - FIVE_MINUTES_AND_MORE }),
    'no signature': () => null,
    'no scheme': () => service.sign(renamed).replace('v1=', 'v0='),
  }
  const header = headers[forgery]()
  for (;;) {
    const status = await post(service, renamed, header)
    if (status === 400) break
    if (status > 0 && status < 300) {
      tally.accepted.push(forgery)
      break
    }
    await delay(QUIET_MS / 5)
  }
  tally.forged += 1
}

/** Until the service has acknowledged it. @returns how often it was sent again */
async function deliver(service, body) {
  let again = 0
  while ((await post(service, body, service.sign(body))) !== 200) {
    again += 1
    await delay(QUIET_MS / 5)
  }
  return again
}

async function post(service, body, signature) {
  const headers = {
    ...service.sender(),
    'content-type': 'application/json',
    ...(signature ? { 'stripe-signature': signature } : {}),
  }
  try {
    const answer = await fetch(`${service.url}/api/payment/webhook`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function killAlong(tally, total, crashes, random) {
  const base = tally.sent
  const points = crashes.map(() => between(random, 1, Math.max(1, Math.floor(total * 0.7))))
  points.sort((one, other) => one - other)
  for (const [index, crash] of crashes.entries()) {
    while (tally.sent - base < points[index] && !tally.isOver) await delay(10)
    if (tally.isOver) return
    await crash(between(random, 0, 300))
  }
}

/**
 * No job is left but those that are for later: for the end of a period or checkout, for an unread notice, or put off above.
 * Once nothing else is left, what has failed is tried again now rather than after the minutes that the product would wait.
 */
function isQuiet(url, attempts = ALL_ATTEMPTS) {
  return withClient(url, async (client) => {
    await client.query(
      `update graphile_worker._private_jobs set run_at = now()
       where attempts > 0 and attempts < $1 and run_at > now() + interval '1 second' and not exists (
         select from graphile_worker._private_jobs
         where locked_at is not null or (run_at <= now() and attempts < max_attempts))`,
      [attempts],
    )
    const { rows } = await client.query(
      `select count(*)::int as left from graphile_worker.jobs
       where attempts < $1 and not (attempts = 0 and run_at > now() + interval '10 minutes')`,
      [attempts],
    )
    return rows[0].left === 0
  })
}

/** The jobs that a crash interrupted are free at the next look rather than minutes later, when their leases lapse. */
export function lapseLeases(url) {
  return withClient(url, (client) =>
    client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`,
    ),
  )
}

function shuffled(list, random) {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = between(random, 0, last)
    ;[copy[last], copy[other]] = [copy[other], copy[last]]
  }
  return copy
}
