import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Embedder } from '#providers/embeddings/embedder.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona } from '#tests/tokens.js'
import { openConversations, publishProfile } from './ai.testkit.js'

const QUESTION = 'How do zeppelin captains in Wuppertal prepare for the autumn?'
const FIRST = 'Zeppelin captains in Wuppertal prepare for the autumn with rope.'
const SECOND = 'Zeppelin captains in Wuppertal prepare for the autumn with song.'

/** What the model takes the question for. */
let meant = 'song'
let isDown = false
/** Texts on one of two subjects, or on neither. */
const embedder: Embedder = {
  name: 'test/subjects',
  embed: async (texts) => {
    if (isDown) throw new Error('down')
    return texts.map((text) => {
      const subject = text === QUESTION ? meant : text
      return Float32Array.from([subject.includes('song') ? 1 : 0, subject.includes('rope') ? 1 : 0])
    })
  },
  warm: () => undefined,
  close: () => Promise.resolve(),
}

let database: TestDatabase
let actions: TestActions
let talk: ReturnType<typeof openConversations>
let nora: Persona
let authors: Persona[]
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false, fakes: { embedder } })
  talk = openConversations(actions.url, database)
  nora = await persona(database, 'nora@brightwater.example')
  authors = [await persona(database, 'elena@sagework.example'), await persona(database, 'marcus@sagework.example')]
  await publishProfile(database, authors[0]?.id ?? '', FIRST)
  await publishProfile(database, authors[1]?.id ?? '', SECOND)
})

const unread = async () =>
  (
    await database.query<{ n: number }>(`select count(*)::int as n from private.passage_vectors where model <> $1`, [
      embedder.name,
    ])
  )[0]?.n
const readAll = async () => {
  await actions.hook('/hooks/crons/keep-passage-vectors', { id: randomUUID(), name: 'keep_passage_vectors' })
  await expect.poll(unread, { timeout: 10_000 }).toBe(0)
}
const firstQuote = async () => {
  const { text } = await talk.ended(await talk.ask(nora, QUESTION))
  return text?.match(/> (.*) \[1\]/)?.[1]
}

it('[X-53] of two passages with the same words, the one that is meant is quoted first', async () => {
  await readAll()
  meant = 'song'
  expect(await firstQuote()).toBe(SECOND)
  meant = 'rope'
  expect(await firstQuote()).toBe(FIRST)
})

it('a changed passage is read again, and until then its words decide', async () => {
  await readAll()
  const changed = `${SECOND.slice(0, -1)} and rope.`
  await publishProfile(database, authors[1]?.id ?? '', changed)
  await readAll()
  const [row] = await database.query<{ vector: Buffer }>(
    `select vector from private.passage_vectors join private.passages on id = passage_id where content = $1`,
    [changed],
  )
  expect([row?.vector.readFloatLE(0), row?.vector.readFloatLE(4)]).toEqual([0.5, 0.5])
})

it('[X-53] where the model fails, the words alone find the answer', async () => {
  isDown = true
  expect(await firstQuote()).toMatch(/^Zeppelin captains/)
  isDown = false
})

it('the vector of a passage that changed meanwhile isn’t kept, and goes with its passage', async () => {
  await readAll()
  await publishProfile(database, authors[1]?.id ?? '', 'Submarine captains stay at home.')
  const { keepVector } = await import('#domain/passages/passage-vectors.store.js')
  const { openDatabase } = await import('#platform/database.js')
  const { createLogger } = await import('#platform/logging/logger.js')
  const own = openDatabase(database.actionsUrl, createLogger('silent'))
  const [row] = await database.query<{ id: string; revision: number }>(
    `select id, revision from private.passage_vectors join private.passages on id = passage_id
     where content = 'Submarine captains stay at home.'`,
  )
  const { id = '', revision = 0 } = row ?? {}
  const late = { id, revision: revision - 1, vector: Float32Array.from([1]) }
  await keepVector(own.database, 'test/late', late)
  expect(await database.query(`select from private.passage_vectors where model = 'test/late'`)).toEqual([])
  await keepVector(own.database, 'test/late', { ...late, revision })
  expect(await database.query(`select from private.passage_vectors where model = 'test/late'`)).toHaveLength(1)
  await own.close()
  await database.query('update expert_details set work = null where user_id = $1', [authors[1]?.id])
  expect(await database.query('select from private.passage_vectors where passage_id = $1', [id])).toEqual([])
})
