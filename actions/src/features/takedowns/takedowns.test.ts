import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDeciders } from '#domain/content/deciders.testkit.js'
import { callAction } from '#domain/recordings/take.testkit.js'
import type { TestActions } from '#tests/actions.js'
import type { TestDatabase } from '#tests/database.js'
import type { Persona } from '#tests/tokens.js'

type Kind = 'insight' | 'question' | 'response'
const TABLES = { insight: 'insights', question: 'insights_questions', response: 'insights_responses' } as const
const REASON = 'It names a customer who didn’t agree to that.'

let database: TestDatabase
let actions: TestActions
let ada: Persona
let nora: Persona
let elena: Persona
let tom: Persona
let topicId: string

beforeAll(async () => {
  ;({ database, actions, ada, nora, elena, tom } = await openDeciders())
  const [topic] = await database.query<{ id: string }>(
    'select id from master_topics where is_approved_by_admin and not deleted order by id limit 1',
  )
  topicId = String(topic?.id)
})

/** Public, unless it is to wait. */
async function insight({ author = elena, isPublic = true } = {}): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights (id, user_id, topic_id, title, brief)
     values ($1, $2, $3, 'On zeppelins', btrim(repeat('What we learnt about zeppelins. ', 5)))`,
    [id, author.id, topicId],
  )
  if (isPublic) await database.query(`update insights set status = 'APPROVED' where id = $1`, [id])
  return id
}
async function question({ author = tom, isAsked = true } = {}): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, question, slug) values ($1, $2, $3, $4, '')`,
    [id, author.id, topicId, `What do you say about zeppelin ${id}?`],
  )
  await database.query('update insights_questions set is_approved = true, is_asked = $2 where id = $1', [id, isAsked])
  return id
}
async function response(questionId: string, author = elena, isPublic = true): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
     values ($1, $2, $3, 'text', 'Say that a zeppelin floats.', true)`,
    [id, questionId, author.id],
  )
  if (isPublic) await database.query('update insights_responses set is_approved = true where id = $1', [id])
  return id
}

type Answer = { id: string; status: string; message: string; extensions: { code: string } }
const asStaff = (action: string, input: object, person = ada) =>
  callAction<Answer>(actions, action, input, person, { role: 'staff' })
const takeDown = (subject: Kind, id: string, { reason = REASON, person = ada } = {}) =>
  asStaff('takeDownContent', { subject, id, reason }, person)
const putBack = (id: string, person = ada) => asStaff('putBackContent', { id }, person)
const row = async (kind: Kind, id: string) =>
  (await database.query<Record<string, unknown>>(`select * from ${TABLES[kind]} where id = $1`, [id]))[0]
/** Where readers, searches and the AI look. */
async function isFound(id: string): Promise<boolean[]> {
  const [cards, passages, searched] = await Promise.all([
    database.query('select 1 from content_cards where id = $1', [id]),
    database.query('select 1 from private.passages where source_id = $1', [id]),
    database.query(
      `select 1 from private.search_items where item_id = $1 or item_id = (select question_id from content_items where id = $1)`,
      [id],
    ),
  ])
  return [cards, passages, searched].map((found) => found.length > 0)
}
const EVERYWHERE = [true, true, true]
const NOWHERE = [false, false, false]
const told = async (person: Persona) =>
  (
    await database.query<{ title: string; body: string; link: string }>(
      'select title, body, link from notifications where user_id = $1 order by created_at desc, id desc limit 4',
      [person.id],
    )
  ).map(({ title, body, link }) => `${title} | ${body} | ${link}`)
const audited = (id: string) =>
  database.query('select actor_id, action, reason from staff_audit_log where subject_id = $1 order by created_at', [id])

describe('what is public', () => {
  it('[GI-02, X-05] an insight is taken down once, is found nowhere at once, and its author is told why', async () => {
    const id = await insight()
    expect(await isFound(id)).toEqual(EVERYWHERE)
    const both = await Promise.all([takeDown('insight', id), takeDown('insight', id, { person: nora })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await isFound(id)).toEqual(NOWHERE)
    expect(await row('insight', id)).toMatchObject({ status: 'REJECTED', reason: REASON, badge: true })
    expect((await told(elena))[0]).toMatch(
      new RegExp(`^Your insight was taken down . “On zeppelins” .*${REASON}.*/my-profile/you/${elena.id}`),
    )
    const mails = await database.query(
      `select 1 from private.outbox_mails where subject like '%Your insight was taken down%'`,
    )
    expect(mails.length).toBe(1)
    expect(await audited(id)).toMatchObject([{ action: 'take down insight', reason: REASON }])
  })

  it('[GI-02, X-05] an answer goes without its question, and whoever asked is told', async () => {
    const questionId = await question()
    const id = await response(questionId)
    expect(await isFound(id)).toEqual(EVERYWHERE)
    expect((await takeDown('response', id)).body.status).toBe('taken down')
    expect((await isFound(id)).slice(0, 2)).toEqual([false, false])
    expect(await row('response', id)).toMatchObject({ status: 'rejected', rejected_reason: REASON })
    expect(await row('question', questionId)).toMatchObject({ is_approved: true, response_count: 0 })
    expect((await told(tom))[0]).toContain('An answer to your question was taken down')
    expect((await told(elena))[0]).toContain('Your answer was taken down')
  })

  it('[GI-41, GI-02] an insight on a question of its author’s own takes that along, unless somebody else has answered it', async () => {
    const alone = await question({ author: elena, isAsked: false })
    const id = await response(alone)
    const shared = await question({ author: elena, isAsked: false })
    const [other] = [await response(shared), await response(shared, nora)]
    const { body } = await takeDown('response', id)
    await takeDown('response', other)
    expect(await row('question', alone)).toMatchObject({ is_approved: false, rejected_reason: REASON })
    expect(await row('question', shared)).toMatchObject({ is_approved: true, response_count: 1 })
    expect((await putBack(body.id)).status).toBe(200)
    expect(await row('question', alone)).toMatchObject({ is_approved: true, rejected_reason: null, response_count: 1 })
    expect(await isFound(id)).toEqual(EVERYWHERE)
  })

  it('[GI-02, X-05] a question goes with its answers, whose authors are told, and all come back with it', async () => {
    const id = await question()
    const answer = await response(id)
    const { body } = await takeDown('question', id)
    expect(await isFound(answer)).toEqual(NOWHERE)
    expect(await row('response', answer)).toMatchObject({ status: 'approved' })
    expect((await told(elena))[0]).toContain('A question that you answered was taken down')
    expect((await told(tom))[0]).toContain('Your question was taken down')
    expect((await putBack(body.id)).body.status).toBe('approved')
    expect(await isFound(answer)).toEqual(EVERYWHERE)
    expect((await told(elena))[0]).toContain('A question that you answered is public again')
    expect((await told(tom))[0]).toContain('Your question is public again')
  })
})

describe('what was taken down', () => {
  it('[GI-02, X-06] is put back once, which its author is told, and may be taken down again', async () => {
    const id = await insight()
    const { body } = await takeDown('insight', id)
    const both = await Promise.all([putBack(body.id), putBack(body.id, nora)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await isFound(id)).toEqual(EVERYWHERE)
    expect(await row('insight', id)).toMatchObject({ status: 'APPROVED', reason: null })
    expect((await told(elena))[0]).toContain(`Your insight is public again`)
    expect((await audited(id)).map(({ action }) => action)).toEqual(['take down insight', 'put back insight'])
    expect((await takeDown('insight', id)).body.id).not.toBe(body.id)
  })

  it('[GI-02] is as old as before once it is put back, and its author is asked when they would have been', async () => {
    const dates = async (id: string) =>
      database.query(
        'select confirmed_at::text, review_due_at::text, review_ask_at::text from content_items where id = $1',
        [id],
      )
    for (const kind of ['insight', 'response'] as const) {
      const id = kind === 'insight' ? await insight() : await response(await question())
      await database.query(
        `update content_items set confirmed_at = now() - interval '3 years', review_due_at = now() - interval '2 years',
           review_ask_at = now() + interval '9 months' where id = $1`,
        [id],
      )
      const before = await dates(id)
      expect(before).toHaveLength(1)
      expect((await putBack((await takeDown(kind, id)).body.id)).status).toBe(200)
      expect(await isFound(id)).toEqual(EVERYWHERE)
      expect(await dates(id)).toEqual(before)
    }
  })

  it('[GI-11, GI-32] is changed and sent again by its author, and then waits for staff instead', async () => {
    const id = await insight()
    const { body } = await takeDown('insight', id)
    await database.query(`update insights set status = 'PENDING', reason = null, badge = false where id = $1`, [id])
    expect(await putBack(body.id)).toMatchObject({ status: 409, body: { extensions: { code: 'ALREADY_DONE' } } })
    expect(await row('insight', id)).toMatchObject({ status: 'PENDING' })
    expect(
      await database.query('select 1 from content_takedowns where ended_at is null and id = $1', [body.id]),
    ).toEqual([])
  })

  it('[GI-43, GI-02] stays away once its author has answered the question anew', async () => {
    const questionId = await question()
    const id = await response(questionId)
    const { body } = await takeDown('response', id)
    const anew = await response(questionId)
    expect(await putBack(body.id)).toMatchObject({ status: 409, body: { extensions: { code: 'ALREADY_DONE' } } })
    expect(await row('response', id)).toMatchObject({ is_approved: false })
    expect(await row('response', anew)).toMatchObject({ is_approved: true })
  })
})

describe('an answer and its question', () => {
  it('[X-05, GI-02] whoever’s answer waits is told that its question is away, and that it is back', async () => {
    const id = await question()
    await response(id, nora, false)
    const { body } = await takeDown('question', id)
    expect((await told(nora))[0]).toMatch(/A question that you answered was taken down .* can’t be published/)
    expect((await putBack(body.id)).status).toBe(200)
    expect((await told(nora))[0]).toMatch(/A question that you answered is public again .* waits for their decision/)
  })

  it('[X-12, GI-02] an answer isn’t put back under a question that is away, nor anything told of it', async () => {
    const questionId = await question()
    const id = await response(questionId)
    const ofAnswer = await takeDown('response', id)
    const ofQuestion = await takeDown('question', questionId)
    expect(await putBack(ofAnswer.body.id)).toMatchObject({
      ...{ status: 409, body: { extensions: { code: 'QUESTION_NOT_PUBLIC' } } },
    })
    expect(await row('response', id)).toMatchObject({ is_approved: false, rejected_reason: REASON })
    expect((await audited(id)).map(({ action }) => action)).toEqual(['take down response'])
    expect((await putBack(ofAnswer.body.id)).body.message).toContain('Put that back first')
    expect((await putBack(ofQuestion.body.id)).status).toBe(200)
    // taken down once more, and then revised by whoever asked
    await takeDown('question', questionId)
    await database.query('update insights_questions set is_approved = null, rejected_reason = null where id = $1', [
      questionId,
    ])
    expect((await putBack(ofAnswer.body.id)).body.message).toContain('Decide about the question first')
    await database.query('update insights_questions set is_approved = true where id = $1', [questionId])
    expect((await putBack(ofAnswer.body.id)).status).toBe(200)
    expect(await isFound(id)).toEqual(EVERYWHERE)
  })
})

describe('nobody else', () => {
  it('[GI-01, GI-02] takes anything down or puts it back: not members, experts, nor its author', async () => {
    const id = await insight()
    const { body } = await takeDown('insight', await insight())
    for (const person of [elena, tom]) {
      expect((await takeDown('insight', id, { person })).status).toBe(403)
      expect((await putBack(body.id, person)).status).toBe(403)
    }
    const own = await insight({ author: ada })
    expect((await takeDown('insight', own)).body.extensions.code).toBe('OWN_CONTENT')
    const byNora = await takeDown('insight', own, { person: nora })
    expect((await putBack(byNora.body.id)).body.extensions.code).toBe('OWN_CONTENT')
    // an action names its role, and it isn't staff in this call
    expect((await callAction(actions, 'takeDownContent', { subject: 'insight', id, reason: REASON }, ada)).status).toBe(
      403,
    )
    expect(await isFound(id)).toEqual(EVERYWHERE)
  })

  it('[GI-02, X-12] takes down without a reason, what isn’t public, or what doesn’t exist', async () => {
    const id = await insight()
    for (const reason of ['', ' \u200b ', 'x'.repeat(501)])
      expect((await takeDown('insight', id, { reason })).status).toBe(400)
    expect((await asStaff('takeDownContent', { subject: 'user', id, reason: REASON })).status).toBe(400)
    for (const unknown of [randomUUID(), 'x'])
      for (const subject of ['insight', 'question', 'response'] as const)
        expect((await takeDown(subject, unknown)).status).toBe(404)
    for (const unknown of [randomUUID(), 'x']) expect((await putBack(unknown)).status).toBe(404)
    expect((await takeDown('insight', await insight({ isPublic: false }))).status).toBe(404)
    expect(await isFound(id)).toEqual(EVERYWHERE)
    expect(await audited(id)).toEqual([])
  })
})
