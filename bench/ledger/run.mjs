// npm run chaos:ledger: seeded operations by 32 clients while the service and Postgres are killed, judged from outside; then how
// many transfers a second the books take, beside a control that updates one row of the platform.
// Ends with 1 when a cent is wrong, a key was booked twice or not at all, or a balance fell below zero.

import { setTimeout as delay } from 'node:timers/promises'
import { buildServers } from '../../scripts/lib/build.mjs'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { between, randomOf, readNumbers } from '../chaos/options.mjs'
import { Books } from './books.mjs'
import { runClient } from './client.mjs'
import { Clock } from './clock.mjs'
import { PRICES } from './plan-orders.mjs'
import { ServiceClient } from './service-client.mjs'
import { measureSpeed } from './speed.mjs'
import { judge } from './verdict.mjs'

const CLIENTS = 32
const PEOPLE = 40
const MAX_LISTED = 20
const print = (line = '') => process.stdout.write(`${line}\n`)

async function runChaos(books, { seed, operations, kills, months, minutes }) {
  const users = await books.addPeople(PEOPLE)
  const { rows: prices } = await withClient(books.url, (client) => client.query(PRICES))
  const service = new ServiceClient(books.actionsUrl, new Clock({ operations, months }))
  await service.open()
  const limit = setTimeout(() => {
    service.isOver = true
  }, minutes * 60_000)
  const progress = { done: 0 }
  const each = Math.ceil(operations / CLIENTS)
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    runClient({ seed, index, orders: each, users, prices, service, onDone: () => progress.done++ }),
  )
  const killing = killAlong({ books, service, progress, seed, kills, total: each * CLIENTS })
  const done = (await Promise.all(clients)).flat()
  clearTimeout(limit)
  await killing
  await service.close()
  return { done, service }
}

/** The service and Postgres in turn, and now and then both, at seeded points of the run. */
async function killAlong({ books, service, progress, seed, kills, total }) {
  const random = randomOf(seed ^ 0x5eed)
  const points = Array.from({ length: kills }, () => between(random, 1, Math.max(1, Math.floor(total * 0.95))))
  for (const [index, point] of points.sort((one, other) => one - other).entries()) {
    const [isService, isPostgres] = [index % 2 === 0 || random() < 0.2, index % 2 === 1 || random() < 0.2]
    while (progress.done < point && !service.isOver) await delay(10)
    if (service.isOver) return
    await delay(between(random, 0, 200))
    print(
      `  after ${String(progress.done).padStart(6)} operations: kill -9 ${[isService && 'the service', isPostgres && 'Postgres'].filter(Boolean).join(' and ')}`,
    )
    await Promise.all([
      isService && service.crash(between(random, 0, 500)),
      isPostgres && books.crash(between(random, 0, 500)),
    ])
  }
}

function report({ counts, violations }, { done, service }, seconds) {
  const repeats = done.filter(({ posted }) => posted?.isRepeat).length
  const refused = done.filter(({ refused }) => refused).length
  print(
    `${done.length} operations in ${seconds.toFixed(0)} s: ${repeats} repeats, ${refused} refused, ${service.retries} sent again`,
  )
  print(`operations: ${countsOf(done.map(({ order }) => (order.isAgain ? 'again' : order.operation)))}`)
  print(
    `books: ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  )
  print(`faults on the way: ${[...service.faults].map(([fault, times]) => `${fault} ${times}`).join(', ') || 'none'}`)
  print(
    violations.length === 0
      ? 'the books sum to zero, no balance is wrong, every key was booked once, every plan brought its credits'
      : 'VIOLATIONS',
  )
  for (const violation of violations.slice(0, MAX_LISTED)) print(`  ${violation}`)
  if (violations.length > MAX_LISTED) print(`  and ${violations.length - MAX_LISTED} more`)
}

function countsOf(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

const options = readNumbers({ operations: 100_000, kills: 12, months: 24, minutes: 20, seconds: 15 })
print(
  `chaos: seed ${options.seed}, ${options.operations} operations in ${options.months} months by ${CLIENTS} clients, ${options.kills} kills`,
)
await buildServers()
const books = await Books.open()
try {
  const began = performance.now()
  const outcome = await runChaos(books, options)
  const seconds = (performance.now() - began) / 1000
  const verdict = await judge(books.url, outcome.done)
  if (outcome.service.isOver)
    verdict.violations.push(`only ${outcome.done.length} operations in ${options.minutes} minutes`)
  report(verdict, outcome, seconds)
  if (verdict.violations.length > 0) process.exitCode = 1
  if (options.seconds > 0) for (const line of await measureSpeed(books, options.seconds)) print(line)
} finally {
  await books.close()
}
