import { describe, expect, it } from 'vitest'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { tokenFor } from '#tests/tokens.js'
import {
  type ActionRefused,
  actor,
  editPost,
  openPosting,
  opportunityRow,
  post,
  type ReadVersion,
  type Refused,
  readVersionOf,
} from './opportunities.testkit.js'

const { actions, database, payload, nora, ada } = await openPosting({ engine: false })

const approve = async (id: string, body: object = {}, token = ada.token) =>
  actions.post<Refused & { status: string; terms?: CurrentTerms }>(
    `/api/opportunities/${id}/approve`,
    { ...(await readVersionOf(database, id)), ...body },
    { token },
  )
const requestChanges = async (id: string, reason: unknown, role = 'staff', read?: ReadVersion) =>
  actions.hook<ActionRefused>('/hooks/actions/request-opportunity-changes', {
    action: { name: 'requestOpportunityChanges' },
    input: { id, reason, ...(read ?? (await readVersionOf(database, id))) },
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
  it('[GO-08, X-05] publishes a draft, notifies the poster in the app and by email, and is in the audit log', async () => {
    const id = await post(actions, nora, payload)
    const answer = await approve(id, { reason: 'Clear and complete.' })
    expect([answer.status, answer.body.status]).toEqual([200, 'published'])
    const row = await opportunityRow(database, id)
    expect(row).toMatchObject({ status: 'published', review_status: 'approved', review_reason: 'Clear and complete.' })
    expect(row.published_at).toBeInstanceOf(Date)
    const [notice] = await noticesOf(nora.id, id)
    expect(notice).toMatchObject({ kind: 'opportunity_approved', link: `/dashboard/opportunity_detail/${id}` })
    const mails = await mailsOf(nora.email, 'opportunity_approved')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Our staff wrote: Clear and complete.')])
    const log = await database.query('select * from staff_audit_log where subject_id = $1', [id])
    expect(log).toMatchObject([{ actor_id: ada.id, action: 'approve_opportunity', reason: 'Clear and complete.' }])
  })

  it('[GO-01] returns 409 when repeated, and notifies nobody again', async () => {
    const id = await post(actions, nora, payload)
    const answers = await Promise.all([approve(id), approve(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await noticesOf(nora.id, id)).toHaveLength(1)
  })

  it('[X-31] accepts the edit of a published post', async () => {
    const id = await post(actions, nora, payload)
    await approve(id)
    await editPost({ actions, database }, id, { duration: 3 }, nora)
    expect((await approve(id)).status).toBe(200)
    expect(await opportunityRow(database, id)).toMatchObject({ status: 'published', review_status: 'approved' })
  })

  it('[X-05] sends no email to a poster who switched that kind off', async () => {
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

  it('[X-14, X-16] requires the staff role and the stored flag together', async () => {
    const id = await post(actions, nora, payload)
    const forged = tokenFor(nora, { allowedRoles: ['user', 'staff'] })
    const withoutSecondFactor = tokenFor(ada, { allowedRoles: ['user'] })
    expect((await approve(id, {}, nora.token)).body.errorCode).toBe('STAFF_ONLY')
    expect((await approve(id, {}, forged)).body.errorCode).toBe('STAFF_ONLY')
    expect((await approve(id, {}, withoutSecondFactor)).body.errorCode).toBe('STAFF_ONLY')
    expect((await opportunityRow(database, id)).status).toBe('draft')
  })

  it('returns 404 if there is no such post', async () => {
    expect((await approve('00000000-0000-4000-8000-000000000001')).status).toBe(404)
    expect((await approve('x')).status).toBe(404)
  })
})

describe('asking for changes', () => {
  it('[X-06] keeps the draft and gives the poster the reason; an edit puts it back into the queue', async () => {
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
    await editPost({ actions, database }, id, { duration: 3 }, nora)
    expect(await opportunityRow(database, id)).toMatchObject({ review_status: 'waiting', review_reason: null })
  })

  it.each([
    ['', 'required field'],
    ['  no ', 'Reason must be at least 5 characters long'],
    ['x'.repeat(1001), 'Reason must be up to 1000 characters'],
  ])('[X-12] rejects a reason (case %#) with an action error', async (reason, message) => {
    const id = await post(actions, nora, payload)
    const answer = await requestChanges(id, reason)
    expect(answer.status).toBe(400)
    expect(answer.body.extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'reason', message }] })
  })

  it('[X-14] accepts no session variables without the action secret, and no role but staff', async () => {
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

describe('the version that staff read', () => {
  const edit = (id: string, change: Record<string, unknown>) => editPost({ actions, database }, id, change, nora)
  const remove = (id: string, body: object) =>
    actions.post<Refused & { status: string; terms?: CurrentTerms }>(`/api/opportunities/${id}/delete`, body, {
      token: ada.token,
    })

  it('[X-71, GO-08] approving a post that has been edited since is refused, with the current terms', async () => {
    const id = await post(actions, nora, payload)
    const read = await readVersionOf(database, id)
    await edit(id, { duration: 3 })
    const answer = await approve(id, read)
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(answer.body.terms).toMatchObject({
      version: read.version + 1,
      changes: [{ name: 'Duration', before: '6 months', after: '3 months' }],
    })
    expect((await opportunityRow(database, id)).status).toBe('draft')
    expect((await approve(id)).status).toBe(200)
  })

  it('[X-71] an edit during the approval never publishes text that nobody reviewed', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await post(actions, nora, payload)
      const read = await readVersionOf(database, id)
      const [approval] = await Promise.all([
        approve(id, read),
        edit(id, { clientRequirements: `${payload.clientRequirements} Now with words that nobody has read.` }),
      ])
      const row = await opportunityRow(database, id)
      const isEdited = String(row.brief).includes('nobody has read')
      expect(isEdited).toBe(true)
      expect([200, 409]).toContain(approval.status)
      // either it was approved before the edit, which staff then see again, or the edit came first
      expect([row.status, row.review_status]).toEqual(
        approval.status === 200 ? ['published', 'edited after approval'] : ['draft', 'waiting'],
      )
    }
  })

  it('[X-71] requesting changes also requires the current version, through the action too', async () => {
    const id = await post(actions, nora, payload)
    const read = await readVersionOf(database, id)
    await edit(id, { duration: 3 })
    const answer = await requestChanges(id, 'Please say more.', 'staff', read)
    expect(answer.status).toBe(409)
    expect(answer.body.extensions).toMatchObject({ code: 'TERMS_CHANGED', terms: { version: read.version + 1 } })
    expect((await opportunityRow(database, id)).review_status).toBe('waiting')
  })

  it('[X-71, GO-14] deleting a post that has been edited since is refused', async () => {
    const id = await post(actions, nora, payload)
    const read = await readVersionOf(database, id)
    await edit(id, { duration: 3 })
    const answer = await remove(id, { ...read, deleteOpportunityComments: 'Spam.' })
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect((await opportunityRow(database, id)).status).toBe('draft')
  })

  it('[X-71, GO-14] a post whose state has changed is refused even if its text has not', async () => {
    const id = await post(actions, nora, payload)
    const read = await readVersionOf(database, id)
    await approve(id)
    const answer = await remove(id, { ...read, deleteOpportunityComments: 'Spam.' })
    expect([answer.status, answer.body.terms?.changes]).toEqual([409, [{ name: 'Status', before: null, after: null }]])
    expect((await opportunityRow(database, id)).status).toBe('published')
  })

  it.each([
    [{ updatedAt: undefined }, 400],
    [{ updatedAt: '' }, 400],
    [{ updatedAt: 'yesterday' }, 400],
    [{ updatedAt: '2026-01-01T00:00:00.1234567Z' }, 400],
    [{ updatedAt: '2026-13-40T00:00:00Z' }, 409],
    [{ version: undefined }, 400],
    [{ version: '1' }, 400],
    [{ version: 7 }, 409],
  ])('[X-71] no decision without the version: %j gets %i', async (part, expected) => {
    const id = await post(actions, nora, payload)
    const sent = { ...(await readVersionOf(database, id)), ...part }
    const approved = await actions.post<Refused>(`/api/opportunities/${id}/approve`, sent, { token: ada.token })
    const deleted = await remove(id, { ...sent, deleteOpportunityComments: 'Spam.' })
    expect([approved.status, deleted.status]).toEqual([expected, expected])
    expect((await opportunityRow(database, id)).status).toBe('draft')
  })
})

describe('the waiting time for staff', () => {
  const since = async (id: string) => (await opportunityRow(database, id)).review_status_since

  it('[X-06] starts with the post, continues through edits, and restarts after changes were requested', async () => {
    const id = await post(actions, nora, payload)
    const posted = await since(id)
    await editPost({ actions, database }, id, { duration: 3 }, nora)
    expect(await since(id)).toEqual(posted)
    await requestChanges(id, 'Please say more.')
    const asked = await since(id)
    expect(asked).not.toEqual(posted)
    await editPost({ actions, database }, id, { duration: 4 }, nora)
    expect(await since(id)).not.toEqual(asked)
  })
})

describe('spam', () => {
  const remove = async (id: string, comments?: string, token = ada.token) =>
    actions.post<Refused & { status: string }>(
      `/api/opportunities/${id}/delete`,
      { ...(await readVersionOf(database, id)), deleteOpportunityComments: comments },
      { token },
    )

  it('[X-06, GO-14] can be deleted while pending, with a reason that its poster gets', async () => {
    const id = await post(actions, nora, payload)
    expect((await remove(id)).body.errors).toEqual([{ field: 'deleteOpportunityComments', message: 'required field' }])
    const answer = await remove(id, 'This advertises a service of your own.')
    expect([answer.status, answer.body.status]).toEqual([200, 'deleted'])
    await expect
      .poll(async () => (await noticesOf(nora.id, id)).map(({ body }) => body))
      .toEqual([expect.stringContaining('This advertises a service of your own.')])
    const log = await database.query('select action, reason from staff_audit_log where subject_id = $1', [id])
    expect(log).toEqual([{ action: 'delete_opportunity', reason: 'This advertises a service of your own.' }])
  })

  it('[GO-09, GO-14] can’t be approved once deleted, and only staff and its poster can delete it', async () => {
    const id = await post(actions, nora, payload)
    const elena = await actor(database, 'elena@sagework.example')
    expect((await remove(id, 'Not mine.', elena.token)).status).toBe(404)
    await remove(id, 'Spam.')
    expect((await approve(id)).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
    expect((await remove(id, 'Spam.')).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
  })
})
