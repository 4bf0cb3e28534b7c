import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openIncome } from './income.testkit.js'

const income = await openIncome()
const { act, actions, ada, balances, bea, confirm, database, elena, pay, staffToken, tom } = income
const DETAILS = '=HYPERLINK("x") IBAN DE02 1203 0000 0000 2020 51'

beforeEach(async () => {
  // every test begins with $1,000 of available income and no open request
  for (const { id } of await database.query<{ id: string }>(`select id from payouts where status = 'requested'`))
    await act('returnPayout', { id, reason: 'Cleared for the next test.' }, ada)
  await income.letADayPass()
  const { income: left = 0 } = await balances()
  if (left === 100_000) return
  await income.book(async () => [
    { account: { kind: 'sales' }, amount: left - 100_000 },
    { account: { kind: 'income', ownerId: elena.id }, amount: 100_000 - left },
  ])
})
afterEach(async () => expect(await income.differences()).toEqual([]))

const request = (
  cents: unknown,
  { id = randomUUID(), by = elena, details = DETAILS as unknown, role = 'expert' } = {},
) => act('requestPayout', { id, cents, details }, by, role)
const propose = (payoutIds: string[], by = ada) => act('proposePayoutBatch', { payoutIds }, by)
const giveBack = (id: string, by = ada) => act('returnPayout', { id, reason: 'The bank doesn’t know the account.' }, by)
const csv = (id: string, by = ada) =>
  actions.get<string>(`/api/admin/payouts/batches/${id}/csv`, { token: staffToken(by) })
const rowOf = async (id: string) =>
  (await database.query<Record<string, unknown>>('select * from payouts where id = $1', [id]))[0]

async function batchOf(...amounts: number[]) {
  const payouts = []
  for (const cents of amounts) payouts.push((await request(cents)).id)
  return { payouts, id: (await propose(payouts)).id }
}

describe('requesting a payout', () => {
  it('[X-25] sets the income aside at once, and keeps the details sealed', async () => {
    const { id, status } = await request(12_050)
    expect([status, await balances()]).toEqual([
      'requested',
      expect.objectContaining({ income: 87_950, payout_requested: 12_050 }),
    ])
    expect(await rowOf(id)).toMatchObject({ cents: '12050', destination_hint: '2051', status: 'requested' })
    const [stored] = await database.query<{ sealed: string }>(
      'select sealed from private.payout_destinations where payout_id = $1',
      [id],
    )
    expect(Buffer.from(stored?.sealed ?? '', 'base64').toString('latin1')).not.toMatch(/IBAN|2020/)
    expect(await income.noticesOf(elena.id)).toContain('We received your payout request')
  })

  it('[X-25] of less than $50 is refused, and so is more than there is', async () => {
    const little = await request(4999)
    expect([little.code, little.extensions.errors[0]?.field]).toEqual(['VALIDATION_FAILED', 'amount'])
    expect((await request(5000)).status).toBe('requested')
    expect(await request(95_001)).toMatchObject({ status: 402, code: 'INSUFFICIENT_INCOME' })
    expect((await request(95_000)).status).toBe('requested')
  })

  it.each([0, -5000, 5000.5, 2 ** 60, 'much', null])('refuses %s cents', async (cents) => {
    expect(await request(cents)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it.each([
    ['no', ''],
    ['short', 'short'],
    ['blank', ' '.repeat(30)],
    ['endless', 'x'.repeat(501)],
  ])('refuses %s details', async (_, details) => {
    expect(await request(5000, { details })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it('never takes income that is still held', async () => {
    await income.earn(50_000, 'advice_earning')
    expect(await request(100_001)).toMatchObject({ code: 'INSUFFICIENT_INCOME' })
  })

  it('is refused while a refund is owed', async () => {
    const owe = (cents: number) =>
      income.book(async () => [
        { account: { kind: 'income_owed', ownerId: elena.id }, amount: -cents },
        { account: { kind: 'sales' }, amount: cents },
      ])
    await owe(100)
    expect(await request(5000)).toMatchObject({ status: 402, code: 'INCOME_OWED' })
    await owe(-100)
  })

  it('is for experts, and sent twice is one request', async () => {
    expect(await request(5000, { by: tom, role: 'user' })).toMatchObject({ code: 'EXPERTS_ONLY' })
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => request(5000, { id })))
    expect(answers.map(({ status }) => status)).toEqual(['requested', 'requested', 'requested'])
    expect(await request(5000, { id })).toMatchObject({ status: 'requested' })
    expect((await balances()).income).toBe(95_000)
    expect(await request(5001, { id })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('sent again to another account is never taken for the first', async () => {
    const id = randomUUID()
    await request(5000, { id })
    expect(await request(5000, { id, details: 'IBAN DE00 0000 0000 0000 0000 00' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(await request(5000, { id })).toMatchObject({ status: 'requested' })
  })

  it('[X-22] of all at once by eight lets one through', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(100_000)))
    expect(answers.filter(({ status }) => status === 'requested')).toHaveLength(1)
  })
})

describe('a batch', () => {
  it('[X-25] is paid with a reference: the money leaves, receipts are numbered, experts are told', async () => {
    const { id, payouts } = await batchOf(6000, 7000)
    const before = await balances()
    expect((await pay(id)).id).toBe(id)
    const [one, two] = await Promise.all(payouts.map(rowOf))
    expect([one?.status, two?.status]).toEqual(['paid', 'paid'])
    expect(Number(two?.receipt_no)).toBe(Number(one?.receipt_no) + 1)
    expect((await balances()).payout_requested ?? 0).toBe((before.payout_requested ?? 0) - 13_000)
    expect((await income.noticesOf(elena.id)).filter((title) => title === 'Your payout is on its way')).toHaveLength(2)
    const log = await database.query<{ action: string }>(
      'select action from staff_audit_log where subject_id = $1 order by created_at',
      [id],
    )
    expect(log.map(({ action }) => action)).toEqual(['propose_payout_batch', 'pay_payout_batch'])
  })

  it('of exactly $500 needs no second person', async () => {
    const { id } = await batchOf(20_000, 30_000)
    expect((await pay(id)).id).toBe(id)
  })

  it('[X-16] above $500 is neither paid nor exported before that, whoever asks', async () => {
    const { id } = await batchOf(25_000, 25_001)
    expect(await pay(id)).toMatchObject({ status: 409, code: 'BATCH_UNCONFIRMED' })
    expect(await pay(id, bea)).toMatchObject({ code: 'BATCH_UNCONFIRMED' })
    expect((await csv(id)).status).toBe(409)
    expect(await confirm(id, ada)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
    const alone = `update payout_batches set confirmed_by = proposed_by, confirmed_at = now() where id = $1`
    await expect(database.query(alone, [id])).rejects.toMatchObject({ constraint: 'payout_batches_two_people' })
    const unconfirmed = `update payout_batches set paid_by = proposed_by, paid_at = now(), reference = 'x', needs_second_person = false where id = $1`
    await expect(database.query(unconfirmed, [id])).rejects.toMatchObject({
      constraint: 'payout_batches_second_person',
    })
    expect((await confirm(id)).id).toBe(id)
    expect(await confirm(id)).toMatchObject({ code: 'ALREADY_DONE' })
    expect((await pay(id)).id).toBe(id)
  })

  it('needs no second person once what is left is small', async () => {
    const { id, payouts } = await batchOf(40_000, 20_000)
    await giveBack(payouts[0] ?? '')
    expect((await pay(id)).id).toBe(id)
  })

  it('[X-16] never holds a payout of whoever proposes, confirms or pays it', async () => {
    await database.query('update user_accounts set is_admin = true where user_id = $1', [elena.id])
    const own = await request(60_000)
    expect(await act('proposePayoutBatch', { payoutIds: [own.id] }, elena, 'staff')).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const { id } = await propose([own.id])
    expect(await confirm(id, elena, 'staff')).toMatchObject({ code: 'NOT_ALLOWED' })
    const around = `update payout_batches set confirmed_by = $2, confirmed_at = now() where id = $1`
    await expect(database.query(around, [id, elena.id])).rejects.toMatchObject({ constraint: 'payout_batches_not_own' })
    await confirm(id)
    expect(await pay(id, elena)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await act('returnPayout', { id: own.id, reason: 'To myself.' }, elena, 'staff')).toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('takes each payout once, and is paid once, however many try at once', async () => {
    const { id: payoutId } = await request(6000)
    const proposals = await Promise.all([propose([payoutId]), propose([payoutId], bea)])
    expect(proposals.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(1)
    const id = proposals.find(({ code }) => !code)?.id ?? ''
    const outcomes = await Promise.all([pay(id), pay(id, bea), giveBack(payoutId), giveBack(payoutId, bea)])
    const { income: left = 0, payout_requested = 0 } = await balances()
    const { status } = (await rowOf(payoutId)) ?? {}
    expect(payout_requested).toBe(0)
    expect(outcomes.every(({ code }) => !code || code === 'ALREADY_DONE')).toBe(true)
    expect([status, left]).toEqual(['returned', 100_000])
  })

  it('is refused for what isn’t there, and to anybody but staff', async () => {
    const id = randomUUID()
    expect(await propose([id])).toMatchObject({ status: 404, code: 'PAYOUT_NOT_FOUND' })
    expect(await propose([])).toMatchObject({ status: 400 })
    expect(await pay(id)).toMatchObject({ status: 404, code: 'PAYOUT_BATCH_NOT_FOUND' })
    for (const name of ['proposePayoutBatch', 'confirmPayoutBatch', 'payPayoutBatch', 'returnPayout'])
      expect(
        await act(name, { id, payoutIds: [id], seenCents: 1, reference: 'x', reason: 'A reason.' }, elena),
      ).toMatchObject({
        code: 'STAFF_ONLY',
      })
    expect((await actions.get(`/api/admin/payouts/batches/${id}/csv`, { token: staffToken(tom) })).status).toBe(403)
  })

  it.each([
    ['no', ''],
    ['a blank', ' '],
    ['a broken', 'two\nlines'],
    ['an endless', 'x'.repeat(101)],
  ])('refuses %s reference', async (_, reference) => {
    const { id } = await batchOf(5000)
    expect(await pay(id, ada, { reference })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it('[X-25] is exported as CSV that no spreadsheet runs, and the export is in the audit log', async () => {
    const { id } = await batchOf(12_345)
    const { status, body } = await csv(id)
    expect(status).toBe(200)
    expect(body).toContain('"Elena Marchetti","elena@sagework.example","123.45","USD"')
    expect(body).toContain('"\'=HYPERLINK(""x"") IBAN DE02 1203 0000 0000 2020 51"')
    const log = await database.query(
      `select from staff_audit_log where subject_id = $1 and action = 'export_payout_batch'`,
      [id],
    )
    expect(log).toHaveLength(1)
  })
})

describe('a payout that is returned', () => {
  it('goes back to the income before it is paid, with the reason', async () => {
    const { id } = await request(6000)
    expect(await giveBack(id)).toMatchObject({ status: 'returned' })
    expect((await balances()).income).toBe(100_000)
    expect(await giveBack(id)).toMatchObject({ code: 'ALREADY_DONE' })
    expect(await propose([id])).toMatchObject({ code: 'ALREADY_DONE' })
    expect(await income.noticesOf(elena.id)).toContain('Your payout was returned')
  })

  it('goes back after the bank refused it, once, and keeps its receipt', async () => {
    const { id, payouts } = await batchOf(6000)
    await pay(id)
    const [payoutId = ''] = payouts
    const answers = await Promise.all([giveBack(payoutId), giveBack(payoutId, bea)])
    expect(answers.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(1)
    expect((await balances()).income).toBe(100_000)
    expect(await rowOf(payoutId)).toMatchObject({ status: 'returned', receipt_no: expect.any(String) })
  })

  it('settles what is owed first', async () => {
    const { id } = await request(6000)
    await income.book(async () => [
      { account: { kind: 'income_owed', ownerId: elena.id }, amount: -1000 },
      { account: { kind: 'sales' }, amount: 1000 },
    ])
    await giveBack(id)
    const { income: left, income_owed } = await balances()
    expect([left, income_owed]).toEqual([99_000, undefined])
  })

  it('never moves otherwise, whoever writes', async () => {
    const { id } = await request(6000)
    const paid = `update payouts set status = 'paid', paid_at = now() where id = $1`
    await expect(database.query(paid, [id])).rejects.toMatchObject({ constraint: 'payouts_paid_with_batch' })
    await giveBack(id)
    await expect(database.query(`update payouts set status = 'requested' where id = $1`, [id])).rejects.toMatchObject({
      constraint: 'payouts_moves',
    })
  })
})
