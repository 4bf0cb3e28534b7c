// npm run chaos:payments: the same purchases three times. Once the provider's events arrive one after the other; once they arrive
// in any order, several times and among forgeries, while the service and Postgres are killed; once a share of them never arrives,
// and the daily reconciler finds them. All must end with the same books.
import { buildServers } from '../../scripts/lib/build.mjs'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { randomOf, readNumbers } from '../chaos/options.mjs'
import { Books } from '../ledger/books.mjs'
import { deliverInOrder, deliverWildly, lapseLeases, putOffReconciling, readEvents, reconcile } from './deliver.mjs'
import { Service } from './service.mjs'
import { differencesOf, readState } from './state.mjs'
import { makePurchases } from './world.mjs'

const EXPERTS = 20
const MAX_LISTED = 20
const PERCENT = 100
const print = (line = '') => process.stdout.write(`${line}\n`)

/** The service and Postgres in turn. */
function crashesOf(kills, url) {
  const ways = [
    (ms) => service.crash(ms, () => lapseLeases(url)),
    async (ms) => {
      await books.crash(ms)
      await lapseLeases(url)
    },
  ]
  return Array.from({ length: kills }, (_, index) => ways[index % ways.length])
}

async function timed(what, work) {
  const began = performance.now()
  const result = await work()
  print(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return result
}

/** Starts the service on a database, lets events arrive, and reads what they led to. */
async function stateAfter(database, deliver) {
  await service.start(database.actionsUrl)
  await deliver(database.url)
  await service.stop()
  return withClient(database.url, readState)
}

const tell = ({ sent, again, lost, forged, accepted }) =>
  print(
    `${sent} deliveries, ${again} of them again after a failure; ${lost} events lost; ${forged} forged, ${accepted.length} of them accepted`,
  )

const { minutes, seed, buyers, events, kills, lost } = readNumbers({
  ...{ buyers: 400, events: 10_000, kills: 6, lost: 30, minutes: 30 },
})
// Without it a service whose jobs stand still would keep the run waiting for ever.
const limit = setTimeout(() => {
  throw new Error(`not done within ${minutes} minutes: jobs are left that nobody takes`)
}, minutes * 60_000)
print(`chaos: seed ${seed}, ${buyers} buyers, ${events} deliveries, ${kills} kills, ${lost} % lost`)
await buildServers()
const books = await Books.open()
const service = new Service()
try {
  const random = randomOf(seed)
  await service.start(books.actionsUrl)
  const people = { buyers: await books.addPeople(buyers), experts: await books.addPeople(EXPERTS) }
  await timed('purchases made', () => makePurchases(service, books.url, people, random))
  await service.stop()
  await putOffReconciling(books.url)
  const [wildCopy, lossyCopy] = [await books.copy('wild'), await books.copy('lossy')]
  print(`${(await readEvents(books.url)).length} events to begin with`)

  const inOrder = await timed('in order', () => stateAfter(books, (url) => deliverInOrder(service, url)))
  const accepted = []
  const wildly = async (url, options) => {
    const tally = await deliverWildly(service, url, { random, ...options })
    tell(tally)
    accepted.push(...tally.accepted)
  }
  const wild = await timed('wild', () =>
    stateAfter(wildCopy, (url) => wildly(url, { deliveries: events, crashes: crashesOf(kills, url) })),
  )
  const lossy = await timed('reconciled', () =>
    stateAfter(lossyCopy, async (url) => {
      await wildly(url, { deliveries: 0, crashes: [], lostShare: lost / PERCENT })
      print(`the reconciler ran ${await reconcile(service, url)}×`)
    }),
  )
  for (const [name, { summary }] of Object.entries({ 'in order': inOrder, wild, reconciled: lossy }))
    print(`${`${name}:`.padEnd(12)} ${summary}`)
  const differences = [
    ...accepted.map((what) => `accepted a forgery: ${what}`),
    ...differencesOf(inOrder, wild, 'wild'),
    ...differencesOf(inOrder, lossy, 'reconciled'),
  ]
  print(differences.length === 0 ? 'all end with the same books' : 'DIFFERENCES')
  for (const difference of differences.slice(0, MAX_LISTED)) print(`  ${difference}`)
  if (differences.length > MAX_LISTED) print(`  and ${differences.length - MAX_LISTED} more`)
  if (differences.length > 0) process.exitCode = 1
} finally {
  clearTimeout(limit)
  await service.close()
  await books.close()
}
