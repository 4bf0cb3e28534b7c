import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callAction } from '#domain/recordings/take.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { type Persona, persona } from '#tests/tokens.js'

const database = await createTestDatabase()
const actions = await startTestActions(database, { engine: false })
const elena = await persona(database, 'elena@sagework.example')
const marcus = await persona(database, 'marcus@sagework.example')
const [topic] = await database.query<{ id: string }>(
  'select id from master_topics where is_approved_by_admin and not deleted order by id limit 1',
)

beforeEach(() =>
  database.query(`begin; set local sagework.seeding = on; delete from content_items; delete from insight_response_domains;
    delete from insight_response_ratings; delete from insights_responses; delete from insights;
    delete from notifications; delete from private.outbox_mails; commit`),
)

async function insight({ days = 0, author = elena, title = 'On prices' } = {}): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights (id, user_id, topic_id, title, brief)
     values ($1, $2, $3, $4, btrim(repeat('What we learnt about zeppelins. ', 5)))`,
    [id, author.id, topic?.id, title],
  )
  await database.query(`update insights set status = 'APPROVED' where id = $1`, [id])
  await age(id, days)
  return id
}
const age = (id: string, days: number) =>
  database.query(
    `update content_items set confirmed_at = now() - $2 * interval '1 day', review_due_at = now() + (365 - $2) * interval '1 day',
       review_ask_at = now() + (365 - $2) * interval '1 day' where id = $1`,
    [id, days],
  )
async function ownAnswer(): Promise<{ id: string; questionId: string }> {
  const [questionId, id] = [randomUUID(), randomUUID()]
  await database.query(`insert into insights_questions (id, user_id, topic_id, question) values ($1, $2, $3, $4)`, [
    ...[questionId, elena.id, topic?.id],
    `What do we say about ${id} to whoever asks?`,
  ])
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
     values ($1, $2, $3, 'text', 'Say that it floats.', true)`,
    [id, questionId, elena.id],
  )
  await database.query('update insights_questions set is_approved = true where id = $1', [questionId])
  await database.query('update insights_responses set is_approved = true where id = $1', [id])
  return { id, questionId }
}
async function run() {
  const answer = await actions.hook('/hooks/crons/ask-content-reviews', { id: randomUUID() })
  await vi.waitFor(
    async () =>
      expect(
        await database.query(`select 1 from graphile_worker.jobs where task_identifier = 'ask-content-reviews'`),
      ).toEqual([]),
    { timeout: 20_000, interval: 30 },
  )
  return answer
}
const notices = () =>
  database.query<{ user_id: string; title: string; body: string; link: string }>(
    `select user_id, title, body, link from notifications where kind = 'content_review' order by title`,
  )
type Said = { status: string; extensions: { code: string } }
const say = (word: string, id: string, person: Persona = elena) =>
  callAction<Said>(actions, `${word}Content`, { id }, person)
const item = async (id: string) =>
  (
    await database.query<{ status: string; is_public: boolean; is_fresh: boolean; retired_at: Date | null }>(
      `select status, is_public, retired_at, confirmed_at > now() - interval '1 minute'
         and review_due_at > now() + interval '360 days' as is_fresh from content_items where id = $1`,
      [id],
    )
  )[0]
const isFound = async (id: string) =>
  (await database.query('select 1 from private.passages where source_id = $1', [id])).length > 0 &&
  (await database.query(`select 1 from private.search_items where kind = 'insight' and item_id = $1`, [id])).length > 0

describe('once a year', () => {
  it('[X-05] an author is asked about all that is due in one notice and email, and again only a year later', async () => {
    await insight({ days: 400, title: 'The older' })
    await insight({ days: 366, title: 'The other' })
    await insight({ days: 300, title: 'Current' })
    await Promise.all([run(), run()])
    await run()
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      user_id: elena.id,
      title: 'Does what you published still hold?',
      link: '/insights/review',
    })
    expect(notice?.body).toContain('“The older” and 1 more a year ago or more')
    const mails = await database.query<{ subject: string; text: string }>(
      `select subject, text from private.outbox_mails where kind = 'content_review'`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Does what you published still hold?: The older and 1 more')
    expect(mails[0]?.text).toContain('/insights/review')
    await database.query('delete from notifications')
    await database.query(
      `update content_items set review_ask_at = review_ask_at - interval '1 year' where review_ask_at > now() + interval '300 days'`,
    )
    await run()
    expect(await notices()).toHaveLength(1)
  })

  it('[X-05] nobody is asked about what isn’t public, and each author about their own', async () => {
    const gone = await insight({ days: 400 })
    await say('retire', gone)
    await insight({ days: 400, author: marcus, title: 'His' })
    await database.query(`insert into notification_preferences values ($1, 'content_review', false)`, [marcus.id])
    await run()
    expect(await notices()).toMatchObject([{ user_id: marcus.id, title: 'Does your insight still hold?' }])
    expect(await database.query(`select 1 from private.outbox_mails where kind = 'content_review'`)).toEqual([])
    await database.query('delete from notification_preferences')
  })
})

describe('an author', () => {
  it('confirms it for another year', async () => {
    const id = await insight({ days: 500 })
    expect((await say('confirm', id)).body).toEqual({ id, status: 'approved' })
    expect(await item(id)).toMatchObject({ is_public: true, is_fresh: true })
    await run()
    expect(await notices()).toEqual([])
  })

  it('retires it, which takes it from searches and answers at once, and publishes it again', async () => {
    const id = await insight({ days: 500 })
    expect(await isFound(id)).toBe(true)
    const both = await Promise.all([say('retire', id), say('retire', id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await item(id)).toMatchObject({ is_public: false, status: 'approved' })
    expect(await isFound(id)).toBe(false)
    for (const word of ['confirm', 'revise']) expect((await say(word, id)).body.extensions.code).toBe('ALREADY_DONE')
    expect((await say('restore', id)).status).toBe(200)
    expect(await item(id)).toMatchObject({ is_public: true, is_fresh: true, retired_at: null })
    expect(await isFound(id)).toBe(true)
    expect((await say('restore', id)).status).toBe(409)
  })

  it('takes it back to change it, and it waits for staff again once it is sent', async () => {
    const [old, { id, questionId }] = [await insight(), await ownAnswer()]
    for (const one of [old, id]) {
      expect((await say('revise', one)).body).toEqual({ id: one, status: 'taken back' })
      expect(await item(one)).toMatchObject({ is_public: false, status: one === old ? 'rejected' : 'draft' })
      expect(await isFound(one)).toBe(false)
      expect((await say('revise', one)).status).toBe(404)
    }
    const [question] = await database.query('select response_count from insights_questions where id = $1', [questionId])
    expect(question).toEqual({ response_count: 0 })
    await database.query('update insights_responses set submitted_for_approval = true where id = $1', [id])
    expect(await item(id)).toMatchObject({ is_public: false, status: 'pending' })
  })
})

it.each(['confirm', 'retire', 'restore', 'revise'])(
  '[GI-01] nobody says “%s” about somebody else’s, or about what isn’t approved',
  async (word) => {
    const [theirs, waiting] = [await insight({ author: marcus }), randomUUID()]
    await database.query(
      `insert into insights (id, user_id, topic_id, title, brief)
       values ($1, $2, $3, 'Waiting', btrim(repeat('What we learnt about zeppelins. ', 5)))`,
      [waiting, elena.id, topic?.id],
    )
    for (const id of [theirs, waiting, randomUUID(), 'x'])
      expect(await say(word, id)).toMatchObject({ status: 404, body: { extensions: { code: 'NOT_FOUND' } } })
    expect(await item(theirs)).toMatchObject({ is_public: true })
  },
)
