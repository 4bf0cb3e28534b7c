import { beforeAll, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

type Person = Record<'id' | 'first_name' | 'last_name' | 'slug', string>

const QUESTION = stableUuid('question:who asked')
const WORDS = 'How do we tell whether a second market is too small for us?'
const TOPIC = stableUuid('topic:Account-based marketing')
const personId = (name: string) => stableUuid(`person:${name}@sagework.example`)

let database: TestDatabase
let actions: TestActions
/** Experts whose profiles anybody can read: nobody could be easier to recognize. */
let people: Person[]

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  const askers = [personId('marcus'), personId('kenji')]
  await database.query('update expert_details set profile_complete_percent = 100 where user_id = any($1::uuid[])', [
    askers,
  ])
  people = await database.query<Person>(
    'select id, first_name, last_name, slug from users where id = any($1::uuid[])',
    [askers],
  )
  await database.query('set sagework.seeding = on')
  await database.query(
    'insert into insights_questions (id, user_id, topic_id, question, is_approved) values ($1, $2, $3, $4, true)',
    [QUESTION, askers[0], TOPIC, WORDS],
  )
  await database.query(
    `insert into insights_responses (question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
     values ($1, $2, 'text', 'Ask ten of them.', true, true)`,
    [QUESTION, personId('elena')],
  )
})

/** What visitors are answered, by what they asked for, once that person has asked the question. */
async function readIfAskedBy(asker: Person | undefined) {
  await database.query('update insights_questions set user_id = $2 where id = $1', [QUESTION, asker?.id])
  const detail = `/dashboard/qanda_detail/${QUESTION}`
  const paths = [
    ...['/api/qanda?limit=100', `/api/qanda/${QUESTION}`, `/api/sitemap.xml?part=questions-${QUESTION[0]}`],
    ...[detail, ...people.map(({ slug }) => `/${slug}`)].map((path) => `/api/page-head?path=${path}`),
  ]
  const searches = [WORDS, ...people.map((one) => `${one.first_name} ${one.last_name}`)]
  const answers = new Map<string, string>()
  const keep = (asked: string, { status, body }: { status: number; body: unknown }) => {
    expect([asked, status]).toEqual([asked, 200])
    answers.set(asked, JSON.stringify(body))
  }
  for (const path of paths) keep(path, await actions.get(path))
  for (const query of searches) keep(query, await actions.post('/api/search/global', { query }))
  return answers
}

it('[QNA-33] nothing that visitors read over HTTP depends on who asked a question', async () => {
  const before = await readIfAskedBy(people[0])
  const after = await readIfAskedBy(people[1])
  for (const asked of [
    WORDS,
    '/api/qanda?limit=100',
    `/api/qanda/${QUESTION}`,
    `/api/page-head?path=/dashboard/qanda_detail/${QUESTION}`,
  ])
    expect(before.get(asked)).toContain(WORDS)
  expect([...before].filter(([asked, answer]) => after.get(asked) !== answer).map(([asked]) => asked)).toEqual([])
})

it('[QNA-33, QNA-34] lists and details tell members who asked, and visitors don’t learn it', async () => {
  await readIfAskedBy(people[0])
  const token = tokenFor(await persona(database, 'tom@client.example'))
  const asker = { id: people[0]?.id, firstName: people[0]?.first_name, lastName: people[0]?.last_name }
  for (const [who, requester] of [
    [{ token }, asker],
    [{}, null],
  ] as const) {
    const { body: list } = await actions.get<{ items: object[] }>('/api/qanda?limit=100', who)
    expect(list.items).toContainEqual(expect.objectContaining({ questionId: QUESTION, requester }))
    const { body: detail } = await actions.get(`/api/qanda/${QUESTION}`, who)
    expect(detail).toMatchObject({ requester, allResponses: [{ requester }] })
  }
})
