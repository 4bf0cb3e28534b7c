// npm run chaos:payments: the same purchases twice. Once the provider's events arrive one after the other; once they arrive in any
// order, several times and among forgeries, while the service is killed. Both must end with the same books.
import { buildServers } from '../../scripts/lib/build.mjs'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { randomOf, readNumbers } from '../chaos/options.mjs'
import { Books } from '../ledger/books.mjs'
import { deliverInOrder, deliverWildly, readEvents } from './deliver.mjs'
import { Service } from './service.mjs'
import { differencesOf, readState } from './state.mjs'
import { makePurchases } from './world.mjs'

const MAX_LISTED = 20
const print = (line = '') => process.stdout.write(`${line}\n`)

const { seed, buyers, events, kills } = readNumbers({ buyers: 800, events: 10_000, kills: 5 })
print(`chaos: seed ${seed}, ${buyers} buyers, ${events} deliveries, ${kills} kills`)
await buildServers()
const books = await Books.open()
const service = new Service()
try {
  const random = randomOf(seed)
  await service.start(books.actionsUrl)
  await makePurchases(service, books.url, await books.addPeople(buyers), random)
  await service.stop()
  const twin = await books.copy('wild')
  print(`${(await readEvents(books.url)).length} events to begin with`)

  await service.start(books.actionsUrl)
  await deliverInOrder(service, books.url)
  await service.stop()

  const began = performance.now()
  await service.start(twin.actionsUrl)
  const tally = await deliverWildly(service, twin.url, { random, deliveries: events, kills })
  await service.stop()
  const seconds = (performance.now() - began) / 1000
  print(
    `${tally.sent} deliveries in ${seconds.toFixed(0)} s, ${tally.again} of them again after a failure; ${tally.forged} forged, ${tally.accepted.length} of them accepted`,
  )
  const [inOrder, wild] = await Promise.all([books.url, twin.url].map((url) => withClient(url, readState)))
  print(`in order: ${inOrder.summary}`)
  print(`wild:     ${wild.summary}`)
  const differences = [...tally.accepted.map((what) => `accepted a forgery: ${what}`), ...differencesOf(inOrder, wild)]
  print(differences.length === 0 ? 'both end with the same books' : 'DIFFERENCES')
  for (const difference of differences.slice(0, MAX_LISTED)) print(`  ${difference}`)
  if (differences.length > 0) process.exitCode = 1
} finally {
  await service.close()
  await books.close()
}
