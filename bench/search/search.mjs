import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'
import { cpuDuring } from '../lib/cpu.mjs'
import { runLoad } from '../lib/load.mjs'
import { withProducts } from '../lib/product.mjs'
import { readOf } from '../lib/reads.mjs'
import { fillSearch } from './market.mjs'
import { measureRecall } from './recall.mjs'
import { measureSimilar } from './similar.mjs'

const GOLD = path.join(REPOSITORY, 'seeds/demo/knowledge/gold/search.mjs')
const DRAFTS = path.join(REPOSITORY, 'seeds/demo/knowledge/gold/similar.mjs')
const READER = 'tom@client.example'
const GOALS_MS = { 4: 100, 16: 300 }
const QUERIES = 40
const GROUPS = ['Opportunities', 'Experts', 'Questions', 'Insights', 'Advices', 'UseCases']
const print = (line = '') => process.stdout.write(`${line}\n`)

/**
 * Whether searches find what they should, and how long they take among few things and among many, in one run.
 * @param {{ small: number, large: number, requests: number }} sizes how many things there are to find
 */
export function measureSearch({ small, large, requests }) {
  return withProducts(1, async ([product]) => {
    if (existsSync(GOLD)) {
      const { default: gold } = await import(pathToFileURL(GOLD).href)
      await measureRecall(product, gold, print)
    } else print('recall       no gold set (seeds/demo/knowledge/gold/search.mjs)')
    if (existsSync(DRAFTS)) {
      const { default: drafts } = await import(pathToFileURL(DRAFTS).href)
      await measureSimilar(product, drafts, print)
    }
    const ownerUrl = product.ownerUrl()
    await fillSearch(ownerUrl, { to: small })
    const words = await wordsIn(ownerUrl)
    const few = await measureSpeeds(product, words, { things: small, requests })
    await fillSearch(ownerUrl, { from: small, to: large })
    const many = await measureSpeeds(product, words, { things: large, requests })
    for (const [connections, p95] of many) {
      const ratio = (p95 / (few.get(connections) ?? p95)).toFixed(1)
      print(`${connections.padStart(2)} connections   p95 ×${ratio} from ${small.toLocaleString('en')} things`)
    }
  })
}

/** @returns {Promise<Map<string, number>>} p95 in milliseconds by number of connections */
async function measureSpeeds(product, words, { things, requests }) {
  print(`\nsearch in six groups with counts, ${things.toLocaleString('en')} things`)
  const p95s = new Map()
  for (const [connections, goal] of Object.entries(GOALS_MS))
    p95s.set(connections, await measureSpeed(product, words, { connections, goal, requests }))
  return p95s
}

async function measureSpeed(product, words, { connections, goal, requests }) {
  const variablesOf = (me) => words.map((query) => variables(me, query))
  const read = await readOf(product, { operation: 'GlobalSearch', email: READER, variablesOf })
  const plan = { ...read, connections: Number(connections) }
  await runLoad({ ...plan, requests: QUERIES })
  const { result, milliseconds } = await cpuDuring(product.pid, () => runLoad({ ...plan, requests }))
  const { serverTimes, perSecond } = result
  const servers = milliseconds.filter(({ name }) => name !== 'load generator')
  const cpu = servers.reduce((sum, { value }) => sum + value, 0) / requests
  const inPostgres = (servers.find(({ name }) => name === 'postgres')?.value ?? 0) / requests
  print(
    `${connections.padStart(2)} connections   p50 ${serverTimes.p50.toFixed(0)} ms   p95 ${serverTimes.p95.toFixed(0)} ms (goal ${goal} ms)   ${perSecond.toFixed(0)} a second   CPU ${cpu.toFixed(0)} ms each, ${inPostgres.toFixed(0)} in Postgres   load ${loadavg()[0]?.toFixed(0)}`,
  )
  return serverTimes.p95
}

const variables = (me, words) => ({
  ...{ filter: { words, topics: [], expertise: [] }, skip: 0, rows: 10, me },
  ...Object.fromEntries(GROUPS.map((group) => [`with${group}`, true])),
})

/** One, two and three words, frequent and rare, and some misspelt: what people type. The first finds something. */
function wordsIn(ownerUrl) {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select word from ts_stat('select words from private.opportunity_search limit 3000')
       where word ~ '^[a-z]{5,12}$' order by ndoc desc, word limit 600`,
    )
    const ranked = rows.map(({ word }) => word)
    return Array.from({ length: QUERIES }, (_, index) => {
      const one = ranked[index * 3]
      const other = ranked[(index * 37 + 11) % ranked.length]
      const misspelt = `${other.slice(0, 2)}${other.slice(3)}`
      return [one, `${one} ${other}`, `${one} ${misspelt}`, `${other} ${one} ${ranked[index]}`][index % 4]
    })
  })
}
