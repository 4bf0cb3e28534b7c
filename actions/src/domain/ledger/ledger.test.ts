import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endHold, holdCredits } from './credit-holds.js'
import { grantCredits, readCreditBalance, returnSpending, spendCredits } from './credits.js'
import { bookEarning } from './earnings.js'
import { days, heading, NORA, NOW, newKey, openTestLedger, type TestLedger, TOM } from './ledger.testkit.js'
import { settleDueAccounts } from './settle-due-accounts.js'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterEach(async () => {
  expect(await ledger.differences()).toEqual([])
  // The next test begins with nothing to spend.
  const left = await ledger.available()
  if (left > 0) await spend(left)
})

const spend = (amount: number, key = newKey()) =>
  ledger.book((tx) => spendCredits(tx, { ...heading(key), userId: NORA, amount, now: NOW }))
const hold = (amount: number, key = newKey()) =>
  ledger.book((tx) => holdCredits(tx, { ...heading(key), userId: NORA, amount, now: NOW, dueAt: days(1) }))
const end = (holdId: string, outcome: 'posted' | 'voided' | 'expired', amount?: number) =>
  ledger.book((tx) => endHold(tx, { holdId, outcome, reason: 'A test', actorId: null, ...(amount && { amount }) }))

describe('spending', () => {
  it('[GK-005] takes from a plan first and leaves what does not end', async () => {
    await ledger.grant(100, { source: 'bought' })
    await ledger.grant(50, { source: 'plan', endsAt: days(9) })
    await ledger.grant(30, { source: 'welcome' })
    await spend(70)
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toEqual({
      ...{ available: 110, plan: { total: 0, endsAt: null }, welcome: 10, owed: 0 },
    })
  })

  it('reads the plan’s date from the plan’s credits, not from others that end sooner', async () => {
    await ledger.grant(50, { source: 'plan', endsAt: days(9) })
    await ledger.grant(10, { source: 'granted', endsAt: days(2) })
    const { plan } = await readCreditBalance(ledger.handle.database, NORA, NOW)
    expect(plan).toEqual({ total: 50, endsAt: days(9) })
  })

  it('[GK-004] of more than there is, is refused with need and balance, and books nothing', async () => {
    await ledger.grant(99)
    const refused = await spend(100).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'INSUFFICIENT_CREDITS', status: 402, credits: { needed: 100, balance: 99 } })
    expect(await ledger.available()).toBe(99)
  })

  it('[X-22] is booked once under its key, even when the balance has become too small for a second time', async () => {
    await ledger.grant(100)
    const key = newKey()
    const [first, again] = [await spend(100, key), await spend(100, key)]
    expect([first.isRepeat, again]).toEqual([false, { transferId: first.transferId, isRepeat: true }])
    await expect(spend(99, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('never takes credits that have ended, although nobody has swept them yet', async () => {
    await ledger.grant(40, { source: 'plan', endsAt: NOW })
    await expect(spend(1)).rejects.toMatchObject({ credits: { needed: 1, balance: 0 } })
    await settleDueAccounts(ledger.handle.database, NOW)
    expect(await ledger.total('credits', NORA)).toBe(await ledger.available())
  })

  it('lands with what it pays for or not at all', async () => {
    await ledger.grant(10)
    const fails = ledger.book(async (tx) => {
      await spendCredits(tx, { ...heading(), userId: NORA, amount: 10, now: NOW })
      throw new Error('the deed failed')
    })
    await expect(fails).rejects.toThrow('the deed failed')
    expect(await ledger.available()).toBe(10)
  })

  it('[X-22] of eight at once that could each take all, lets one through', async () => {
    await ledger.grant(10)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => spend(10)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
  })

  it('at once under one key is booked once, and everybody hears of it', async () => {
    await ledger.grant(10)
    const key = newKey()
    const all = await Promise.all(Array.from({ length: 8 }, () => spend(10, key)))
    expect(all.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(new Set(all.map(({ transferId }) => transferId)).size).toBe(1)
  })

  it.each([0, -5, 1.5, 1e13, Number.NaN])('refuses %s as an amount', async (amount) => {
    await expect(async () => spend(amount)).rejects.toThrow(RangeError)
  })

  it('taken back returns to where it came from, once', async () => {
    await ledger.grant(20, { source: 'plan', endsAt: days(5) })
    await ledger.grant(20, { source: 'bought' })
    const { transferId } = await spend(30)
    const back = () =>
      ledger.book((tx) => returnSpending(tx, { transferId, userId: NORA, reason: 'Test', actorId: null }))
    expect([(await back()).isRepeat, (await back()).isRepeat]).toEqual([false, true])
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toMatchObject({
      available: 40,
      plan: { total: 20 },
    })
  })
})

describe('a hold', () => {
  it('keeps credits from being spent, and spends them when it is posted', async () => {
    await ledger.grant(100)
    const { holdId } = await hold(60)
    expect([await ledger.available(), await ledger.total('credits_held', NORA)]).toEqual([40, 60])
    await expect(spend(41)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    await end(holdId, 'posted', 50)
    expect([await ledger.available(), await ledger.total('credits_held', NORA)]).toEqual([50, 0])
  })

  it('returns everything when it is voided, and what ends first is again spent first', async () => {
    await ledger.grant(10, { source: 'plan', endsAt: days(5) })
    await ledger.grant(10, { source: 'bought' })
    await end((await hold(15)).holdId, 'voided')
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toMatchObject({
      available: 20,
      plan: { total: 10 },
    })
  })

  it('ends once: the same ending again changes nothing, another is refused', async () => {
    await ledger.grant(10)
    const key = newKey()
    const { holdId } = await hold(10, key)
    expect(await hold(10, key)).toMatchObject({ holdId, isRepeat: true })
    await end(holdId, 'posted')
    expect((await end(holdId, 'posted')).isRepeat).toBe(true)
    await expect(end(holdId, 'voided')).rejects.toMatchObject({ code: 'HOLD_ENDED', status: 409 })
    await expect(end(holdId, 'posted', 3)).rejects.toMatchObject({ code: 'HOLD_ENDED' })
  })

  it('runs out, and credits that have ended meanwhile end', async () => {
    await ledger.grant(10, { source: 'plan', endsAt: days(0.5) })
    await hold(10)
    await settleDueAccounts(ledger.handle.database, days(0.6))
    expect(await ledger.total('credits_held', NORA)).toBe(10)
    // The hold returns them in the first round; they end in the second.
    await settleDueAccounts(ledger.handle.database, days(1))
    await settleDueAccounts(ledger.handle.database, days(1))
    expect([await ledger.total('credits_held', NORA), await ledger.available()]).toEqual([0, 0])
    const countTransfers = () => ledger.database.query('select count(*) from ledger_transfers')
    const before = await countTransfers()
    await settleDueAccounts(ledger.handle.database, days(1))
    expect(await countTransfers()).toEqual(before)
  })
})

describe('what is owed after a refund', () => {
  const owe = (amount: number) =>
    ledger.database.query(
      `with transfer as (insert into ledger_transfers (key, request_hash, kind, reason) values ($1, 'x', 'test', 'A test') returning id)
       insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
       select transfer.id, account.id, case kind when 'credits_owed' then -$2::bigint else $2 end, currency, owner_id
       from transfer, ledger_accounts account where kind = 'credits_issued' or kind = 'credits_owed' and owner_id = $3`,
      [newKey(), amount, NORA],
    )

  it('[X-25] blocks spending until new credits have evened it out', async () => {
    await ledger.grant(5)
    await owe(30)
    await expect(spend(1)).rejects.toMatchObject({ code: 'CREDITS_OWED', status: 402 })
    await ledger.grant(10)
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toMatchObject({ available: 5, owed: 20 })
    await ledger.grant(50)
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toMatchObject({ available: 35, owed: 0 })
  })

  it('[X-25] is evened out by credits that come back, from a hold or a spending', async () => {
    await ledger.grant(40)
    const { holdId } = await hold(25)
    const { transferId } = await spend(15)
    await owe(30)
    await end(holdId, 'voided')
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toMatchObject({ available: 0, owed: 5 })
    const words = { reason: 'A test', actorId: null }
    const giveBack = () => ledger.book((tx) => returnSpending(tx, { ...words, transferId, userId: NORA }))
    await giveBack()
    expect((await giveBack()).isRepeat).toBe(true)
    expect(await readCreditBalance(ledger.handle.database, NORA, NOW)).toMatchObject({ available: 10, owed: 0 })
  })
})

describe('an earning', () => {
  const earn = (key = newKey()) =>
    ledger.book((tx) =>
      bookEarning(tx, {
        ...{ ...heading(key), userId: TOM, currency: 'usd', amount: 4000, availableAt: days(7) },
        from: [
          { account: { kind: 'sales' }, amount: -5000 },
          { account: { kind: 'fees' }, amount: 1000 },
        ],
      }),
    )

  it('[X-25] waits seven days before it is income, with the platform’s share beside it', async () => {
    const fees = await ledger.total('fees')
    const key = newKey()
    expect([(await earn(key)).isRepeat, (await earn(key)).isRepeat]).toEqual([false, true])
    await settleDueAccounts(ledger.handle.database, days(6))
    expect([await ledger.total('income_held', TOM), await ledger.total('income', TOM)]).toEqual([4000, 0])
    await settleDueAccounts(ledger.handle.database, days(7))
    await settleDueAccounts(ledger.handle.database, days(7))
    expect([await ledger.total('income_held', TOM), await ledger.total('income', TOM)]).toEqual([0, 4000])
    expect((await ledger.total('fees')) - fees).toBe(1000)
  })
})

it('moves nobody’s money without their lock', async () => {
  await ledger.grant(10)
  const also = [
    { account: { kind: 'sales' as const }, amount: -40 },
    { account: { kind: 'income' as const, ownerId: TOM }, amount: 40 },
  ]
  const pay = (payees: string[]) =>
    ledger.book((tx) => spendCredits(tx, { ...heading(), userId: NORA, amount: 1, now: NOW, also, payees }))
  await expect(pay([])).rejects.toThrow(RangeError)
  expect(await ledger.available()).toBe(10)
  await pay([TOM])
  expect(await ledger.available()).toBe(9)
})

it('has each connection plan its two statements once', async () => {
  await ledger.grant(10)
  const names = await ledger.book(async (tx) => {
    for (const _ of [1, 2]) await spendCredits(tx, { ...heading(), userId: NORA, amount: 1, now: NOW })
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(tx)
    return rows.map(({ name }) => name)
  })
  expect(names).toEqual(['add_ledger_entries', 'begin_ledger_transfer'])
})

it('grants what a purchase pays for in one transfer', async () => {
  await ledger.book((tx) =>
    grantCredits(tx, {
      ...{ ...heading(), userId: NORA, amount: 200, source: 'bought', endsAt: null },
      also: [
        { account: { kind: 'payments' }, amount: -1000 },
        { account: { kind: 'sales' }, amount: 1000 },
      ],
    }),
  )
  expect(await ledger.total('payments')).toBe(-1000)
})
