import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenFor } from '#tests/tokens.js'
import { openStaffMoney, REASON } from './credit-requests.testkit.js'

const kit = await openStaffMoney()
const { actions, database, tom, elena, ada, jonas, ask, requestOf, balanceOf, noticesOf } = kit

const approve = (id: string, by = ada, body: object = {}) =>
  actions.post(`/api/admin/wizlings/requests/${id}/approve`, body, { token: tokenFor(by) })
const reject = (id: string, reason: unknown, by = ada) =>
  actions.post(`/api/admin/wizlings/requests/${id}/reject`, { reason }, { token: tokenFor(by) })
const requestRow = async (id: string) =>
  (
    await database.query('select status, decided_by, decision_reason, transfer_id from credit_requests where id = $1', [
      id,
    ])
  )[0]

beforeEach(async () => {
  for (const { id } of await database.query<{ id: string }>(`select id from credit_requests where status = 'PENDING'`))
    expect((await reject(id, 'Making room for the next test', ada)).status).toBe(200)
  await database.query('delete from notifications')
})

describe('asking for credits', () => {
  it('[CRED-09, CRED-19, CRED-20, KBASE-50] is answered with 201, and every member of staff is told', async () => {
    const { status, body } = await ask(tom, 250)
    expect([status, body]).toEqual([201, { id: expect.any(String), status: 'PENDING' }])
    expect(await database.query('select wizlings, reason from credit_requests where id = $1', [body.id])).toEqual([
      { wizlings: 250, reason: REASON },
    ])
    expect([await noticesOf(ada), await noticesOf(jonas)]).toEqual([
      ['Somebody asks for Credits'],
      ['Somebody asks for Credits'],
    ])
  })

  it.each([
    [undefined, REASON, 'Please enter a credits amount.'],
    ['lots', REASON, 'Please enter a number'],
    [10.5, REASON, 'Please enter a number'],
    [-1, REASON, 'Please enter a positive value'],
    [9, REASON, 'Minimum 10 credits'],
    [100_001, REASON, 'Maximum 100,000 credits'],
    [10, '', 'Please enter a reason.'],
    [10, 'x'.repeat(49), 'Minimum 50 characters'],
    [10, 'x'.repeat(1001), 'Maximum 1000 characters'],
  ])('[CRED-13, CRED-15, CRED-16, KBASE-50] %s: 400 says why in `message`', async (wizlings, reason, message) => {
    const { status, body } = await ask(elena, wizlings, reason)
    expect([status, body.message]).toEqual([400, message])
  })

  it('[GK-036] a second request is refused while one waits, even when both are sent at once', async () => {
    const answers = await Promise.all([ask(tom, 100), ask(tom, 100), ask(tom, 100)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('You already have a pending request.')
    expect((await ask(elena, 100)).status).toBe(201)
  })

  it('needs a session, and nobody else’s id counts', async () => {
    expect((await actions.post('/api/wizlings/request', { wizlings: 10, reason: REASON })).status).toBe(401)
    const forged = { wizlings: 10, reason: REASON, userId: elena.id }
    expect((await actions.post('/api/wizlings/request', forged, { token: tokenFor(tom) })).status).toBe(400)
  })
})

describe('answering a request', () => {
  it('[GK-035, CRED-20, GK-155] approving grants the credits, tells the person and is logged, all once', async () => {
    const before = await balanceOf(tom)
    const id = await requestOf(tom, 300)
    expect((await approve(id, ada, { reason: 'Good luck with it' })).body).toMatchObject({ status: 'booked' })
    expect(await balanceOf(tom)).toBe(before + 300)
    expect(await noticesOf(tom)).toEqual(['Your Credits are here'])
    expect(await requestRow(id)).toMatchObject({
      status: 'APPROVED',
      decided_by: ada.id,
      decision_reason: 'Good luck with it',
    })
    expect(await kit.auditOf(id)).toEqual([
      { action: 'approve credit request', actor_id: ada.id, reason: 'Good luck with it' },
    ])
    expect((await approve(id, jonas)).body).toMatchObject({ errorCode: 'ALREADY_DONE' })
    expect((await reject(id, 'Changed my mind')).status).toBe(409)
    expect(await balanceOf(tom)).toBe(before + 300)
  })

  it('[GK-035] of concurrent decisions exactly one wins', async () => {
    const before = await balanceOf(tom)
    const id = await requestOf(tom, 40)
    const answers = await Promise.all([
      approve(id),
      reject(id, 'Not this time', jonas),
      approve(id, jonas),
      approve(id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const { status } = (await requestRow(id)) as { status: string }
    expect(await balanceOf(tom)).toBe(before + (status === 'APPROVED' ? 40 : 0))
    expect(await noticesOf(tom)).toHaveLength(1)
  })

  it('[GK-035] a rejection needs a reason, which the person is told; then they may ask again', async () => {
    const id = await requestOf(tom, 40)
    expect((await reject(id, ' \u200b')).body).toMatchObject({
      errors: [{ field: 'reason', message: 'required field' }],
    })
    expect((await reject(id, 'no')).status).toBe(400)
    expect((await reject(id, 'You have enough left')).body).toEqual({ id, status: 'REJECTED' })
    const [notice] = await database.query(`select body from notifications where user_id = $1`, [tom.id])
    expect(notice?.body).toContain('You have enough left')
    expect((await ask(tom, 40)).status).toBe(201)
  })

  it('[GK-035, X-14, X-16] is for staff with their second factor', async () => {
    const id = await requestOf(tom, 40)
    for (const person of [tom, elena]) {
      expect((await approve(id, person)).body).toMatchObject({ errorCode: 'STAFF_ONLY' })
      expect((await reject(id, 'Not this time', person)).status).toBe(403)
    }
    const withoutFactor = { token: tokenFor(ada, { allowedRoles: ['user'] }) }
    expect((await actions.post(`/api/admin/wizlings/requests/${id}/approve`, {}, withoutFactor)).status).toBe(403)
    expect((await actions.post(`/api/admin/wizlings/requests/${id}/approve`, {})).status).toBe(401)
    expect((await actions.get('/api/admin/wizlings/requests', { token: tokenFor(tom) })).status).toBe(403)
    expect(await requestRow(id)).toMatchObject({ status: 'PENDING' })
  })

  it('nobody answers their own, and unknown ones are 404', async () => {
    const id = await requestOf(jonas, 40)
    for (const answer of [await approve(id, jonas), await reject(id, 'Not this time', jonas)])
      expect(answer.body).toMatchObject({ errorCode: 'OWN_BALANCE' })
    for (const unknown of [randomUUID(), 'nonsense']) expect((await approve(unknown)).status).toBe(404)
  })
})

describe('a large request', () => {
  const LARGE = 10_001

  it('[X-05, X-16] is new to no member of staff once it is decided, nor is what waited for a second person', async () => {
    const { newNoticesOf } = kit
    const small = await requestOf(tom, 10)
    const id = await requestOf(elena, LARGE)
    const { body } = await approve(id, ada)
    expect(await newNoticesOf(jonas)).toHaveLength(3)
    expect((await approve(small, jonas)).body).toMatchObject({ status: 'booked' })
    expect([await newNoticesOf(ada), await newNoticesOf(jonas)].map(({ length }) => length)).toEqual([1, 2])
    expect((await kit.act(jonas, 'confirmLedgerProposal', { id: body.proposalId })).status).toBe(200)
    expect([await newNoticesOf(ada), await newNoticesOf(jonas)]).toEqual([[], []])
    expect(await newNoticesOf(elena)).toEqual(['Your Credits are here'])
  })

  it('[X-16] is granted once a second member of staff confirms', async () => {
    const before = await balanceOf(elena)
    const id = await requestOf(elena, LARGE)
    const { body } = await approve(id, ada, { reason: 'A large project' })
    expect(body).toMatchObject({ status: 'proposed', transferId: null })
    const proposal = { id: body.proposalId }
    expect([await balanceOf(elena), (await requestRow(id))?.status]).toEqual([before, 'PENDING'])
    expect(await noticesOf(jonas)).toContain('A second person is needed')
    expect(await noticesOf(ada)).not.toContain('A second person is needed')

    expect((await approve(id, jonas)).body).toMatchObject({ errorCode: 'PROPOSAL_OPEN' })
    expect((await kit.act(ada, 'confirmLedgerProposal', proposal)).body.extensions?.code).toBe('SECOND_PERSON_REQUIRED')
    const confirmed = await Promise.all([1, 2, 3].map(() => kit.act(jonas, 'confirmLedgerProposal', proposal)))
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await balanceOf(elena)).toBe(before + LARGE)
    expect(await requestRow(id)).toMatchObject({ status: 'APPROVED', decided_by: jonas.id })
    expect(await noticesOf(elena)).toEqual(['Your Credits are here'])
  })

  it('[X-16] can’t be split: what one member of staff granted within a day counts together', async () => {
    const { body: first } = await approve(await requestOf(tom, 6000))
    expect(first.status).toBe('booked')
    const { body: second } = await approve(await requestOf(tom, 6000))
    expect(second.status).toBe('proposed')
    // another member of staff begins anew
    await kit.act(ada, 'dropLedgerProposal', { id: second.proposalId })
  })

  it('a rejection ends the proposal', async () => {
    const id = await requestOf(elena, LARGE)
    const { proposalId } = (await approve(id)).body
    expect((await reject(id, 'Too much for now', jonas)).status).toBe(200)
    expect((await kit.act(jonas, 'confirmLedgerProposal', { id: proposalId })).status).toBe(409)
    expect(await database.query('select status from ledger_proposals where id = $1', [proposalId])).toEqual([
      { status: 'declined' },
    ])
  })

  it('an expired proposal can’t be confirmed, and doesn’t block a new one', async () => {
    const id = await requestOf(elena, LARGE)
    const { proposalId } = (await approve(id)).body
    await database.query('alter table ledger_proposals disable trigger ledger_proposals_decided_once')
    await database.query(
      `update ledger_proposals set created_at = now() - interval '9 days', expires_at = now() - interval '1 day' where id = $1`,
      [proposalId],
    )
    await database.query('alter table ledger_proposals enable trigger ledger_proposals_decided_once')
    expect((await kit.act(jonas, 'confirmLedgerProposal', { id: proposalId })).body.extensions?.code).toBe(
      'PROPOSAL_EXPIRED',
    )
    expect((await approve(id, jonas)).body).toMatchObject({ status: 'proposed' })
  })
})
