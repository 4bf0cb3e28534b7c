import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDeciders } from '#domain/content/deciders.testkit.js'
import { callAction } from '#domain/recordings/take.testkit.js'
import type { TestActions } from '#tests/actions.js'
import type { TestDatabase } from '#tests/database.js'
import { type Persona, tokenFor } from '#tests/tokens.js'

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
    `select id from master_topics join expert_topics on topic_id = id
     where user_id = $1 and is_approved_by_admin and not deleted order by id limit 1`,
    [elena.id],
  )
  topicId = String(topic?.id)
})

const BRIEF = 'What we learned when we raised prices three times in one year.'
async function insight(author: Persona = elena): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights (id, user_id, topic_id, title, brief) values ($1, $2, $3, 'Three signs', $4)`,
    [id, author.id, topicId, BRIEF],
  )
  return id
}
async function question(author: Persona, isApproved: boolean | null): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, category_id, question, slug)
     select $1, $2, id, objective_id, $4, '' from master_topics where id = $3`,
    [id, author.id, topicId, `How do we find out what ${id} would pay for a seat?`],
  )
  if (isApproved) await database.query('update insights_questions set is_approved = true where id = $1', [id])
  return id
}
async function response(questionId: string, author: Persona = elena): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
     values ($1, $2, $3, 'text', 'Ask them.', true)`,
    [id, questionId, author.id],
  )
  return id
}
type Answer = { status: string; errorCode: string; errors?: { field: string }[] }
const by = (person: Persona) => ({ token: tokenFor(person) })
const onInsight = (id: string, status: string, body: object = {}, person = ada) =>
  actions.request<Answer>('PATCH', `/api/admin/insight/${id}/status/${status}`, body, by(person))
const onResponse = (id: string, isApproved: boolean, part: object = {}, person = ada) =>
  actions.request<Answer>(
    'PATCH',
    `/api/admin/insight_response/${id}/approval`,
    { is_approved: isApproved, ...part },
    by(person),
  )
/** Over GraphQL, as the page does. */
const decide = (action: string, input: object, person = ada) =>
  callAction<Answer & { extensions: { code: string } }>(actions, action, input, person, { role: 'staff' })
const row = async (table: string, id: string) =>
  (await database.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id]))[0]
const told = async (person: Persona) =>
  (
    await database.query<{ title: string; body: string; link: string }>(
      `select title, body, link from notifications where user_id = $1 order by created_at desc limit 3`,
      [person.id],
    )
  ).map(({ title, link }) => [title, link])
const credited = async (id: string) =>
  (await database.query('select 1 from ledger_transfers where key = $1', [`insight:${id}`])).length
const audited = (id: string) =>
  database.query('select actor_id, action, reason from staff_audit_log where subject_id = $1 order by created_at', [id])
const promotion = (value: string | null) =>
  value === null
    ? database.query(`delete from system_configurations where config = 'INSIGHT_PROMO_END_DATE'`)
    : database.query(`insert into system_configurations (config, value) values ('INSIGHT_PROMO_END_DATE', $1)`, [value])

describe('an insight of the older flow', () => {
  it('[GI-02, GI-12, INS-48, DASH-48] is approved once, also by two at once; its author is told, sees a badge and is rewarded', async () => {
    await promotion('2099-12-31')
    const id = await insight()
    const both = await Promise.all([
      onInsight(id, 'APPROVED'),
      onInsight(id, 'APPROVED', {}, nora),
      onInsight(id, 'REJECTED'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const stored = await row('insights', id)
    expect(stored).toMatchObject({ badge: true, reason: null })
    expect(await audited(id)).toHaveLength(1)
    const approved = await insight()
    expect((await onInsight(approved, 'APPROVED')).body).toEqual({ id: approved, status: 'APPROVED' })
    expect(await credited(approved)).toBe(1)
    expect((await onInsight(approved, 'APPROVED')).body.errorCode).toBe('ALREADY_DONE')
    expect(await credited(approved)).toBe(1)
    expect(await told(elena)).toContainEqual(['Your insight is approved', `/dashboard/insight_detail/${approved}`])
    const [mail] = await database.query(
      `select 1 from private.outbox_mails where subject like '%Your insight is approved%'`,
    )
    expect(mail).toBeDefined()
    await promotion(null)
  })

  it('[GI-02, INS-16, GI-10] is turned down with a reason that its author reads, and earns nothing', async () => {
    const id = await insight()
    const { status } = await onInsight(id, 'REJECTED', { reason: '  Too quiet. ' })
    expect(status).toBe(200)
    expect(await row('insights', id)).toMatchObject({ status: 'REJECTED', reason: 'Too quiet.', badge: true })
    expect(await audited(id)).toEqual([{ actor_id: ada.id, action: 'reject insight', reason: 'Too quiet.' }])
    expect(await credited(id)).toBe(0)
    expect((await told(elena))[0]?.[0]).toBe('Your insight wasn’t approved')
    const unnamed = await insight()
    expect((await onInsight(unnamed, 'REJECTED')).status).toBe(200)
    expect(await row('insights', unnamed)).toMatchObject({ reason: null })
  })

  it('[GI-02, INS-48, X-06] may be asked to be changed, which its author is told in other words, once sent again nothing of it stays', async () => {
    const id = await insight()
    const [words] = await database.query<{ at: string }>(
      `select to_json(updated_at) #>> '{}' as at from insights where id = $1`,
      [id],
    )
    const asked = { id, isApproved: false, asksChanges: true, updatedAt: words?.at, reason: 'Name the market.' }
    expect((await decide('decideInsight', asked)).body).toEqual({ id, status: 'REJECTED' })
    expect(await row('insights', id)).toMatchObject({ asks_changes: true, reason: 'Name the market.' })
    expect((await told(elena))[0]?.[0]).toBe('Your insight needs a change')
    expect(await audited(id)).toMatchObject([{ action: 'ask changes of insight', reason: 'Name the market.' }])
    await database.query(`update insights set status = 'PENDING', reason = null, badge = false where id = $1`, [id])
    expect(await row('insights', id)).toMatchObject({ asks_changes: false })
  })

  it('[X-71] waits from when it was sent, whatever changes meanwhile', async () => {
    const id = await insight()
    const since = (await row('insights', id))?.submitted_at
    await database.query('update insights set title = title where id = $1', [id])
    expect((await row('insights', id))?.submitted_at).toEqual(since)
    await onInsight(id, 'REJECTED')
    await database.query(`update insights set status = 'PENDING', badge = false where id = $1`, [id])
    expect((await row('insights', id))?.submitted_at).not.toEqual(since)
  })

  it('[GI-02, X-71] is decided by staff only, never their own, in no other state and about the words that were read', async () => {
    const id = await insight()
    expect((await onInsight(id, 'APPROVED', {}, elena)).status).toBe(403)
    expect((await actions.request('PATCH', `/api/admin/insight/${id}/status/APPROVED`, {})).status).toBe(401)
    for (const status of ['PENDING', 'REMOVED', 'toString']) expect((await onInsight(id, status)).status).toBe(400)
    expect((await onInsight(id, 'REJECTED', { reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await onInsight(randomUUID(), 'APPROVED')).status).toBe(404)
    expect((await onInsight(await insight(ada), 'APPROVED')).body.errorCode).toBe('OWN_CONTENT')
    const old = await callAction<{ extensions: { code: string } }>(
      actions,
      'decideInsight',
      { id, isApproved: true, updatedAt: '2020-01-01T00:00:00Z' },
      ada,
    )
    // an action names its role, and ada's is not staff in this call
    expect(old.status).toBe(403)
    const moment = { updated_at: '2020-01-01T00:00:00.000Z' }
    expect((await onInsight(id, 'APPROVED', moment)).body.errorCode).toBe('TERMS_CHANGED')
    expect(await row('insights', id)).toMatchObject({ status: 'PENDING' })
    expect(await audited(id)).toEqual([])
  })
})

describe('a response', () => {
  it('[GI-02, RESP-18, X-06] may be asked to be changed, never along with an approval', async () => {
    const id = await response(await question(tom, true))
    const read = async () =>
      (
        await database.query<{ at: string }>(
          `select to_json(updated_at) #>> '{}' as at from insights_responses where id = $1`,
          [id],
        )
      )[0]?.at
    const asked = { id, isApproved: false, asksChanges: true, reason: 'Shorter.' }
    expect((await decide('decideResponse', { ...asked, updatedAt: '2020-01-01T00:00:00Z' })).body.extensions.code).toBe(
      'TERMS_CHANGED',
    )
    expect((await decide('decideResponse', { ...asked, reason: ' ', updatedAt: await read() })).status).toBe(400)
    expect((await decide('decideResponse', { ...asked, updatedAt: await read() }, elena)).status).toBe(403)
    expect((await decide('decideResponse', { ...asked, updatedAt: await read() })).body.status).toBe('rejected')
    expect(await row('insights_responses', id)).toMatchObject({ asks_changes: true, rejected_reason: 'Shorter.' })
    expect((await told(elena))[0]?.[0]).toBe('Your answer needs a change')
    const other = await response(await question(tom, true))
    const [words] = await database.query<{ at: string }>(
      `select to_json(updated_at) #>> '{}' as at from insights_responses where id = $1`,
      [other],
    )
    await decide('decideResponse', { id: other, isApproved: true, asksChanges: true, updatedAt: words?.at })
    expect(await row('insights_responses', other)).toMatchObject({ is_approved: true, asks_changes: false })
  })

  it('[GI-41, RESP-18, GI-23] is approved with the question that its author wrote, and earns the insight’s reward once', async () => {
    await promotion('2099-12-31')
    const questionId = await question(elena, null)
    const id = await response(questionId)
    expect((await row('content_items', id))?.is_public).toBe(false)
    const both = await Promise.all([onResponse(id, true), onResponse(id, true, {}, nora)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await row('insights_questions', questionId)).toMatchObject({ is_approved: true })
    expect((await row('content_items', id))?.is_public).toBe(true)
    expect(await credited(id)).toBe(1)
    expect(await told(elena)).toContainEqual(['Your insight is approved', `/dashboard/insight_detail/${id}`])
    await promotion(null)
  })

  it('[RESP-17, RESP-18, RESP-19] is turned down with its question and a reason; sent again, both can be approved', async () => {
    const questionId = await question(elena, null)
    const id = await response(questionId)
    expect((await onResponse(id, false, { rejected_reason: 'Name no customer.' })).body.status).toBe('rejected')
    expect(await row('insights_responses', id)).toMatchObject({
      status: 'rejected',
      rejected_reason: 'Name no customer.',
    })
    expect(await row('insights_questions', questionId)).toMatchObject({ is_approved: false })
    await database.query('update insights_questions set is_approved = null, rejected_reason = null where id = $1', [
      questionId,
    ])
    await database.query('update insights_responses set is_approved = null, rejected_reason = null where id = $1', [id])
    expect((await onResponse(id, true)).status).toBe(200)
    expect(await audited(id)).toMatchObject([{ action: 'reject response' }, { action: 'approve response' }])
    expect((await told(elena)).map(([title]) => title).slice(0, 2)).toEqual([
      'Your insight is approved',
      'Your insight wasn’t approved',
    ])
  })

  it('[GI-72, RATE-05, GI-68] that answers somebody’s question tells whoever asked, with the link to rate it, and leaves the question', async () => {
    const questionId = await question(tom, true)
    const id = await response(questionId)
    expect((await onResponse(id, true)).status).toBe(200)
    expect(await told(tom)).toContainEqual([
      'Your question is answered',
      `/dashboard/qanda_detail/${questionId}?response_id=${id}&show_rating_modal=true`,
    ])
    expect(await told(elena)).toContainEqual(['Your answer is approved', `/dashboard/qanda_detail/${questionId}/${id}`])
    expect(await credited(id)).toBe(0)
    const other = await question(tom, true)
    await onResponse(await response(other), false)
    expect(await row('insights_questions', other)).toMatchObject({ is_approved: true })
  })

  it('[X-23] that is an expert’s first approved rewards whoever brought them, once', async () => {
    await database.query('insert into referrals (invitee_id, referrer_id) values ($1, $2)', [elena.id, tom.id])
    const rewards = () => database.query(`select 1 from ledger_transfers where key = $1`, [`referral:${elena.id}`])
    await onResponse(await response(await question(elena, null)), true)
    expect(await rewards()).toHaveLength(0)
    for (const _ of [1, 2]) await onResponse(await response(await question(tom, true)), true)
    expect(await rewards()).toHaveLength(1)
  })

  it('[GI-02, X-71] is decided by staff only, never their own, once, and about the words that were read', async () => {
    const id = await response(await question(tom, true))
    for (const person of [elena, tom]) expect((await onResponse(id, true, {}, person)).status).toBe(403)
    expect((await onResponse(randomUUID(), true)).body.errorCode).toBe('RESPONSE_NOT_FOUND')
    expect((await onResponse(id, true, { updated_at: '2020-01-01T00:00:00.000Z' })).body.errorCode).toBe(
      'TERMS_CHANGED',
    )
    expect((await onResponse(id, true, { is_approved: 'yes' })).status).toBe(400)
    expect((await onResponse(await response(await question(tom, true), ada), true)).body.errorCode).toBe('OWN_CONTENT')
    expect(await row('insights_responses', id)).toMatchObject({ status: 'pending' })
  })
})

describe('an answer whose question isn’t public', () => {
  it('[GI-02, X-12, X-05] is refused approval while its question is away or waits, told to nobody, and may be turned down', async () => {
    const questionId = await question(tom, true)
    const id = await response(questionId)
    const [takedown] = await database.query<{ id: string }>(
      `insert into content_takedowns (question_id, reason, taken_down_by) values ($1, 'About a person.', $2) returning id`,
      [questionId, ada.id],
    )
    await database.query('update insights_questions set is_approved = false where id = $1', [questionId])
    expect(await onResponse(id, true)).toMatchObject({ status: 409, body: { errorCode: 'QUESTION_NOT_PUBLIC' } })
    const waiting = await response(await question(tom, null))
    expect(await onResponse(waiting, true)).toMatchObject({ status: 409, body: { errorCode: 'QUESTION_NOT_PUBLIC' } })
    for (const refused of [id, waiting]) {
      expect(await row('insights_responses', refused)).toMatchObject({ status: 'pending', is_approved: null })
      expect(await audited(refused)).toEqual([])
      const notices = await database.query('select 1 from notifications where link like $1 or effect_key like $1', [
        `%${refused}%`,
      ])
      expect(notices).toEqual([])
    }
    expect((await onResponse(waiting, false)).status).toBe(200)
    expect((await callAction(actions, 'putBackContent', { id: takedown?.id }, nora, { role: 'staff' })).status).toBe(
      200,
    )
    expect((await onResponse(id, true)).status).toBe(200)
  })
})
