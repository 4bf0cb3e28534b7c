// npm run bench:answers: how well questions are answered without a model, over the gold sets of the demo market. Results
// are printed, never asserted.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { homeAnswers } from '../../actions/src/domain/ai/home-answers.ts'
import { openDatabase } from '../../actions/src/platform/database.ts'
import { createLogger } from '../../actions/src/platform/logging/logger.ts'
import { loadSeeds } from '../../scripts/lib/database/seeds.mjs'
import { withThrowawayDatabase } from '../../scripts/lib/database/throwaway-database.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'
import { loadDemo } from '../../seeds/load-demo.mjs'

const SEEDS = path.join(REPOSITORY, 'seeds/')
const GOLD = path.join(SEEDS, 'demo/knowledge/gold')
const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Enough of a passage to know it by, wherever it was cut. */
const BEGINNING = 60
const PERCENTILE = 0.95

const print = (line) => process.stdout.write(`${line}\n`)
const plain = (text) => text.replace(/\s+/g, ' ').toLowerCase()
const share = (some, all) => `${some} of ${all} (${Math.round((100 * some) / all)} %)`

/** @returns {Promise<any[]>} the gold set; empty where this copy has none */
async function readGold(name) {
  const file = path.join(GOLD, `${name}.mjs`)
  return existsSync(file) ? (await import(pathToFileURL(file).href)).default : []
}

async function measure(database) {
  const times = []
  const ask = async (question) => {
    const began = performance.now()
    const found = await homeAnswers.findSupport(database, { question, askerId: NOBODY, earlier: [], preferences: null })
    times.push(performance.now() - began)
    return found
  }
  const [answerable, unanswerable] = await Promise.all([readGold('answers'), readGold('unanswerable')])
  const isIn = (passages, passage) =>
    passages.some(({ content }) => plain(content).includes(plain(passage).slice(0, BEGINNING)))
  let [supported, shown, refused] = [0, 0, 0]
  for (const { question, passage } of answerable) {
    const { passages, closest } = await ask(question)
    if (isIn(passages, passage)) supported += 1
    if (isIn([...passages, ...closest], passage)) shown += 1
  }
  for (const { question } of unanswerable) if ((await ask(question)).passages.length === 0) refused += 1
  const sorted = times.sort((one, other) => one - other)
  print(`supporting passage shown            ${share(shown, answerable.length)}, goal 85 %`)
  print(`  of these as an answer             ${share(supported, answerable.length)}`)
  print(`“not found” where nothing supports  ${share(refused, unanswerable.length)}, goal 90 %`)
  print(
    `found within                        ${Math.round(sorted[Math.floor(PERCENTILE * sorted.length)] ?? 0)} ms for 95 %`,
  )
}

await withThrowawayDatabase(async ({ url, ownerUrl }) => {
  await loadSeeds(ownerUrl, SEEDS, ['personas'])
  await loadDemo(ownerUrl)
  const { database, close } = openDatabase(url, createLogger('silent'))
  await measure(database)
  await close()
})
