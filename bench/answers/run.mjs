// npm run bench:answers: how well questions are answered without a model, over the gold sets of the demo market. Results
// are printed, never asserted.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { homeAnswers } from '../../actions/src/domain/ai/home-answers.ts'
import { passageVectors } from '../../actions/src/domain/passages/order-by-meaning.ts'
import { findUnread, keepVector } from '../../actions/src/domain/passages/passage-vectors.store.ts'
import { openDatabase } from '../../actions/src/platform/database.ts'
import { createLogger } from '../../actions/src/platform/logging/logger.ts'
import { chooseEmbedder } from '../../actions/src/providers/embeddings/choose-embedder.ts'
import { loadSeeds } from '../../scripts/lib/database/seeds.mjs'
import { withThrowawayDatabase } from '../../scripts/lib/database/throwaway-database.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'
import { loadDemo } from '../../seeds/load-demo.mjs'
import { withProducts } from '../lib/product.mjs'
import { measureFirstText } from './first-text.mjs'

const SEEDS = path.join(REPOSITORY, 'seeds/')
const GOLD = path.join(SEEDS, 'demo/knowledge/gold')
const PRODUCT = 'Sagework'
const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Enough of a passage to know it by, wherever it was cut. */
const BEGINNING = 60
const BATCH = 16
const FIRST_TEXTS = 60
const PERCENTILE = 0.95

const print = (line) => process.stdout.write(`${line}\n`)
const plain = (text) => text.replace(/\s+/g, ' ').toLowerCase()
const share = (some, all) => `${some} of ${all} (${Math.round((100 * some) / all)} %)`

/** @returns {Promise<any[]>} the gold set; empty where this copy has none */
async function readGold(name) {
  const file = path.join(GOLD, `${name}.mjs`)
  return existsSync(file) ? (await import(pathToFileURL(file).href)).default : []
}

/** Has the model read every passage, as the job does. */
async function readAll(database, embedder) {
  const began = performance.now()
  let read = 0
  for (;;) {
    const unread = await findUnread(database, embedder.name, BATCH)
    if (unread.length === 0) break
    const vectors = await passageVectors(embedder, unread)
    for (const [at, { id, revision }] of unread.entries())
      await keepVector(database, embedder.name, { id, revision, vector: vectors[at] })
    read += unread.length
  }
  print(`${read} passages read by ${embedder.name}, ${Math.round((performance.now() - began) / read)} ms each`)
}

/** The model with the question's vector made before it is asked for: what is measured is not how busy this machine is. */
function prepared(embedder) {
  const made = new Map()
  return {
    ready: async (text) => made.set(text, await embedder.embed([text])),
    embedder: { ...embedder, embed: ([text]) => Promise.resolve(made.get(text)) },
  }
}

/**
 * @param {import('../../actions/src/providers/embeddings/embedder.ts').Embedder | null} model null: words alone decide
 * @param {{ answers: readonly any[], unanswerable: readonly any[] }} gold
 */
async function measure(database, model, { answers: answerable, unanswerable }) {
  const times = []
  const meanings = model && prepared(model)
  const ask = async (question) => {
    await meanings?.ready(question)
    const began = performance.now()
    const asked = {
      question,
      askerId: NOBODY,
      earlier: [],
      preferences: null,
      isExpert: true,
      isInCompany: true,
      productName: PRODUCT,
    }
    if (homeAnswers.findHelp(asked)) return { passages: [], closest: [] }
    const found = await homeAnswers.findSupport(database, asked, meanings?.embedder ?? null)
    times.push(performance.now() - began)
    return found
  }
  const isIn = (passages, passage) =>
    passages.some(({ content }) => plain(content).includes(plain(passage).slice(0, BEGINNING)))
  let [supported, first, refused] = [0, 0, 0]
  const shown = [0, 0]
  for (const [at, { question, passage }] of answerable.entries()) {
    const { passages, closest } = await ask(question)
    if (isIn(passages, passage)) supported += 1
    const all = [...passages, ...closest]
    if (isIn(all, passage)) shown[at % 2] += 1
    if (isIn(all.slice(0, 1), passage)) first += 1
  }
  for (const { question } of unanswerable) if ((await ask(question)).passages.length === 0) refused += 1
  const sorted = times.sort((one, other) => one - other)
  print(
    `supporting passage shown            ${share(shown[0] + shown[1], answerable.length)}, goal 85 %; by halves ${shown.join(' and ')}`,
  )
  print(`  as the first                      ${share(first, answerable.length)}`)
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
  const [answers, unanswerable] = await Promise.all([readGold('answers'), readGold('unanswerable')])
  const gold = { answers, unanswerable }
  const heldOut = { answers: [], unanswerable: [], ...(await readGold('held-out')) }
  print('by words')
  await measure(database, null, gold)
  const embedder = chooseEmbedder({ EMBEDDINGS_PROVIDER: 'local', ...process.env })
  if (embedder) {
    await readAll(database, embedder)
    print('by words and meaning')
    await measure(database, embedder, gold)
    print('the same for questions that nothing was tuned by')
    await measure(database, embedder, heldOut)
    await embedder.close()
  }
  await close()
})
const asked = [...(await readGold('answers')), ...(await readGold('unanswerable'))]
if (asked.length > 0)
  await withProducts(1, ([product]) =>
    measureFirstText(
      product,
      asked.slice(0, FIRST_TEXTS).map(({ question }) => question),
      print,
    ),
  )
