import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '../../../../tests/support/actions.js'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.js'
import { tokenFor } from '../../../../tests/support/tokens.js'
import {
  type ActionRefused,
  type Actor,
  actor,
  completePayload,
  opportunityRow,
  post,
} from './opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions
let payload: Record<string, unknown>
let nora: Actor
let ada: Actor

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  payload = await completePayload(database)
  nora = await actor(database, 'nora@brightwater.example')
  ada = await actor(database, 'ada@sagework.example')
})

const approve = (id: string, body: object = {}, token = ada.token) =>
  actions.post(`/api/opportunities/${id}/approve`, body, { token })
const requestChanges = (id: string, reason: unknown, role = 'staff') =>
  actions.hook<ActionRefused>('/hooks/actions/request-opportunity-changes', {
    action: { name: 'requestOpportunityChanges' },
    input: { id, reason },
    session_variables: { 'x-hasura-role': role, 'x-hasura-user-id': ada.id, 'x-hasura-session-id': ada.sessionId },
  })
const noticesOf = (userId: string, opportunityId: string) =>
  database.query('select kind, title, body, link from notifications where user_id = $1 and opportunity_id = $2', [
    userId,
    opportunityId,
  ])
const mailsOf = (to: string, kind: string) =>
  database.query<{ subject: string; text: string }>(
    'select subject, text from private.outbox_mails where to_address = $1 and kind = $2',
    [to, kind],
  )

describe('approving', () => {
  it('[GO-08, X-05] publishes a draft, tells the poster in the app and by mail, and stands in the audit log', async () => {
    const id = await post(actions, nora, payload)
    const answer = await approve(id, { reason: 'Clear and complete.' })
    expect([answer.status, answer.body.status]).toEqual([200, 'published'])
    const row = await opportunityRow(database, id)
    expect(row).toMatchObject({ status: 'published', review_status: 'approved', review_reason: 'Clear and complete.' })
    expect(row.published_at).toBeInstanceOf(Date)
    const [notice] = await noticesOf(nora.id, id)
    expect(notice).toMatchObject({ kind: 'opportunity_approved', link: `/dashboard/opportunity_detail/${id}` })
    expect(await mailsOf(nora.email, 'opportunity_approved')).toHaveLength(1)
    const log = await database.query('select * from staff_audit_log where subject_id = $1', [id])
    expect(log).toMatchObject([{ actor_id: ada.id, action: 'approve_opportunity', reason: 'Clear and complete.' }])
  })

  it('[GO-01] answers a repeat with 409 and tells nobody again', async () => {
    const id = await post(actions, nora, payload)
    const answers = await Promise.all([approve(id), approve(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await noticesOf(nora.id, id)).toHaveLength(1)
  })

  it('[X-31] accepts the edit of a published post', async () => {
    const id = await post(actions, nora, payload)
    await approve(id)
    await actions.request('PATCH', `/api/opportunities/${id}`, { duration: 3 }, { token: nora.token })
    expect((await approve(id)).status).toBe(200)
    expect(await opportunityRow(database, id)).toMatchObject({ status: 'published', review_status: 'approved' })
  })

  it('[X-05] sends no mail to a poster who switched that kind off', async () => {
    const elena = await actor(database, 'elena@sagework.example')
    await database.query(
      `insert into notification_preferences (user_id, kind, is_email_enabled) values ($1, 'opportunity_approved', false)`,
      [elena.id],
    )
    const id = await post(actions, elena, payload)
    await approve(id)
    expect(await noticesOf(elena.id, id)).toHaveLength(1)
    expect(await mailsOf(elena.email, 'opportunity_approved')).toEqual([])
  })

  it('[X-14, X-16] believes the staff role only with the stored flag, and the flag only with the role', async () => {
    const id = await post(actions, nora, payload)
    const forged = tokenFor(nora, { allowedRoles: ['user', 'staff'] })
    const withoutSecondFactor = tokenFor(ada, { allowedRoles: ['user'] })
    expect((await approve(id, {}, nora.token)).body.errorCode).toBe('STAFF_ONLY')
    expect((await approve(id, {}, forged)).body.errorCode).toBe('STAFF_ONLY')
    expect((await approve(id, {}, withoutSecondFactor)).body.errorCode).toBe('STAFF_ONLY')
    expect((await opportunityRow(database, id)).status).toBe('draft')
  })

  it('answers 404 for what is not there', async () => {
    expect((await approve('00000000-0000-4000-8000-000000000001')).status).toBe(404)
    expect((await approve('x')).status).toBe(404)
  })
})

describe('asking for changes', () => {
  it('[X-06] keeps the draft, gives the poster the reason, and an edit puts it back into the queue', async () => {
    const id = await post(actions, nora, payload)
    const answer = await requestChanges(id, 'Please say what success looks like.')
    expect(answer.body).toMatchObject({ id, status: 'draft' })
    expect(await opportunityRow(database, id)).toMatchObject({
      status: 'draft',
      review_status: 'changes requested',
      review_reason: 'Please say what success looks like.',
    })
    const [notice] = await noticesOf(nora.id, id)
    expect(notice?.body).toContain('Please say what success looks like.')
    expect((await requestChanges(id, 'Please say more.')).body.extensions.code).toBe('INVALID_STATUS_TRANSITION')
    await actions.request('PATCH', `/api/opportunities/${id}`, { duration: 3 }, { token: nora.token })
    expect(await opportunityRow(database, id)).toMatchObject({ review_status: 'waiting', review_reason: null })
  })

  it.each([
    ['', 'required field'],
    ['  no ', 'Reason must be at least 5 characters long'],
    ['x'.repeat(1001), 'Reason must be up to 1000 characters'],
  ])('[X-12] refuses a reason (case %#) in the shape of an action error', async (reason, message) => {
    const id = await post(actions, nora, payload)
    const answer = await requestChanges(id, reason)
    expect(answer.status).toBe(400)
    expect(answer.body.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'reason', message }] })
  })

  it('[X-14] takes no session variables without the action secret, and no other role than staff', async () => {
    const id = await post(actions, nora, payload)
    const body = {
      action: { name: 'requestOpportunityChanges' },
      input: { id, reason: 'Please say more.' },
      session_variables: { 'x-hasura-role': 'staff', 'x-hasura-user-id': ada.id, 'x-hasura-session-id': ada.sessionId },
    }
    const path = '/hooks/actions/request-opportunity-changes'
    expect((await actions.post(path, body)).status).toBe(401)
    expect((await actions.post(path, body, { headers: { 'x-action-secret': 'guessed' } })).status).toBe(401)
    expect((await requestChanges(id, 'Please say more.', 'user')).body.extensions.code).toBe('STAFF_ONLY')
    expect((await opportunityRow(database, id)).review_status).toBe('waiting')
  })
})
