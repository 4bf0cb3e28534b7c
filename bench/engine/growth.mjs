import { median } from '../lib/shares.mjs'
import { buildDataSet, readFacts } from './facts.mjs'
import { measureOperation } from './measure.mjs'
import { OPERATIONS } from './operations.mjs'
import { startBare, startEngine } from './servers.mjs'

const FACTORS = [1, 10, 100]
const QUESTIONS = 20_000
const CONNECTIONS = 16
/** Every fifth topic of the data set has no approved question, so any statement has to scan all of its questions. */
const hasApproved = (topic) => topic % 5 !== 1

/**
 * The list with more and more questions: throughput and latency of engine and bare handler at each size, and how much
 * slower the largest is than the smallest.
 * @param {{ url: string, pid: number }} postgres
 * @param {import('./servers.mjs').Start} start
 * @param {{ rounds: number, milliseconds: number, warmUpMs: number }} plan
 * @param {(line: string) => void} print
 */
export async function measureGrowth(postgres, start, plan, print) {
  const [list] = OPERATIONS
  if (!list) return
  const sizes = []
  for (const factor of FACTORS) {
    const began = performance.now()
    const databaseUrl = await buildDataSet(postgres.url, `growth_${factor}`, factor)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    print(`${(QUESTIONS * factor).toLocaleString('en')} questions made in ${seconds} s`)
    const servers = [await startEngine(databaseUrl, start), await startBare(databaseUrl, start)]
    sizes.push({ databaseUrl, servers, facts: await readFacts(databaseUrl) })
  }
  try {
    const topics = Array.from({ length: 100 }, (_, index) => index + 1)
    await measureTopics('topics with approved questions', topics.filter(hasApproved))
    await measureTopics('all topics', topics)
  } finally {
    for (const { servers } of sizes) for (const server of servers) await server.stop()
  }

  /** Interleaves the sizes in each round. */
  async function measureTopics(name, topics) {
    const operation = { ...list, variablesOf: (index) => ({ t: topics[index % topics.length] }) }
    const found = sizes.map(() => ({ engine: /** @type {any[]} */ ([]), bare: /** @type {any[]} */ ([]) }))
    for (let round = 0; round < plan.rounds; round++) {
      for (const [index, size] of sizes.entries()) {
        const world = { ...size, postgresPid: postgres.pid }
        const once = { ...plan, rounds: 1, connections: [CONNECTIONS], hasPgbench: false }
        await measureOperation(world, operation, once, (_, [engine, bare]) => {
          found[index]?.engine.push(engine?.[0])
          found[index]?.bare.push(bare?.[0])
        })
      }
    }
    print(`\nlist, ${name}, ${CONNECTIONS} connections`)
    for (const [index, { engine, bare }] of found.entries()) {
      const of = (rounds, key) => median(rounds.map((round) => round[key]))
      const words = (rounds) =>
        `${of(rounds, 'perSecond').toFixed(0)}/s, p50 ${of(rounds, 'p50').toFixed(2)} ms, p99 ${of(rounds, 'p99').toFixed(2)} ms, Postgres ${of(rounds, 'postgres').toFixed(3)} ms`
      const size = (QUESTIONS * (FACTORS[index] ?? 0)).toLocaleString('en').padStart(9)
      print(`${size} questions: engine ${words(engine)}; bare ${words(bare)}`)
    }
    const times = (key) => median(found.at(-1)?.engine.map((round, at) => round[key] / found[0]?.engine[at][key]) ?? [])
    print(
      `from first to last: time per request × ${(1 / times('perSecond')).toFixed(2)}, p50 × ${times('p50').toFixed(2)}`,
    )
  }
}
