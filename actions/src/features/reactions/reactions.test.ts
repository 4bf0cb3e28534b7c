import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let tom: Persona
let nora: Persona
let elena: Persona
const items: Record<'insight' | 'answer' | 'hidden', string> = { insight: '', answer: '', hidden: '' }

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  tom = await persona(database, 'tom@client.example')
  nora = await persona(database, 'nora@brightwater.example')
  elena = await persona(database, 'elena@sagework.example')
  await database.query('set sagework.seeding = on')
  const write = async (asker: Persona, isApproved: boolean | null) => {
    const [question, response] = [randomUUID(), randomUUID()]
    await database.query(
      `insert into insights_questions (id, user_id, topic_id, question, is_approved)
       select $1, $2, topic_id, $4, true from expert_topics where user_id = $3 limit 1`,
      [question, asker.id, elena.id, `How do we find out what our customers would pay for ${question}?`],
    )
    await database.query(
      `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
       values ($1, $2, $3, 'text', 'Ask ten of them.', true, $4)`,
      [response, question, elena.id, isApproved],
    )
    return response
  }
  items.insight = await write(elena, true)
  items.answer = await write(tom, true)
  items.hidden = await write(tom, null)
})

const send = (method: 'POST' | 'DELETE', path: string, body: object | undefined, person: Persona | null) =>
  actions.request(method, path, body, person ? { token: tokenFor(person) } : {})
const count = async (id: string, column: string) =>
  Number((await database.query<{ n: number }>(`select ${column} as n from content_items where id = $1`, [id]))[0]?.n)

describe('a vote', () => {
  it.each([
    ['/api/insight/vote', 'insightId', 'insight'],
    ['/api/qanda/vote', 'responseId', 'answer'],
  ] as const)(
    '[INS-22, INS-24, QNA-36, GI-13] at %s is one per person: changed, or taken back',
    async (path, field, kind) => {
      const vote = async (value: string, person = tom) =>
        (await send('POST', path, { [field]: items[kind], vote: value }, person)).body
      expect(await vote('UPVOTE')).toEqual({ upvoteCount: 1, downvoteCount: 0 })
      expect(await vote('DOWNVOTE')).toEqual({ upvoteCount: 0, downvoteCount: 1 })
      expect(await vote('UPVOTE', nora)).toEqual({ upvoteCount: 1, downvoteCount: 1 })
      expect(await vote('DOWNVOTE')).toEqual({ upvoteCount: 1, downvoteCount: 0 })
      expect(await vote('UPVOTE', nora)).toEqual({ upvoteCount: 0, downvoteCount: 0 })
    },
  )
})

describe('what a person keeps and passes on', () => {
  it('[INS-27, INS-28] is saved with 201 and removed with 200, however often', async () => {
    const save = () => send('POST', '/api/insight/save', { insightId: items.insight }, tom)
    expect([(await save()).status, (await save()).status]).toEqual([201, 201])
    expect(await count(items.insight, 'save_count')).toBe(1)
    const remove = () => send('DELETE', `/api/insight/save/${items.insight}`, undefined, tom)
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect(await count(items.insight, 'save_count')).toBe(0)
    expect((await send('DELETE', '/api/insight/save/not-a-uuid', undefined, tom)).status).toBe(404)
  })

  it('[INS-26, QNA-38, GI-15] is counted as shared once per person', async () => {
    for (const _ of [1, 2]) {
      expect((await send('POST', '/api/insight/share', { insightId: items.insight }, tom)).status).toBe(201)
      expect((await send('POST', '/api/qanda/share', { responseId: items.answer }, tom)).status).toBe(201)
    }
    for (const id of [items.insight, items.answer]) expect(await count(id, 'share_count')).toBe(1)
  })
})

describe('a view', () => {
  it('[INS-30, QNA-39, GI-57, GI-58] counts once with 201, and after that with 200', async () => {
    const insight = () => send('POST', '/api/insight/view', { insightId: items.insight }, tom)
    const answer = () => send('POST', `/api/qanda/response/${items.answer}/click`, undefined, tom)
    for (const view of [insight, answer]) expect([(await view()).status, (await view()).status]).toEqual([201, 200])
    for (const id of [items.insight, items.answer]) expect(await count(id, 'view_count')).toBe(1)
    const waiting = await database.query('select response_id from viewed_responses where user_id = $1', [tom.id])
    expect(waiting).toContainEqual({ response_id: items.answer })
  })

  it('[GI-16] of one’s own counts for nothing', async () => {
    expect((await send('POST', '/api/insight/view', { insightId: items.insight }, elena)).status).toBe(200)
    expect((await send('POST', `/api/qanda/response/${items.answer}/click`, undefined, elena)).status).toBe(200)
    expect(await count(items.answer, 'view_count')).toBe(1)
  })
})

describe('a visitor’s view', () => {
  const visit = (insightId: string, { cookie = '', address = '192.0.2.1' } = {}) =>
    actions.request<Record<string, unknown>>(
      'POST',
      '/api/insight/view',
      { insightId },
      {
        headers: { cookie, 'x-forwarded-for': address },
      },
    )
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie') ?? ''

  it('[INS-30, GI-16] counts once per visit, whose cookie nobody else reads and nobody stores', async () => {
    const before = await count(items.insight, 'view_count')
    const first = await visit(items.insight)
    expect([first.status, first.body]).toEqual([201, { isCounted: true }])
    expect(cookieOf(first)).toMatch(/^sagework\.visit=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    const [cookie = ''] = cookieOf(first).split(';')
    const again = await visit(items.insight, { cookie })
    expect([again.status, cookieOf(again)]).toEqual([200, ''])
    expect((await visit(items.insight, { cookie: 'sagework.visit=x' })).status).toBe(201)
    expect((await count(items.insight, 'view_count')) - before).toBe(2)
    const stored = await database.query('select * from content_views where visitor_hash is not null')
    expect(JSON.stringify(stored)).not.toContain(cookie.split('=')[1])
  })

  it('[GI-16, GI-58] is of a public insight; answers are for members', async () => {
    for (const id of [items.hidden, items.answer, randomUUID(), 'x']) expect((await visit(id)).status).toBe(404)
    expect((await send('POST', `/api/qanda/response/${items.answer}/click`, undefined, null)).status).toBe(401)
  })

  it('[GI-16] is counted a few times per address, however many cookies are dropped', async () => {
    const before = await count(items.insight, 'view_count')
    const visits = await Promise.all(Array.from({ length: 9 }, () => visit(items.insight, { address: '192.0.2.9' })))
    const statuses = visits.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429])
    expect((await count(items.insight, 'view_count')) - before).toBe(5)
  })
})

describe('each of them', () => {
  const insight = (id: string) => ({ insightId: id, vote: 'UPVOTE' })
  const DOORS: [string, (id: string) => object | undefined][] = [
    ['/api/insight/vote', insight],
    ['/api/insight/save', (insightId) => ({ insightId })],
    ['/api/insight/share', (insightId) => ({ insightId })],
    ['/api/qanda/vote', (responseId) => ({ responseId, vote: 'UPVOTE' })],
    ['/api/qanda/share', (responseId) => ({ responseId })],
  ]

  it.each(DOORS)(
    '[INS-25, QNA-37, GI-13, GI-14] %s is for members, and for what everybody may read',
    async (path, body) => {
      const own = path.includes('insight') ? items.insight : items.answer
      const other = path.includes('insight') ? items.answer : items.insight
      expect((await send('POST', path, body(own), null)).status).toBe(401)
      for (const id of [items.hidden, other, randomUUID(), 'x'])
        expect((await send('POST', path, body(id), tom)).status).toBe(404)
    },
  )

  it('[INS-22] a vote is UPVOTE or DOWNVOTE', async () => {
    for (const vote of ['LIKE', '', null])
      expect((await send('POST', '/api/insight/vote', { insightId: items.insight, vote }, tom)).status).toBe(400)
  })
})
