// npm run bench:lists: whether the lists people work with grow with the market. Printed, never asserted.
import { withClient } from '../../scripts/lib/database/database.mjs'
import { runLoad } from '../lib/load.mjs'
import { operationText, tokenFor } from '../lib/market.mjs'
import { preparePlace, startProduct } from '../lib/product.mjs'
import { EXPERT, fillLists, POSTER } from './market.mjs'

const [FEW, MANY] = [1_000, 100_000]
const CONNECTIONS = 16
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 2_000)
const GOAL = 1.3
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const OPEN = ['draft', 'published', 'in progress']
const print = (line = '') => process.stdout.write(`${line}\n`)

const newest = (filter) => (me) => ({ filter, afterAt: 'infinity', afterId: END, rows: 21, me })
const byBudget = (me) => ({
  filter: { statuses: OPEN },
  afterCents: Number.MAX_SAFE_INTEGER,
  afterId: END,
  rows: 21,
  me,
})

/** Each list: what it is called here, its operation, whose it is, and its variables. */
function lists({ topic, country }) {
  return [
    ['newest', 'OpportunityList', EXPERT, newest({ statuses: OPEN })],
    ['by topic', 'OpportunityList', EXPERT, newest({ statuses: OPEN, topics: [topic] })],
    ['by country', 'OpportunityList', EXPERT, newest({ statuses: OPEN, countries: [country] })],
    ['rare word', 'OpportunityList', EXPERT, newest({ statuses: OPEN, words: 'zymurgy' })],
    ['frequent word', 'OpportunityList', EXPERT, newest({ statuses: OPEN, words: 'ordinary length' })],
    ['highest budget', 'OpportunityListByHighestBudget', EXPERT, byBudget],
    [
      'applications',
      'OwnApplications',
      EXPERT,
      (me) => ({ me, turn: 'company', before: 'infinity', beforeId: END, limit: 26 }),
    ],
    ['own posts', 'OwnPosts', POSTER, (me) => ({ me, statuses: OPEN, before: 'infinity', beforeId: END, limit: 26 })],
  ]
}

async function measure(place, [, operation, email, variablesOf]) {
  const { token, userId } = await tokenFor(place.ownerUrl(), place.signingKey(), email)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const url = `${place.url}/v1/graphql`
  const body = JSON.stringify({ query: operationText(operation), variables: variablesOf(userId) })
  const first = await (await fetch(url, { method: 'POST', headers, body })).json()
  const [rows] = Object.values(first.data ?? {})
  if (!rows?.length) throw new Error(`${operation}: ${JSON.stringify(first)}`)
  const plan = { url, headers, bodies: [body], connections: CONNECTIONS, requests: REQUESTS }
  await runLoad({ ...plan, requests: REQUESTS / 4 }) // warms up everything that is compiled or planned lazily
  const { serverTimes } = await runLoad(plan)
  return { ...serverTimes, rows: rows.length }
}

async function measureAll(place, ids) {
  const measured = new Map()
  for (const list of lists(ids)) measured.set(list[0], await measure(place, list))
  return measured
}

const place = await preparePlace()
let product
try {
  product = await startProduct(place)
  const ownerUrl = place.ownerUrl()
  const ids = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(`select
      (select id from master_topics order by id offset 7 limit 1) as topic,
      (select id from master_countries order by country_name offset 7 limit 1) as country`)
    return rows[0]
  })
  await fillLists(ownerUrl, 0, FEW)
  const few = await measureAll(place, ids)
  await fillLists(ownerUrl, FEW, MANY)
  print(`server's p95 at ${CONNECTIONS} connections, with ${FEW} posts and ${MANY} posts of ten applicants each`)
  for (const [name, { p95, rows }] of await measureAll(place, ids)) {
    const before = few.get(name)
    const ratio = p95 / before.p95
    print(
      `${name.padEnd(15)} ${before.p95.toFixed(1).padStart(7)} ms  ${p95.toFixed(1).padStart(7)} ms  ×${ratio.toFixed(2)}${ratio > GOAL ? ` (goal ${GOAL})` : ''}  ${rows} rows`,
    )
  }
} finally {
  await product?.stop()
  place.remove()
}
