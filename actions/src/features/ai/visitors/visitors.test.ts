import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { FOUNDED, openConversations, publishProfile, QUESTION } from '../ai.testkit.js'

let database: TestDatabase
let actions: TestActions
let talk: ReturnType<typeof openConversations>
let nora: Persona
let tom: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  talk = openConversations(actions.url, database)
  nora = await persona(database, 'nora@brightwater.example')
  tom = await persona(database, 'tom@client.example')
  const elena = await persona(database, 'elena@sagework.example')
  await publishProfile(database, elena.id)
})
beforeEach(() =>
  database.query('begin; delete from auth.throttles; delete from private.anonymous_conversations; commit'),
)

const PAGE = { 'x-requested-with': 'sagework' }
interface Said {
  conversationId?: string
  errorCode?: string
  errors?: { field: string }[]
}

interface Visit {
  cookie?: string
  address?: string
  headers?: Record<string, string>
}

const ask = (text: unknown, { cookie = '', address = '192.0.2.1', headers = PAGE }: Visit = {}) =>
  actions.request<Said>(
    'POST',
    '/api/ai/anonymous-conversations',
    { text },
    {
      headers: { ...headers, ...(cookie ? { cookie } : {}), 'x-forwarded-for': address },
    },
  )
const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

/** A question that was asked, and the browser that asked it. */
async function asked(text = QUESTION) {
  const answer = await ask(text)
  return { id: String(answer.body.conversationId), cookie: cookieOf(answer) }
}

const claim = (by: Persona | null, id: string, cookie = '') =>
  actions.request<Said>(
    'POST',
    `/api/ai/anonymous-conversations/${id}/claim`,
    {},
    {
      ...(by ? { token: tokenFor(by) } : {}),
      headers: { ...PAGE, ...(cookie ? { cookie } : {}) },
    },
  )
const kept = (id: string) =>
  database.query('select * from private.anonymous_conversations where conversation_id = $1', [id])
const conversationsOf = (id: string) =>
  database.query<{ created_by: string; title: string }>(
    'select created_by, title from ai_conversations where conversation_id = $1',
    [id],
  )
const answersOf = (id: string) =>
  database.query<{ id: string }>('select id from ai_answers where conversation_id = $1', [id])

describe('what a visitor asks', () => {
  it('[GI-101] is kept with the hash of a secret that only their browser has, and isn’t answered', async () => {
    const answer = await ask(`  ${QUESTION} `)
    const id = String(answer.body.conversationId)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^sagework\.asked=[\w-]{32}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    )
    const [row] = await kept(id)
    expect(row).toMatchObject({ question: QUESTION, claimed_by: null, claimed_at: null })
    expect(JSON.stringify(row)).not.toContain(cookieOf(answer).split('=')[1])
    expect(await conversationsOf(id)).toEqual([])
    // a second question of the same browser
    const again = await ask('And in Sweden?', { cookie: cookieOf(answer) })
    expect(cookieOf(again)).toBe(cookieOf(answer))
  })

  it('[GI-101] is stored anew when it is sent again without the cookie of a response that was lost, and can be claimed', async () => {
    const lost = await asked()
    const again = await asked()
    expect(again.id).not.toBe(lost.id)
    expect(again.cookie).toMatch(/^sagework\.asked=/)
    expect([await kept(lost.id), await kept(again.id)].map(({ length }) => length)).toEqual([1, 1])
    expect((await claim(nora, again.id, again.cookie)).status).toBe(200)
  })

  it('[GI-101] gets its id from the server, whatever id is sent', async () => {
    const id = randomUUID()
    const answer = await actions.request<Said>(
      'POST',
      '/api/ai/anonymous-conversations',
      { id, text: QUESTION },
      {
        headers: PAGE,
      },
    )
    expect(answer.body.conversationId).not.toBe(id)
    expect(await kept(id)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['only space', ' \n '],
    ['only what can’t be seen', '\u200b\u2060'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['2,001 characters', 'x'.repeat(2001)],
    ['a list', ['x']],
  ])('[GD-21, X-12] is refused if it is %s, and nothing is kept', async (_, text) => {
    const answer = await ask(text)
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_FAILED'])
    expect(await database.query('select from private.anonymous_conversations')).toEqual([])
  })

  it('[X-11] is refused from another site’s page', async () => {
    for (const headers of [
      {},
      { ...PAGE, origin: 'https://evil.example' },
      { ...PAGE, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await ask(QUESTION, { headers })).body.errorCode).toBe('CSRF_REFUSED')
    expect(await database.query('select from private.anonymous_conversations')).toEqual([])
  })

  it('[GI-101] is taken ten times at once from an address, however many browsers ask', async () => {
    const statuses = (await Promise.all(Array.from({ length: 13 }, () => ask(QUESTION)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(201), 429, 429, 429])
    expect(await database.query('select from private.anonymous_conversations')).toHaveLength(10)
    expect((await ask(QUESTION, { address: '192.0.2.2' })).status).toBe(201)
  })
})

describe('after logging in', () => {
  it('[GI-101] it is the conversation of whoever asked, and is answered', async () => {
    const { id, cookie } = await asked()
    expect((await claim(nora, id, cookie)).body).toEqual({ conversationId: id })
    expect(await conversationsOf(id)).toEqual([{ created_by: nora.id, title: QUESTION }])
    const [row] = await kept(id)
    expect(row).toMatchObject({ claimed_by: nora.id, question: null, session_hash: null })
    const [answer] = await answersOf(id)
    expect((await talk.ended(String(answer?.id))).text).toContain(FOUNDED)
  })

  it('it goes by what they told about their business, and so does what is asked without saying so', async () => {
    const told = { industry: 'Energy', product: '', targeted_customer: 'Utilities' }
    await database.query('insert into user_ai_preferences (user_id, preferences) values ($1, $2)', [
      nora.id,
      JSON.stringify(told),
    ])
    const { id, cookie } = await asked()
    await claim(nora, id, cookie)
    const begun = await talk.act('createAiConversation', nora, { text: QUESTION, preferences: null })
    const rows = await database.query('select preferences from ai_conversations where conversation_id = any($1)', [
      [id, begun.body.conversation_id],
    ])
    expect(rows).toEqual([{ preferences: told }, { preferences: told }])
    await database.query('delete from user_ai_preferences where user_id = $1', [nora.id])
  })

  it('[GI-101] it is claimed once: in a race and again later it is the same conversation', async () => {
    const { id, cookie } = await asked()
    const raced = await Promise.all(Array.from({ length: 6 }, () => claim(nora, id, cookie)))
    expect(raced.map(({ status }) => status)).toEqual(Array(6).fill(200))
    // in another browser, too: it is theirs now
    expect((await claim(nora, id)).status).toBe(200)
    expect(await answersOf(id)).toHaveLength(1)
  })

  it('[GI-101] two people of one browser who race for it don’t share it', async () => {
    const { id, cookie } = await asked()
    const raced = await Promise.all([claim(nora, id, cookie), claim(tom, id, cookie)])
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 404])
    const winner = raced[0]?.status === 200 ? nora : tom
    const loser = winner === nora ? tom : nora
    expect((await conversationsOf(id)).map(({ created_by }) => created_by)).toEqual([winner.id])
    expect((await claim(loser, id, cookie)).body.errorCode).toBe('AI_CONVERSATION_NOT_FOUND')
    expect(await answersOf(id)).toHaveLength(1)
  })

  it('[GI-101] nobody claims what another browser asked, what has expired, or what isn’t there', async () => {
    const { id, cookie } = await asked()
    const other = await asked('Another question?')
    const refused = [
      await claim(nora, id),
      await claim(nora, id, other.cookie),
      await claim(nora, id, 'sagework.asked=x'),
      await claim(nora, id, `sagework.asked=${'x'.repeat(32)}`),
      await claim(nora, randomUUID(), cookie),
      await claim(nora, 'x', cookie),
      await claim(nora, `${id}'--`, cookie),
    ]
    expect(refused.map(({ status, body }) => [status, body.errorCode])).toEqual(
      refused.map(() => [404, 'AI_CONVERSATION_NOT_FOUND']),
    )
    expect((await claim(null, id, cookie)).status).toBe(401)
    await database.query(`update private.anonymous_conversations set expires_at = now() - interval '1 second'`)
    expect((await claim(nora, id, cookie)).status).toBe(404)
    expect(await conversationsOf(id)).toEqual([])
    expect(await kept(id)).toHaveLength(1)
  })

  it('[GI-101] nobody is handed the conversation of somebody else that has its id', async () => {
    const theirs = await talk.begin(tom, 'Only Tom reads this')
    const { id, cookie } = await asked()
    await database.query('update private.anonymous_conversations set conversation_id = $2 where conversation_id = $1', [
      id,
      theirs,
    ])
    expect((await claim(nora, theirs, cookie)).status).toBe(404)
    expect(await conversationsOf(theirs)).toEqual([{ created_by: tom.id, title: 'Only Tom reads this' }])
  })

  it('[X-27, GI-101] the day’s limit holds for it, and refused it is kept', async () => {
    const { id, cookie } = await asked()
    const [before] = await database.query<{ value: string }>(
      `select value from system_configurations where config = 'AI_HOME_DAILY_ANSWERS'`,
    )
    const limit = (value: string | undefined) =>
      database.query(`update system_configurations set value = $1 where config = 'AI_HOME_DAILY_ANSWERS'`, [value])
    await limit('0')
    expect((await claim(tom, id, cookie)).body.errorCode).toBe('AI_DAILY_LIMIT')
    await limit(before?.value)
    expect((await kept(id))[0]).toMatchObject({ question: QUESTION, claimed_by: null })
    expect((await claim(tom, id, cookie)).status).toBe(200)
  })

  it('[X-12] HTML in it stays the text that it is', async () => {
    const text = '<img src=x onerror=alert(1)>What <b>now</b>?'
    const { id, cookie } = await asked(text)
    await claim(nora, id, cookie)
    expect((await conversationsOf(id))[0]?.title).toBe(text)
  })
})

it('[GI-101] what has expired is deleted, claimed or not; what was claimed opens for its owner and nobody else', async () => {
  const [old, young, claimed] = [await asked(), await asked(), await asked()]
  await claim(nora, claimed.id, claimed.cookie)
  await database.query(
    `update private.anonymous_conversations set expires_at = now() - interval '1 second' where conversation_id = any($1)`,
    [[old.id, claimed.id]],
  )
  const id = randomUUID()
  await actions.hook('/hooks/crons/prune-anonymous-conversations', { id, name: 'prune_anonymous_conversations' })
  await expect.poll(() => kept(old.id)).toEqual([])
  expect([await kept(young.id), await kept(claimed.id)].map(({ length }) => length)).toEqual([1, 0])
  expect((await claim(nora, claimed.id)).body).toEqual({ conversationId: claimed.id })
  expect((await claim(tom, claimed.id, claimed.cookie)).body.errorCode).toBe('AI_CONVERSATION_NOT_FOUND')
  expect(await answersOf(claimed.id)).toHaveLength(1)
})
