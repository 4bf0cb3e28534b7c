import { describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const person = (name: string) => stableUuid(`person:${name}`)
const [ELENA, MARCUS, TOM] = ['elena@sagework.example', 'marcus@sagework.example', 'tom@client.example'].map(person)
const TOPIC = stableUuid('topic:Positioning and messaging')
const WORDS = 'What should a page say first when nobody knows the product?'

const one = async <T extends object>(sql: string, values: unknown[]) => {
  const [row] = await database.query<T & Record<string, unknown>>(sql, values)
  return row as T
}
const insight = () =>
  one<{ id: string }>('insert into insights (user_id, topic_id, title, brief) values ($1, $2, $3, $4) returning id', [
    ...[ELENA, TOPIC, 'Say what it is', `${WORDS} A brief of fifty signs.`],
  ])
const question = (by = TOM) =>
  one<{ id: string; slug: string }>(
    'insert into insights_questions (user_id, topic_id, question) values ($1, $2, $3) returning id, slug',
    [by, TOPIC, WORDS],
  )
const response = (questionId: string, by = ELENA, text: string | null = 'Say what it is.') =>
  one<{ id: string }>(
    `insert into insights_responses (question_id, user_id, response_type, response_text) values ($1, $2, 'text', $3) returning id`,
    [questionId, by, text],
  )
const set = (table: string, id: string, change: string) =>
  database.query(`update ${table} set ${change} where id = $1`, [id])
const item = (id: string) =>
  one<{ kind: string; status: string; is_public: boolean; view_count: number; share_count: number }>(
    'select kind, status, is_public, view_count, share_count from content_items where id = $1',
    [id],
  )
const refused = (constraint: string) => ({ constraint })

/** An approved answer of Elena's to a question of Tom's. */
async function approvedAnswer() {
  const asked = await question()
  const answer = await response(asked.id)
  await set('insights_responses', answer.id, 'submitted_for_approval = true')
  await set('insights_responses', answer.id, 'is_approved = true')
  await set('insights_questions', asked.id, 'is_approved = true')
  return { asked, answer }
}

/** What lists and searches read of it. */
const itemOf = async (id: string) =>
  (await database.query<{ is_public: boolean }>('select is_public from content_items where id = $1', [id]))[0]

describe('what may follow what', () => {
  it('[INS-14, GI-11] an insight begins as pending and ends as removed, by the steps of the graph', async () => {
    const { id } = await insight()
    await expect(set('insights', id, `status = 'REMOVED'`)).rejects.toMatchObject(refused('insights_status_move'))
    await set('insights', id, `status = 'REJECTED', reason = 'Too short'`)
    await expect(set('insights', id, `status = 'APPROVED', reason = null`)).rejects.toMatchObject(
      refused('insights_status_move'),
    )
    await set('insights', id, `status = 'PENDING', reason = null`)
    await set('insights', id, `status = 'APPROVED'`)
    for (const status of ['REMOVED', 'PENDING'])
      await expect(set('insights', id, `status = '${status}'`)).rejects.toMatchObject(refused('insights_status_move'))
    // its author takes it back to change it
    await set('insights', id, `status = 'REJECTED', reason = 'Taken back'`)
    expect((await itemOf(id))?.is_public).toBe(false)
  })

  it('[RESP-16, RESP-17, RESP-18] a response is submitted before it is decided, and decided for good, unless its author takes it back', async () => {
    const { id } = await response((await question()).id)
    await expect(set('insights_responses', id, 'is_approved = true')).rejects.toThrow()
    await set('insights_responses', id, 'submitted_for_approval = true')
    await set('insights_responses', id, `is_approved = false, rejected_reason = 'Too short'`)
    await set('insights_responses', id, 'is_approved = null, rejected_reason = null')
    await set('insights_responses', id, 'is_approved = true')
    for (const change of ['is_approved = false', 'is_approved = null'])
      await expect(set('insights_responses', id, change)).rejects.toMatchObject(
        refused('insights_responses_status_move'),
      )
    await set('insights_responses', id, 'submitted_for_approval = false, is_approved = null')
    expect((await itemOf(id))?.is_public).toBe(false)
  })

  it('[GI-01] nothing begins as approved, whoever writes', async () => {
    const { id } = await question()
    await expect(
      database.query(
        `insert into insights_responses (question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
         values ($1, $2, 'text', 'Approved already', true, true)`,
        [id, MARCUS],
      ),
    ).rejects.toMatchObject(refused('insights_responses_status_move'))
  })

  it('[RESP-35, GI-33] a draft may be empty; what is submitted may not', async () => {
    const { id } = await response((await question()).id, ELENA, null)
    await expect(set('insights_responses', id, 'submitted_for_approval = true')).rejects.toMatchObject(
      refused('insights_responses_submitted_whole'),
    )
  })
})

describe('what is public', () => {
  it('[GI-03, GI-41] an answer is once it and its question are approved, as an insight if its author asked', async () => {
    const asked = await question(ELENA)
    const own = await response(asked.id)
    expect(await item(own.id)).toMatchObject({ kind: 'insight', status: 'draft', is_public: false })
    await set('insights_responses', own.id, 'submitted_for_approval = true')
    await set('insights_responses', own.id, 'is_approved = true')
    expect(await item(own.id)).toMatchObject({ status: 'approved', is_public: false })
    await set('insights_questions', asked.id, 'is_approved = true')
    expect(await item(own.id)).toMatchObject({ is_public: true })
    expect(await one('select response_count from insights_questions where id = $1', [asked.id])).toEqual({
      response_count: 1,
    })
  })

  it('[INS-02] nothing of somebody suspended is, until they are back', async () => {
    const { asked, answer } = await approvedAnswer()
    const count = () => one('select response_count from insights_questions where id = $1', [asked.id])
    await set('users', ELENA ?? '', 'is_suspended = true')
    expect(await item(answer.id)).toMatchObject({ is_public: false, status: 'approved' })
    expect(await count()).toEqual({ response_count: 0 })
    await set('users', ELENA ?? '', 'is_suspended = false')
    expect(await item(answer.id)).toMatchObject({ is_public: true })
    expect(await count()).toEqual({ response_count: 1 })
  })

  it('[GI-41] an address follows the question until it is approved, and then stays', async () => {
    const { id, slug } = await question()
    expect(slug).toBe(`what-should-a-page-say-first-when-nobody-knows-the-product-${id.slice(0, 6)}`)
    const slugOf = () => one('select slug from insights_questions where id = $1', [id])
    await set('insights_questions', id, `question = 'How ' || question`)
    expect(await slugOf()).toEqual({ slug: `how-${slug}` })
    await set('insights_questions', id, 'is_approved = true')
    await set('insights_questions', id, `question = 'And ' || question, slug = 'mine'`)
    expect(await slugOf()).toEqual({ slug: `how-${slug}` })
  })

  it('[GI-41] a question of signs without letters has an address too', async () => {
    const { slug } = await one<{ slug: string }>(
      'insert into insights_questions (user_id, topic_id, question) values ($1, $2, $3) returning slug',
      [TOM, TOPIC, '如何定价?'.repeat(12)],
    )
    expect(slug).toMatch(/^[0-9a-f]{6}$/)
  })
})

describe('what is counted', () => {
  const view = (id: string, userId: string | null, visitor: string | null = null) =>
    database.query('insert into content_views (item_id, user_id, visitor_hash) values ($1, $2, $3)', [
      ...[id, userId, visitor],
    ])

  it('[GI-16] a view counts once per person and per visitor, and never for the author', async () => {
    const { answer } = await approvedAnswer()
    await view(answer.id, TOM ?? '')
    await view(answer.id, null, 'a'.repeat(64))
    await expect(view(answer.id, TOM ?? '')).rejects.toMatchObject(refused('content_views_once_each'))
    await expect(view(answer.id, null, 'a'.repeat(64))).rejects.toMatchObject(refused('content_views_once_per_visitor'))
    await expect(view(answer.id, ELENA ?? '')).rejects.toMatchObject(refused('content_views_of_public_items'))
    expect(await item(answer.id)).toMatchObject({ view_count: 2 })
  })

  it('[GI-15] a share counts once per person, of public items only', async () => {
    const { answer } = await approvedAnswer()
    const share = (id: string) =>
      database.query('insert into content_shares (item_id, user_id) values ($1, $2)', [id, TOM])
    await share(answer.id)
    await expect(share(answer.id)).rejects.toMatchObject(refused('content_shares_pkey'))
    expect(await item(answer.id)).toMatchObject({ share_count: 1 })
    await expect(share((await insight()).id)).rejects.toMatchObject(refused('content_shares_of_public_items'))
  })

  it('[GI-69, RATE-01] who asked rates an approved answer, once and for good', async () => {
    const { answer } = await approvedAnswer()
    const rate = (id: string, by: string | undefined, stars = 5) =>
      database.query(
        `insert into insight_response_ratings (response_id, user_id, rating, source) values ($1, $2, $3, 'qandaDetail')`,
        [id, by, stars],
      )
    const byAsker = refused('insight_response_ratings_by_asker')
    await expect(rate(answer.id, MARCUS)).rejects.toMatchObject(byAsker)
    await expect(rate((await response((await question()).id)).id, TOM)).rejects.toMatchObject(byAsker)
    await expect(rate(answer.id, TOM, 6)).rejects.toMatchObject(refused('insight_response_ratings_stars'))
    await rate(answer.id, TOM)
    await expect(rate(answer.id, TOM, 4)).rejects.toMatchObject(refused('insight_response_ratings_pkey'))
    await expect(database.query('update insight_response_ratings set rating = 1')).rejects.toThrow('append-only')
  })

  it('[GI-35] a response has ten industries at most', async () => {
    const { id } = await response((await question()).id)
    const tag = (n: number) =>
      database.query('insert into insight_response_domains (insight_response_id, custom_domain_name) values ($1, $2)', [
        id,
        `Industry ${n}`,
      ])
    for (let n = 0; n < 10; n++) await tag(n)
    await expect(tag(10)).rejects.toMatchObject(refused('insight_response_domains_ten_at_most'))
  })
})
