import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { LONG_REASON, openIncome } from './income.testkit.js'

const income = await openIncome()
const { act, ada, balances, bea, database, elena, tom } = income

beforeEach(async () => {
  // every test begins with 250 reward credits and nothing else
  const { reward_credits: left = 0 } = await balances()
  if (left === 250) return
  await income.book(async () => [
    { account: { kind: 'rewards_issued' }, amount: left - 250 },
    { account: { kind: 'reward_credits', ownerId: elena.id }, amount: 250 - left },
  ])
})
afterEach(async () => expect(await income.differences()).toEqual([]))

/** At 80 cents each. */
const worth = (credits: unknown): unknown => (typeof credits === 'number' ? credits * 80 : 0)
const redeem = (
  credits: unknown,
  { id = randomUUID(), by = elena, reason = LONG_REASON as unknown, role = 'expert', seenCents = worth(credits) } = {},
) => act('redeemCredits', { id, credits, reason, seenCents }, by, role)
const approve = (id: string, by = ada) => act('approveRedemption', { id }, by)
const refuse = (id: string, by = ada, reason: unknown = 'Two answers are being checked.') =>
  act('refuseRedemption', { id, reason }, by)

describe('redeeming reward credits', () => {
  it('[X-21, BASE-42] sets them aside at once, at $80 for 100', async () => {
    const before = await balances()
    const { id, status } = await redeem(100)
    expect([
      status,
      (await database.query('select credits, cents, status from redemptions where id = $1', [id]))[0],
    ]).toEqual(['requested', { credits: 100, cents: '8000', status: 'requested' }])
    expect(await balances()).toMatchObject({
      reward_credits: 150,
      redemption_requested: (before.redemption_requested ?? 0) + 100,
    })
  })

  it('[GD-15] ignores no rate of the client’s: it isn’t part of the request', async () => {
    const answer = await act(
      'redeemCredits',
      { id: randomUUID(), credits: 1, reason: LONG_REASON, seenCents: 80, rate: 999 },
      elena,
    )
    expect(answer.code).toBe('UNKNOWN_FIELD')
  })

  it('[X-24] refuses another amount than the button named, and says what they are worth by now', async () => {
    const before = await balances()
    const rate = (cents: number) =>
      database.query(`update system_configurations set value = $1 where config = 'REWARD_CREDIT_CENTS'`, [
        String(cents),
      ])
    const id = randomUUID()
    await rate(70)
    expect(await redeem(100, { id })).toMatchObject({
      ...{ status: 409, code: 'PRICE_CHANGED' },
      message: 'The value of Reward Credits has changed: you now get $70 for 100. Check it, then send again.',
    })
    expect(await balances()).toEqual(before)
    // the same request, for the amount that the page shows by now
    expect(await redeem(100, { id, seenCents: 7000 })).toMatchObject({ status: 'requested' })
    await rate(80)
    // and a retry of it is that request, whatever the rate is
    expect(await redeem(100, { id, seenCents: 7000 })).toMatchObject({ status: 'requested' })
    expect(await database.query('select cents from redemptions where id = $1', [id])).toEqual([{ cents: '7000' }])
    await refuse(id)
  })

  it.each([-8000, 7999, 8001, 80.5, 2 ** 53, 'all', null])('[X-24] refuses %s cents for 100', async (seenCents) => {
    expect((await redeem(100, { seenCents })).code).toMatch(/PRICE_CHANGED|VALIDATION_FAILED/)
    expect((await balances()).reward_credits).toBe(250)
  })

  it.each([251, 1_000_000])('[X-21] refuses %s, which is more than there is', async (credits) => {
    expect(await redeem(credits)).toMatchObject({ status: 402, code: 'INSUFFICIENT_REWARD_CREDITS' })
    expect((await balances()).reward_credits).toBe(250)
  })

  it.each([0, -1, 1.5, 1_000_001, 2 ** 53, 1e300, 'ten', null])('refuses %s credits', async (credits) => {
    expect(await redeem(credits)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it.each([
    ['no', ''],
    ['a short', 'too short'],
    ['a blank', ' '.repeat(20)],
    ['an invisible', '\u200b'.repeat(20)],
    ['an endless', 'x'.repeat(501)],
  ])('refuses %s reason', async (_, reason) => {
    expect(await redeem(1, { reason })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it('never takes spending credits or held ones', async () => {
    const { grantCredits } = await import('#domain/ledger/credits.js')
    await income.handle.database.transaction().execute((transaction) =>
      grantCredits(transaction, {
        ...{ key: randomUUID(), kind: 'test', reason: 'A test', actorId: null },
        ...{ userId: elena.id, amount: 5000, source: 'bought', endsAt: null },
      }),
    )
    expect(await redeem(251)).toMatchObject({ code: 'INSUFFICIENT_REWARD_CREDITS' })
  })

  it('is for experts with a confirmed address', async () => {
    expect(await redeem(1, { by: tom, role: 'user' })).toMatchObject({ status: 403, code: 'EXPERTS_ONLY' })
    await database.query('update user_accounts set is_email_verified = false where user_id = $1', [elena.id])
    expect(await redeem(1)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
    await database.query('update user_accounts set is_email_verified = true where user_id = $1', [elena.id])
  })

  it('sent twice is one request; the same id for something else is refused', async () => {
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => redeem(40, { id })))
    expect(answers.map(({ status }) => status)).toEqual(['requested', 'requested', 'requested'])
    expect(await redeem(40, { id })).toMatchObject({ status: 'requested' })
    expect((await balances()).reward_credits).toBe(210)
    expect(await redeem(41, { id })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('[X-22] of eight at once that each take all, lets one through', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(250)))
    expect(answers.filter(({ status }) => status === 'requested')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'INSUFFICIENT_REWARD_CREDITS')).toHaveLength(7)
  })
})

describe('the decision of staff', () => {
  it('[X-25] approves: the dollars are held for seven days and then available, and the expert is told', async () => {
    const { id } = await redeem(100)
    const before = await balances()
    expect(await approve(id)).toMatchObject({ status: 'approved' })
    const { income_held = 0, redemption_requested = 0 } = await balances()
    expect([income_held - (before.income_held ?? 0), redemption_requested]).toEqual([
      8000,
      (before.redemption_requested ?? 0) - 100,
    ])
    expect(await income.noticesOf(elena.id)).toContain('Your redemption is approved')
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await settleDueAccounts(income.handle.database, days(6.9))
    expect((await balances()).income ?? 0).toBe(before.income ?? 0)
    await settleDueAccounts(income.handle.database, days(7.1))
    expect((await balances()).income).toBe((before.income ?? 0) + income_held)
    const [line] = await database.query(
      `select t.reason, t.subject_type, t.subject_id from ledger_statement_lines l join ledger_transfers t on t.id = l.transfer_id
       where owner_id = $1 and currency = 'usd' and subject_id = $2`,
      [elena.id, id],
    )
    expect(line).toEqual({ reason: '100 Reward Credits redeemed', subject_type: 'redemption', subject_id: id })
    const [audit] = await database.query('select * from staff_audit_log where subject_id = $1', [id])
    expect(audit).toMatchObject({ actor_id: ada.id, action: 'approve_redemption', details: { cents: 8000 } })
  })

  it('refuses with a reason: the credits return, and the expert reads why', async () => {
    const { id } = await redeem(100)
    expect(await refuse(id, ada, 'no')).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await refuse(id, ada, null)).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await refuse(id)).toMatchObject({ status: 'refused' })
    expect((await balances()).reward_credits).toBe(250)
    const [notice] = await database.query(`select body from notifications where title = 'Your redemption was refused'`)
    expect(notice).toMatchObject({ body: expect.stringContaining('Two answers are being checked.') })
  })

  it('is made once, however many decide at once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await redeem(50)
      const before = await balances()
      const answers = await Promise.all([approve(id), refuse(id, bea), approve(id, bea), refuse(id)])
      const winners = answers.filter(({ code }) => !code)
      expect(winners).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(3)
      const after = await balances()
      const won = winners[0]?.status === 'approved' ? [4000, 0] : [0, 50]
      expect([
        (after.income_held ?? 0) - (before.income_held ?? 0),
        (after.reward_credits ?? 0) - (before.reward_credits ?? 0),
      ]).toEqual(won)
    }
  })

  it('[X-16] isn’t anybody’s about their own, and is for staff only', async () => {
    const { id } = await redeem(10)
    expect(await act('approveRedemption', { id }, elena)).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    await database.query('update user_accounts set is_admin = true where user_id = $1', [elena.id])
    expect(await act('approveRedemption', { id }, elena, 'staff')).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
    const own = database.query(
      `update redemptions set status = 'approved', decided_by = user_id, decided_at = now() where id = $1`,
      [id],
    )
    await expect(own).rejects.toMatchObject({ constraint: 'redemptions_not_own' })
    expect(await approve(randomUUID())).toMatchObject({ status: 404, code: 'REDEMPTION_NOT_FOUND' })
  })

  it('is final: not even the database’s owner decides again', async () => {
    const { id } = await redeem(10)
    await approve(id)
    const again = database.query(`update redemptions set status = 'refused', decision_reason = 'x' where id = $1`, [id])
    await expect(again).rejects.toMatchObject({ constraint: 'redemptions_decided_once' })
  })
})
