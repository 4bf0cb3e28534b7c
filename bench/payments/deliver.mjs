import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { between } from '../chaos/options.mjs'
import { inParallel } from './world.mjs'

const PARALLEL = 16
const MOST_COPIES = 6
const FIVE_MINUTES_AND_MORE = 400
const QUIET_MS = 250

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
    const events = await readEvents(url, last)
    if (events.length === 0 && (await isQuiet(url))) return
    for (const { body } of events) await deliver(service, body)
    last = events.at(-1)?.seq ?? last
    if (events.length === 0) await delay(QUIET_MS)
  }
}

/**
 * Events in any order and again and again, between forged ones, while the service is killed.
 * @returns {Promise<{ sent: number, again: number, forged: number, accepted: string[] }>} `accepted`: forgeries that were
 */
export async function deliverWildly(service, url, { random, deliveries, kills }) {
  const tally = { sent: 0, again: 0, forged: 0, accepted: [] }
  const seen = new Set()
  for (;;) {
    const fresh = (await readEvents(url)).filter(({ seq }) => !seen.has(seq))
    if (fresh.length === 0 && (await isQuiet(url))) return tally
    for (const { seq } of fresh) seen.add(seq)
    const queue = shuffled(ordersFor(fresh, seen.size === fresh.length ? deliveries : fresh.length * 2, random), random)
    const killing = killAlong(service, tally, queue.length, kills, random)
    await inParallel(queue, PARALLEL, async (order) => {
      if (order.forgery) return forge(service, order, tally)
      tally.again += await deliver(service, order.body)
      tally.sent += 1
    })
    tally.isOver = true
    await killing
    tally.isOver = false
    kills = 0
    if (fresh.length === 0) await delay(QUIET_MS)
  }
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

async function killAlong(service, tally, total, kills, random) {
  const base = tally.sent
  const points = Array.from({ length: kills }, () => between(random, 1, Math.floor(total * 0.7)))
  for (const point of points.sort((one, other) => one - other)) {
    while (tally.sent - base < point && !tally.isOver) await delay(10)
    if (tally.isOver) return
    await service.crash(between(random, 0, 300))
  }
}

/** No job is left but those that wait for the end of a period or checkout. */
function isQuiet(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as left from graphile_worker.jobs
       where attempts < max_attempts and task_identifier <> all ('{expire-sandbox-session,renew-sandbox-subscription}')`,
    )
    return rows[0].left === 0
  })
}

function shuffled(list, random) {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = between(random, 0, last)
    ;[copy[last], copy[other]] = [copy[other], copy[last]]
  }
  return copy
}
