import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, NORA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const CONVERSATION = '20000000-0000-4000-8000-000000000001'
const QUESTION = '20000000-0000-4000-8000-000000000002'
const ANSWER = '20000000-0000-4000-8000-000000000003'

await database.query(`update expert_details set bio = 'First passage.' where user_id = '${ELENA}'`)
await database.query(
  `insert into ai_conversations (conversation_id, created_by, kind, title) values ('${CONVERSATION}', '${NORA}', 'home', 'Why?')`,
)
await database.query(`insert into ai_conversation_messages (id, conversation_id, step, body, created_by)
  values ('${QUESTION}', '${CONVERSATION}', 'follow-up-1', '{"from":"user","type":"input","data":[]}', '${NORA}')`)
await database.query(`insert into ai_answers (id, conversation_id, question_id, created_by, prompt)
  values ('${ANSWER}', '${CONVERSATION}', '${QUESTION}', '${NORA}', '{}')`)
await database.query(`insert into ai_answer_citations (answer_id, number, passage_id, source_kind, source_id, author_id, title, quote)
  select '${ANSWER}', 1, id, 'profile', source_id, author_id, title, content from private.passages where author_id = '${ELENA}' and position = 0`)
await database.query(`insert into ai_answer_people (answer_id, position, user_id) values ('${ANSWER}', 0, '${ELENA}')`)

const ROWS = {
  ai_conversations: 'title',
  ai_conversation_messages: 'step',
  ai_answers: 'status',
  ai_answer_citations: 'quote',
  ai_answer_people: 'position',
  ai_cited_passages: 'content',
}

describe('conversations with the AI', () => {
  it.each(Object.entries(ROWS))(
    '[BASE-34, AIH-14] %s are read by whoever asked, and by nobody else',
    async (table, field) => {
      expect((await as('nora').rows(`${table} { ${field} }`)).length).toBeGreaterThan(0)
      expect(await as('tom').rows(`${table} { ${field} }`)).toEqual([])
      expect(await as('elena').rows(`${table} { ${field} }`)).toEqual([])
      expect(await as('visitor').refusal(`{ ${table} { ${field} } }`)).toBe('validation-failed')
      expect(await as('staff').refusal(`{ ${table} { ${field} } }`)).toBe('validation-failed')
    },
  )

  it('what the model was given is read by nobody', async () => {
    expect(await as('nora').refusal('{ ai_answers { prompt } }')).toBe('validation-failed')
  })

  it.each([
    'insert_ai_conversations(objects: {})',
    'insert_ai_conversation_messages(objects: {})',
    'insert_ai_answers(objects: {})',
  ])('[GD-21] nobody can write %s past the service', async (mutation) => {
    expect(await as('nora').refusal(`mutation { ${mutation} { affected_rows } }`)).toBe('validation-failed')
  })
})

const preferences = (parts: object) =>
  JSON.stringify({ industry: '', product: '', targeted_customer: '', ...parts }).replaceAll('"', String.raw`\"`)
const save = (text: string) =>
  `insert_user_ai_preferences(objects: { preferences: "${text}" },
    on_conflict: { constraint: user_ai_preferences_pkey, update_columns: [preferences] })`

describe('what somebody told about their business', () => {
  it('[AIH-28, AIH-30, GD-25] is stored once per person, replaced later, and read by nobody else', async () => {
    expect(await as('nora').affected(save(preferences({ industry: 'Energy' })))).toBe(1)
    expect(await as('nora').affected(save(preferences({ industry: 'Retail' })))).toBe(1)
    expect(await database.query('select user_id, preferences from user_ai_preferences')).toEqual([
      { user_id: NORA, preferences: '{"industry":"Retail","product":"","targeted_customer":""}' },
    ])
    expect(await as('tom').rows('user_ai_preferences { preferences }')).toEqual([])
    expect(
      await as('tom').refusal(
        `mutation { insert_user_ai_preferences(objects: { user_id: "${TOM}" }) { affected_rows } }`,
      ),
    ).toBe('validation-failed')
  })

  it.each([
    ['no JSON', 'no'],
    ['a list', '[]'],
    ['another key', preferences({ more: '' })],
    ['a number', preferences({ industry: 1 })],
    ['two industries', preferences({ industry: 'A,B' })],
    ['a product of 50 characters', preferences({ product: 'x'.repeat(50) })],
    ['a product of 500 characters', preferences({ product: 'x'.repeat(500) })],
    ['six customers', preferences({ targeted_customer: 'a,b,c,d,e,f' })],
    ['the same customer twice', preferences({ targeted_customer: 'Startups,startups' })],
  ])('[GD-23, GD-26, AIH-22, AIH-24] %s is refused', async (_what, text) => {
    expect(await as('nora').refusal(`mutation { ${save(text)} { affected_rows } }`)).toBe('permission-error')
  })

  it.each([51, 499])('[AIH-22, GD-23] a product of %i characters is taken', async (length) => {
    expect(
      await as('nora').affected(save(preferences({ product: 'x'.repeat(length), targeted_customer: 'a,b,c,d,e' }))),
    ).toBe(1)
  })
})

describe('what visitors asked', () => {
  const CLAIMED = '20000000-0000-4000-8000-00000000000a'
  const WAITING = '20000000-0000-4000-8000-00000000000b'
  beforeAll(() =>
    database.query(`
      insert into private.anonymous_conversations (conversation_id, expires_at, claimed_by, claimed_at)
        values ('${CLAIMED}', now() + interval '1 day', '${NORA}', now());
      insert into private.anonymous_conversations (conversation_id, session_hash, question, expires_at)
        values ('${WAITING}', repeat('a', 64), 'Why?', now() + interval '1 day')`),
  )

  it('[IBASE-06, GI-101] is seen by whoever made it their own, and until then by nobody', async () => {
    const read = 'chat_conversations_anonymous { conversation_id }'
    expect(await as('nora').rows(read)).toEqual([{ conversation_id: CLAIMED }])
    for (const caller of ['tom', 'elena'] as const) expect(await as(caller).rows(read)).toEqual([])
    for (const caller of ['visitor', 'staff'] as const)
      expect(await as(caller).refusal(`{ ${read} }`)).toBe('validation-failed')
  })

  it('[GI-101] has no text and no secret that anybody could read', async () => {
    for (const column of ['question', 'session_hash', 'expires_at'])
      expect(await as('nora').refusal(`{ chat_conversations_anonymous { ${column} } }`)).toBe('validation-failed')
  })
})
