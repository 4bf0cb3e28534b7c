// npm run chaos:events: kill -9 of engine, receiver and Postgres at seeded points during a stream of inserts with an
// event trigger. Exits with 1 if an event was lost, delivered twice without a reason, or stuck. verdict.mjs decides
// which.
import { buildServers } from '../../scripts/lib/build.mjs'
import { killAlong, planKills } from './kills.mjs'
import { readOptions } from './options.mjs'
import { beat, insertAll, prepareTables } from './stream.mjs'
import { judge } from './verdict.mjs'
import { waitUntilDrained, watchForStuck } from './watch.mjs'
import { World } from './world.mjs'

const MAX_LISTED = 20
const print = (line = '') => process.stdout.write(`${line}\n`)

async function runChaos(world) {
  const { options } = world
  await world.start()
  await prepareTables(world)
  const progress = { done: 0 }
  const [beating, watching] = [new AbortController(), new AbortController()]
  const watched = watchForStuck(world, watching.signal)
  const beats = beat(world, beating.signal)
  await Promise.all([insertAll(world, progress), killAlong(world, planKills(options), progress, print)])
  beating.abort()
  await beats
  const left = await waitUntilDrained(world)
  watching.abort()
  const stuck = await watched
  const verdict = await judge(world)
  const violations = [...verdict.violations, ...stuck.map((event) => `${event} is stuck`)]
  if (left > 0) violations.unshift(`${left} events are left and nothing moves`)
  return { ...verdict, violations }
}

function report({ counts, prompt, violations }, seconds) {
  print(`events ${counts.events}, arrivals ${counts.receipts}, in ${seconds.toFixed(0)} s`)
  print(
    `arrived again: ${counts.retries} retries, ${counts.afterEngineCrash} across a crash of the engine, ${counts.afterPostgresCrash} across one of Postgres`,
  )
  print(
    `beside a slow receiver: ${prompt.count} events, p50 ${prompt.p50} ms, p95 ${prompt.p95} ms, longest ${prompt.max} ms`,
  )
  print(violations.length === 0 ? 'every event arrived, none twice without a reason, none stuck' : 'VIOLATIONS')
  for (const violation of violations.slice(0, MAX_LISTED)) print(`  ${violation}`)
  if (violations.length > MAX_LISTED) print(`  and ${violations.length - MAX_LISTED} more`)
}

const options = readOptions()
const { seed, inserts, kills, leaseMs } = options
print(`chaos: seed ${seed}, ${inserts} inserts, ${kills} kills, lease ${leaseMs} ms`)
await buildServers()
const world = new World(options)
const began = performance.now()
try {
  const outcome = await runChaos(world)
  report(outcome, (performance.now() - began) / 1000)
  if (outcome.violations.length > 0) process.exitCode = 1
} finally {
  await world.stop()
  if (options.keepsLogs) print(`logs: ${world.folder}`)
}
