// npm run bench:matching: how long matching takes, and whether an expert's list grows with the market. Printed, never asserted.
import { withClient } from '../../scripts/lib/database/database.mjs'
import { runLoad } from '../lib/load.mjs'
import { operationText, tokenFor } from '../lib/market.mjs'
import { preparePlace, startProduct } from '../lib/product.mjs'
import { fillExperts, fillOpportunities } from './market.mjs'

const EXPERTS = 10_000
const [FEW, MANY] = [1_000, 100_000]
const CONNECTIONS = 16
const REQUESTS = 2_000
const SAMPLES = 200
const print = (line = '') => process.stdout.write(`${line}\n`)
const END = { before: 'infinity', beforeId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Everybody who matches one opportunity, as the job that notifies them reads it, page by page. */
function measureMatching(ownerUrl) {
  return withClient(ownerUrl, async (client) => {
    const times = []
    let matches = 0
    for (let sample = 1; sample <= SAMPLES; sample++) {
      const began = performance.now()
      const { rows } = await client.query({
        name: 'matching',
        text: `select count(*)::int as count, max(strength) from opportunity_matches
               where opportunity_id = private.stable_uuid('bench post ' || $1::int)`,
        values: [sample],
      })
      times.push(performance.now() - began)
      matches += rows[0].count
    }
    times.sort((one, other) => one - other)
    const share = (part) => times[Math.ceil(times.length * part) - 1].toFixed(1)
    print(
      `matching     p50 ${share(0.5)} ms  p95 ${share(0.95)} ms (goal 150 ms)  ${Math.round(matches / SAMPLES)} matches each`,
    )
  })
}

async function measureList(place, name, email, variablesOf) {
  const { token, userId } = await tokenFor(place.ownerUrl(), place.signingKey(), email)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const url = `${place.url}/v1/graphql`
  const body = JSON.stringify({ query: operationText(name), variables: variablesOf(userId) })
  const first = await (await fetch(url, { method: 'POST', headers, body })).json()
  const [rows] = Object.values(first.data ?? {})
  if (!rows?.length) throw new Error(`${name}: ${JSON.stringify(first)}`)
  const plan = { url, headers, bodies: [body], connections: CONNECTIONS, requests: REQUESTS }
  await runLoad(plan) // warms up everything that is compiled or planned lazily
  const { serverTimes } = await runLoad(plan)
  print(
    `${name.padEnd(16)} p50 ${serverTimes.p50.toFixed(1)} ms  p95 ${serverTimes.p95.toFixed(1)} ms  ${rows.length} rows`,
  )
  return serverTimes
}

const ownMatches = (place) =>
  measureList(place, 'OwnMatches', 'bench-expert-4242@bench.example', (me) => ({ ...END, limit: 21, me }))

const place = await preparePlace()
let product
try {
  product = await startProduct(place)
  const ownerUrl = place.ownerUrl()
  await fillExperts(ownerUrl, EXPERTS)
  await fillOpportunities(ownerUrl, 0, FEW)
  print(`${EXPERTS} experts, ${FEW} open opportunities, ${CONNECTIONS} connections`)
  const few = await ownMatches(place)
  await fillOpportunities(ownerUrl, FEW, MANY)
  print(`${EXPERTS} experts, ${MANY} open opportunities`)
  const many = await ownMatches(place)
  print(`ratio        p50 ${(many.p50 / few.p50).toFixed(2)}  p95 ${(many.p95 / few.p95).toFixed(2)} (goal 1.3)`)
  await measureMatching(ownerUrl)
} finally {
  await product?.stop()
  place.remove()
}
