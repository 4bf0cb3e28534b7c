// npm run bench [-- --only chat]: the resources the product needs, measured on a separate copy. Results are printed,
// never asserted.
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_LOGINS, DEMO_PASSWORD } from '../scripts/lib/start/demo-logins.mjs'
import { fillChats } from './lib/chat.mjs'
import { cpuDuring } from './lib/cpu.mjs'
import { measureFirstLoads } from './lib/first-load.mjs'
import { runLoad } from './lib/load.mjs'
import { fillMarket, operationText, tokenFor } from './lib/market.mjs'
import { memoryOf } from './lib/memory.mjs'
import { preparePlace, startProduct } from './lib/product.mjs'

const OPPORTUNITIES = 100_000
const CONNECTIONS = 16
const REQUESTS = 4000
const REST_MS = 5000
const CHAT_REQUESTS = 400
const print = (line = '') => process.stdout.write(`${line}\n`)
const milliseconds = (value) => `${value.toFixed(1).padStart(7)} ms`
const seconds = (value) => `${(value / 1000).toFixed(1)} s`

async function measureStart(place) {
  const cold = await startProduct(place)
  await cold.stop()
  const product = await startProduct(place)
  print(`first page   cold ${seconds(cold.firstPageMs)} (goal 25 s)   warm ${seconds(product.firstPageMs)} (goal 8 s)`)
  return product
}

async function measureMemory(pid) {
  await delay(REST_MS)
  const rows = memoryOf(pid)
  const total = rows.reduce((sum, row) => sum + row.megabytes, 0)
  print(
    `memory       ${total.toFixed(0)} MB at rest (goal 700 MB): ${rows.map((row) => `${row.name} ${row.megabytes.toFixed(0)}`).join(', ')}`,
  )
}

async function signIn(context, url) {
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: DEMO_LOGINS[0].email, password: DEMO_PASSWORD },
    headers: { 'x-requested-with': 'sagework', origin: url },
  })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`)
}

async function measureFirstLoad(place) {
  const loads = await measureFirstLoads(place.url, place.dataDir, (context) => signIn(context, place.url))
  for (const { page, kilobytes } of loads)
    print(`first load   ${page.padEnd(10)} ${kilobytes.toFixed(0)} KB of JavaScript (goal 130 KB)`)
}

/** The list's initial state, without filters; web/src/features/opportunities/list/list-filters.ts builds the same. */
const FIRST_PAGE = {
  filter: { statuses: ['draft', 'published', 'in progress'] },
  afterAt: 'infinity',
  afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  rows: 21,
}

async function measureLists(place, pid) {
  const ownerUrl = place.ownerUrl()
  await fillMarket(ownerUrl, OPPORTUNITIES)
  print(
    `\n${OPPORTUNITIES.toLocaleString('en')} opportunities, ${CONNECTIONS} connections, as an expert (goal of the server's p95 40 ms); the load generator runs on the same processors`,
  )
  const { token, userId } = await tokenFor(ownerUrl, place.signingKey(), 'elena@sagework.example')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const url = `${place.url}/v1/graphql`
  const ask = (query, variables) => JSON.stringify({ query, variables })
  const listText = operationText('OpportunityList')
  const list = ask(listText, { ...FIRST_PAGE, me: userId })
  const first = await (await fetch(url, { method: 'POST', headers, body: list })).json()
  if (!first.data) throw new Error(JSON.stringify(first))
  const ids = first.data.find_opportunities.map((row) => row.opportunity_id)
  const detailText = operationText('OpportunityDetail')
  const plans = { list: [list], detail: ids.map((id) => ask(detailText, { id, me: userId })) }
  for (const [name, bodies] of Object.entries(plans)) {
    const plan = { url, headers, bodies, connections: CONNECTIONS, requests: REQUESTS }
    await runLoad(plan) // warms up everything that is compiled or planned lazily
    const { result, milliseconds: cpu } = await cpuDuring(pid, () => runLoad(plan))
    print(`${name.padEnd(12)} ${result.perSecond.toFixed(0).padStart(5)}/s  server ${sharesRow(result.serverTimes)}`)
    print(`                       client ${sharesRow(result.times)}`)
    print(`             ${cpuRow(cpu)}`)
  }
}

/** A thread's newest page, for its expert and for the poster: long against short. */
async function measureChat(place) {
  const ownerUrl = place.ownerUrl()
  const people = { poster: 'nora@brightwater.example', expert: 'elena@sagework.example' }
  const expert = await tokenFor(ownerUrl, place.signingKey(), people.expert)
  const poster = await tokenFor(ownerUrl, place.signingKey(), people.poster)
  const chats = await fillChats(ownerUrl, { ...people, expert: expert.userId })
  const query = operationText('ChatThread')
  const page = { expertId: expert.userId, before: Number.MAX_SAFE_INTEGER, shown: 4 }
  for (const [who, { token }, isOfAll] of [
    ['expert', expert, false],
    ['poster', poster, true],
  ]) {
    const p95s = []
    for (const id of [chats.short, chats.long]) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const bodies = [JSON.stringify({ query, variables: { ...page, id, isOfAll } })]
      const plan = { url: `${place.url}/v1/graphql`, headers, bodies, connections: 1, requests: CHAT_REQUESTS }
      await runLoad(plan)
      p95s.push((await runLoad(plan)).serverTimes.p95)
    }
    const [short = 0, long = 0] = p95s
    print(
      `chat         ${who}: p95 ${milliseconds(long)} with 5,000 messages, ${milliseconds(short)} with 20, ratio ${(long / short).toFixed(2)} (20 messages fill less than a page; goal 2)`,
    )
  }
}

const sharesRow = ({ p50, p95, p99 }) => `p50 ${milliseconds(p50)}  p95 ${milliseconds(p95)}  p99 ${milliseconds(p99)}`

/** Processor time per request, which on a busy machine says more than elapsed time. */
function cpuRow(rows) {
  const parts = rows.map(({ name, value }) => ({ name, value: value / REQUESTS })).filter(({ value }) => value >= 0.01)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return `CPU ${total.toFixed(2)} ms per request: ${parts.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(', ')}`
}

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })
const place = await preparePlace()
let product
try {
  product = await measureStart(place)
  if (options.only !== 'chat') {
    await measureMemory(product.pid)
    await measureFirstLoad(place)
    await measureLists(place, product.pid)
  }
  await measureChat(place)
} finally {
  await product?.stop()
  place.remove()
}
