// npm run bench [-- --only lists,chat] [--large 5000]: the resources the product needs and what grows with the market,
// measured on separate copies. Results are printed, never asserted.
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_LOGINS, DEMO_PASSWORD } from '../scripts/lib/start/demo-logins.mjs'
import { measureInsights } from './insights/growth.mjs'
import { fillChats } from './lib/chat.mjs'
import { measureFirstLoads } from './lib/first-load.mjs'
import { memoryOf } from './lib/memory.mjs'
import { preparePlace, startProduct, withProducts } from './lib/product.mjs'
import { comparedRow, compareReads, readOf, tokenFor } from './lib/reads.mjs'
import { measureGrowth } from './lists/growth.mjs'
import { measureMatching } from './matching/matching.mjs'
import { measureRecordings } from './recordings/measure.mjs'
import { measureSearch } from './search/search.mjs'

const REST_MS = 5000
const CHAT_GOAL = 2
const print = (line = '') => process.stdout.write(`${line}\n`)
const seconds = (value) => `${(value / 1000).toFixed(1)} s`

async function measureResources() {
  const place = await preparePlace()
  let product
  try {
    const cold = await startProduct(place)
    await cold.stop()
    product = await startProduct(place)
    print(
      `first page   cold ${seconds(cold.firstPageMs)} (goal 25 s)   warm ${seconds(product.firstPageMs)} (goal 8 s)`,
    )
    await measureMemory(product.pid)
    await measureFirstLoad(place)
  } finally {
    await product?.stop()
    place.remove()
  }
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

/** A thread's newest page, for its expert and for the poster: long against short. */
function measureChat({ requests }) {
  return withProducts(1, async ([place]) => {
    const ownerUrl = place.ownerUrl()
    const people = { poster: 'nora@brightwater.example', expert: 'elena@sagework.example' }
    const { userId: expertId } = await tokenFor(ownerUrl, place.signingKey(), people.expert)
    const chats = await fillChats(ownerUrl, { ...people, expert: expertId })
    print(`\nchat with 20 and 5,000 messages (goal ×${CHAT_GOAL}; 20 messages fill less than a page)`)
    for (const [who, email] of Object.entries(people)) {
      const sides = []
      for (const id of [chats.short, chats.long]) {
        const page = { id, expertId, isOfAll: who === 'poster', before: Number.MAX_SAFE_INTEGER, shown: 4 }
        const read = await readOf(place, { operation: 'ChatThread', email, variablesOf: () => page })
        sides.push({ pid: place.pid, read })
      }
      print(comparedRow(`its ${who}`, await compareReads(sides, { connections: 1, requests }), CHAT_GOAL))
    }
  })
}

const PARTS = {
  start: measureResources,
  lists: measureGrowth,
  chat: measureChat,
  matching: measureMatching,
  search: measureSearch,
  insights: measureInsights,
  recordings: measureRecordings,
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    experts: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '2000' },
    megabytes: { type: 'string', default: '500' },
  },
})
const { only, ...sizes } = options
const numbers = Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, Number(value)]))
for (const name of only.split(',')) {
  const part = PARTS[name]
  if (!part) throw new Error(`No part “${name}”; there are ${Object.keys(PARTS).join(', ')}`)
  await part(numbers)
}
