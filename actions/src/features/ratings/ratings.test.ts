import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { grantCredits, spendCredits } from '#domain/ledger/credits.js'
import { type DatabaseHandle, openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let handle: DatabaseHandle

beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.actionsUrl, createLogger('silent'))
  atEnd(() => handle.close())
  // whoever has just joined is no asker that earns anybody anything
  await database.query(`update users set created_at = now() - interval '100 days'`)
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
})

const TOM = 'tom@client.example'
const NORA = 'nora@brightwater.example'
const ELENA = 'elena@sagework.example'
const tokenOf = async (email: string) => ({ token: tokenFor(await persona(database, email)) })

/** An answer of Elena's to a question of Tom's, which he has viewed. */
async function answer({ isApproved = true as boolean | null, isViewed = true } = {}): Promise<string> {
  const [tom, elena] = [await persona(database, TOM), await persona(database, ELENA)]
  const [question, response] = [randomUUID(), randomUUID()]
  await database.query('set sagework.seeding = on')
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, question, is_approved)
     select $1, $2, topic_id, $4, true from expert_topics where user_id = $3 limit 1`,
    [question, tom.id, elena.id, `How do we find out what our customers would pay for plan ${question}?`],
  )
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
     values ($1, $2, $3, 'text', 'Ask ten of them.', true, $4)`,
    [response, question, elena.id, isApproved],
  )
  if (isApproved && isViewed)
    await database.query('insert into content_views (item_id, user_id) values ($1, $2)', [response, tom.id])
  return response
}

async function payForQuestion(userId: string, questionId: string): Promise<void> {
  const heading = {
    key: `question:${questionId}`,
    kind: 'ask_question' as const,
    reason: 'A question',
    actorId: userId,
  }
  const pays = { userId, amount: 200 }
  await handle.database.transaction().execute(async (tx) => {
    await grantCredits(tx, { ...heading, ...pays, key: `${heading.key}:buy`, source: 'bought', endsAt: null })
    await spendCredits(tx, { ...heading, ...pays, now: new Date() })
  })
}

const rate = async (responseId: string, body: object, email = TOM) =>
  actions.request('POST', `/api/qanda/response/${responseId}/rating`, body, await tokenOf(email))
const viewed = async (email = TOM) =>
  (await actions.get<{ responseId: string }[]>('/api/qanda/responses/viewed', await tokenOf(email))).body
const viewedIds = async (email = TOM) => (await viewed(email)).map(({ responseId }) => responseId)

describe('answers that were viewed', () => {
  it('[PROMPT-40, GD-42] are listed for who asked, until they are rated', async () => {
    const [seen, unseen] = [await answer(), await answer({ isViewed: false })]
    expect((await viewed()).find(({ responseId }) => responseId === seen)).toMatchObject({
      question: expect.stringContaining('How do we find out'),
      expert: { name: 'Elena Marchetti' },
      viewedAt: expect.any(String),
    })
    expect(await viewedIds()).not.toContain(unseen)
    for (const other of [NORA, ELENA]) expect(await viewedIds(other)).toEqual([])
    expect((await actions.get('/api/qanda/responses/viewed', {})).status).toBe(401)
    expect((await rate(seen, { rating: 3 })).status).toBe(201)
    expect(await viewedIds()).not.toContain(seen)
  })
})

describe('rating an answer', () => {
  it('[RATE-01, RATE-07, GI-74, GD-42] stores it once, over both paths and the action, however often it is sent', async () => {
    const [one, other, third] = [await answer(), await answer(), await answer()]
    const { status, body } = await rate(one, { rating: 5, comment: '  Just right. ', source: 'qandaDetail' })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ responseId: one, rating: 5, comment: 'Just right.' }),
    ])
    const twin = await actions.request(
      'POST',
      `/api/qanda/responses/${other}/rating`,
      { rating: 2 },
      await tokenOf(TOM),
    )
    expect([twin.status, twin.body]).toEqual([201, expect.objectContaining({ rating: 2, comment: null })])
    const answers = await Promise.all([1, 2, 3, 4].map((rating) => rate(third, { rating })))
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409, 409, 409])
    const again = await rate(one, { rating: 1 })
    expect([again.status, again.body.errorCode]).toEqual([409, 'ALREADY_RATED'])
    expect(
      await database.query('select rating, source from insight_response_ratings where response_id = $1', [one]),
    ).toEqual([{ rating: 5, source: 'qandaDetail' }])
  })

  it('[RATE-01, GI-74] is refused to everybody who didn’t ask, and for what nobody may read', async () => {
    const response = await answer()
    for (const email of [NORA, ELENA]) expect((await rate(response, { rating: 5 }, email)).status).toBe(403)
    expect((await actions.request('POST', `/api/qanda/response/${response}/rating`, { rating: 5 })).status).toBe(401)
    for (const hidden of [await answer({ isApproved: null }), await answer({ isApproved: false }), randomUUID(), 'x'])
      expect((await rate(hidden, { rating: 5 })).status).toBe(404)
  })

  it.each([
    ['no stars', { rating: null }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 1.5 }, 'rating'],
    ['stars as text', { rating: '5' }, 'rating'],
    ['a long comment', { rating: 5, comment: 'x'.repeat(1001) }, 'comment'],
    ['a source that isn’t one', { rating: 5, source: 'elsewhere' }, 'source'],
  ])('[GI-69, GI-73, RATE-06] with %s is refused at its field', async (_, body, field) => {
    const response = await answer()
    const refused = await rate(response, body)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(field)
    expect(await database.query('select 1 from insight_response_ratings where response_id = $1', [response])).toEqual(
      [],
    )
  })

  it('[DASH-49, X-23] of 4 stars or more decides what the answer earns, a lower one earns nothing', async () => {
    const rewardOf = async (stars: number) => {
      const response = await answer()
      await rate(response, { rating: stars })
      const [row] = await database.query('select state, refusals from answer_rewards where response_id = $1', [
        response,
      ])
      return row
    }
    expect(await rewardOf(3)).toBeUndefined()
    // nothing was paid for this question, which a guard refuses
    expect(await rewardOf(4)).toMatchObject({ state: 'refused' })
  })

  it('[DASH-49, X-23, GD-16] pays 5 reward credits for an answer to a question that was paid with bought credits', async () => {
    const response = await answer()
    const [tom, elena] = [await persona(database, TOM), await persona(database, ELENA)]
    const [row] = await database.query<{ question_id: string }>(
      'select question_id from insights_responses where id = $1',
      [response],
    )
    await payForQuestion(tom.id, row?.question_id ?? '')
    await rate(response, { rating: 4 })
    expect(
      await database.query('select user_id, state, credits, refusals from answer_rewards where response_id = $1', [
        response,
      ]),
    ).toEqual([{ user_id: elena.id, state: 'held', credits: 5, refusals: [] }])
  })
})
