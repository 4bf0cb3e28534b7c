import { expect, it } from 'vitest'
import { kindLabel } from '#contract/credits/statement-kinds.js'
import { NORA, NOW, newKey, openTestLedger, TOM } from '../ledger/ledger.testkit.js'
import { chargeFor, returnCharge } from './charge-for.js'
import { type Priced, readPrice } from './credit-prices.store.js'
import { grantWelcomeCredits } from './welcome-credits.js'

const { book, grant, available, total, database, differences } = await openTestLedger()

const tom = { userId: TOM, companyId: null }
const SUBJECT = { type: 'opportunity', id: 'a post' }
const priceOf = (priced: Priced) => book((tx) => readPrice(tx, priced, tom, new Date()))
const charge = (priced: Priced, key = newKey()) =>
  book((tx) => chargeFor(tx, priced, { payer: tom, key, reason: 'A test', subject: SUBJECT, now: NOW }))
const giveBack = (key: string) =>
  book((tx) => returnCharge(tx, { key, reason: 'Returned', subject: SUBJECT, actorId: null }))

it('[OBASE-45, GO-64, GK-004, X-27] each action has its price, and none on an opportunity', async () => {
  expect(await priceOf({ action: 'ask_question', context: 'questions' })).toBe(200)
  expect(await priceOf({ action: 'send_message', context: 'chat' })).toBe(10)
  expect(await priceOf({ action: 'reopen_chat', context: 'chat' })).toBe(10)
  expect(await priceOf({ action: 'request_call', context: 'expert' })).toBe(1000)
  expect(await priceOf({ action: 'schedule_consultation', context: 'expert' })).toBe(1000)
  expect(await priceOf({ action: 'schedule_consultation', context: 'expert', amount: 640 })).toBe(640)
  expect(await priceOf({ action: 'ai_answer', context: 'playground' })).toBe(10)
  for (const free of ['send_message', 'request_call'] as const)
    expect(await priceOf({ action: free, context: 'opportunity' })).toBe(0)
  expect(await priceOf({ action: 'ai_answer', context: 'home' })).toBe(0)
})

it('the statement lists all of them as spent', async () => {
  const rows = await database.query<{ action: string }>('select distinct action from credit_prices')
  for (const action of ['post_opportunity', ...rows.map((row) => row.action)]) expect(kindLabel(action)).toBe('Spent')
})

it('an amount replaces a default price only', async () => {
  const fixed = { action: 'request_call', context: 'expert', amount: 1 } as const
  await expect(priceOf(fixed)).rejects.toThrow(RangeError)
  for (const amount of [0.5, -10, Number.MAX_SAFE_INTEGER])
    await expect(charge({ action: 'schedule_consultation', context: 'expert', amount })).rejects.toThrow(RangeError)
})

it('[GK-023, PLAN-45, PLAN-46] posting costs 200 on the free plan or a lapsed one, and 100 on a paid one, older or not', async () => {
  const price = () => priceOf({ action: 'post_opportunity', context: 'plan' })
  const subscribe = async (plan: string, ends = '1 day') => {
    await database.query('delete from subscriptions where user_id = $1', [TOM])
    await database.query(
      `insert into subscriptions (user_id, plan_code, starts_at, expires_at) values ($1, $2, now() - interval '9 days', now() + $3::interval)`,
      [TOM, plan, ends],
    )
  }
  expect(await price()).toBe(200)
  await subscribe('premium_annual', '-1 day')
  expect(await price()).toBe(200)
  for (const plan of ['premium_annual', 'seven_day_full_access', 'paid', 'company-yearly']) {
    await subscribe(plan)
    expect(await price()).toBe(100)
  }
})

it('[X-24] charges what the row says, once per key, and returns it to the same credits once', async () => {
  await grant(500, { userId: TOM })
  const key = newKey()
  const asked = { action: 'ask_question', context: 'questions' } as const
  expect(await charge(asked, key)).toBe(200)
  expect(await charge(asked, key)).toBe(200)
  expect(await available(TOM)).toBe(300)
  const [line] = await database.query(
    `select line.kind, reason, subject_type, subject_id, actor_id, amount from ledger_statement_lines as line
     join ledger_transfers on id = transfer_id where owner_id = $1 and key = $2`,
    [TOM, key],
  )
  expect(line).toMatchObject({ kind: 'ask_question', reason: 'A test', subject_type: 'opportunity', amount: '-200' })
  await giveBack(key)
  await giveBack(key)
  expect(await available(TOM)).toBe(500)
  expect(await total('credits_spent')).toBe(0)
})

it('[OBASE-40, OBASE-41, GO-64] messages and calls on a project are free: nothing is booked, or returned', async () => {
  for (const action of ['send_message', 'request_call'] as const) {
    const key = newKey()
    expect(await charge({ action, context: 'opportunity' }, key)).toBe(0)
    await giveBack(key)
    expect(await database.query('select from ledger_transfers where key = $1', [key])).toEqual([])
  }
})

it('[GK-019] the welcome credits come once, and never expire', async () => {
  const before = await available(NORA)
  for (const _twice of [1, 2]) await book((tx) => grantWelcomeCredits(tx, NORA))
  expect(await available(NORA)).toBe(before + 200)
  expect(
    await database.query(`select due_at from ledger_accounts where owner_id = $1 and source = 'welcome'`, [NORA]),
  ).toEqual([{ due_at: null }])
  await database.query(`update system_configurations set value = '0' where config = 'WELCOME_CREDITS'`)
  await book((tx) => grantWelcomeCredits(tx, TOM))
  expect(await differences()).toEqual([])
})
