import { beforeAll, describe, expect, it } from 'vitest'
import { grantCredits, spendCredits } from '#domain/ledger/credits.js'
import { days, heading, NORA, NOW, openTestLedger, type TestLedger } from '#domain/ledger/ledger.testkit.js'
import { grantPlanCredits } from '#domain/subscriptions/grant-plan-credits.js'
import { judge } from '../../bench/ledger/verdict.mjs'

const CENTS = 23_700
const MONTH = 2000
/** Kinds of the run, which are unknown to the product. */
const chaos = (key: string, operation: string) => ({
  ...heading(key),
  ...{ kind: `chaos_${operation}` as 'test', reason: `Chaos: ${operation} at ${NOW.toISOString()}` },
})

let ledger: TestLedger
let plan: { id: string; purchase: string }
const done: object[] = []
const verdict = async () => (await judge(ledger.database.url, done)).violations
/** Changes what nobody could change, and looks. */
async function tampered(...statements: string[]): Promise<string[]> {
  await ledger.database.query(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`)
  return verdict()
}
const note = (operation: string, amount: number, posted: object = {}) => {
  const key = `chaos:1:0:${done.length}`
  done.push({ order: { operation, key, amount, userId: NORA }, posted: { isRepeat: false, ...posted } })
  return key
}

beforeAll(async () => {
  ledger = await openTestLedger()
  const grant = { userId: NORA, amount: 100, source: 'bought', endsAt: null } as const
  await ledger.book((tx) => grantCredits(tx, { ...chaos(note('buy', 100), 'buy'), ...grant }))
  plan = await beginPlan()
  await ledger.book((tx) => grantPlanCredits(tx, plan.id, NOW))
  await ledger.book((tx) =>
    spendCredits(tx, { ...chaos(note('spend', 30), 'spend'), userId: NORA, amount: 30, now: NOW }),
  )
})

/** A plan that was paid for and has begun, as the run's clients were told. */
async function beginPlan() {
  const [row] = await ledger.database.query<{ id: string; purchase: string }>(
    `with purchase as (
       insert into purchases (buyer_id, purchase_type, subject, title, price_id, amount_cents, status, payment_id, paid_at, fulfilled_at)
       values ($1, 'saas', 'plan:nora', 'Basic', 'basic_quarterly_user', ${CENTS}, 'fulfilled', 'pi_1', $2, $2) returning id
     ), subscription as (
       insert into subscriptions (user_id, plan_code, price_id, bought_by, purchase_id, starts_at, paid_until, expires_at)
       select $1, 'basic_quarterly', 'basic_quarterly_user', $1, id, $2, $3, $3 from purchase returning id, purchase_id
     ), transfer as (
       insert into ledger_transfers (key, request_hash, kind, reason)
       select 'payment:' || id, 'x', 'payment_received', 'A payment' from purchase returning id
     ), booked as (
       insert into ledger_entries (transfer_id, account_id, amount, currency)
       select transfer.id, account.id, case kind when 'sales' then ${CENTS} else -${CENTS} end, 'usd'
       from transfer, ledger_accounts as account where kind in ('sales', 'payments')
     ) select id, purchase_id as purchase from subscription`,
    [NORA, NOW, days(90)],
  )
  const session = { paymentId: 'pi_1' }
  const order = { operation: 'subscribe', isOfPlans: true, purchaseId: row?.purchase, amountCents: CENTS, session }
  done.push({ order, posted: { isStarted: true } })
  return row as { id: string; purchase: string }
}

describe('the verdict on the ledger’s books', () => {
  it('finds nothing in books that are right', async () => {
    expect(await verdict()).toEqual([])
  })

  it.each([
    ['an entry', 'update ledger_entries set amount = amount + $ where amount = -30', 'sums to 1'],
    [
      'a balance',
      `update ledger_accounts set balance = balance + $ where source = 'bought'`,
      'says 101, its entries 100',
    ],
    [
      'a payment',
      `update ledger_entries set amount = amount - $ where account_id = (select id from ledger_accounts where kind = 'payments')`,
      'pi_1 paid 23700 cents, 23701 are booked',
    ],
    [
      'a month’s credits',
      `update ledger_entries set amount = amount - $ where amount = -${MONTH}`,
      'got 2001 credits for the month',
    ],
  ])('finds %s that is off by one', async (_what, change, found) => {
    expect((await tampered(change.replace('$', '1'))).join('\n')).toContain(found)
    expect(
      await tampered(
        change
          .replace('$', '(-1)')
          .replace('amount = -30', 'amount = -29')
          .replace(`-${MONTH}`, `-${MONTH + 1}`),
      ),
    ).toEqual([])
  })

  it('finds a key that was not booked, and one that nobody asked for', async () => {
    const rename = (from: string, to: string) => `update ledger_transfers set key = '${to}' where key = '${from}'`
    expect(await tampered(rename('chaos:1:0:2', 'chaos:9:0:0'))).toEqual([
      'chaos:1:0:2 asked for 30, nothing is booked',
      'chaos:9:0:0 is booked and nobody asked for it',
    ])
    expect(await tampered(rename('chaos:9:0:0', 'chaos:1:0:2'))).toEqual([])
  })

  it('[GK-005] finds credits that were drawn before those of a plan, or after their end', async () => {
    const swap = `update ledger_accounts set source = case source when 'plan' then 'bought' else 'plan' end where kind = 'credits'`
    expect(await tampered(swap)).toContain('chaos:1:0:2 drew on bought credits with 100 of plan left')
    expect(await tampered(swap)).toEqual([])
    const end = (at: Date) => `update ledger_accounts set due_at = '${at.toISOString()}' where source = 'plan'`
    expect((await tampered(end(days(-1)))).join()).toMatch(/chaos:1:0:2 drew on \d+ after its end/)
    expect(await tampered(end(days(28)))).toEqual([])
  })

  it('[GK-018] finds a month that was granted twice, and what is owed beside credits', async () => {
    const endsAt = days(29)
    const key = `plan-credits:${plan.id}:${endsAt.toISOString()}:${MONTH}`
    const grant = { userId: NORA, amount: MONTH, source: 'plan', endsAt } as const
    await ledger.book((tx) => grantCredits(tx, { ...heading(key), kind: 'credits_of_plan', ...grant }))
    expect((await verdict()).join()).toContain(`${plan.id} got another month's credits before`)
    const debt = `update ledger_accounts set balance = -5 where kind = 'credits_owed' and owner_id = '${NORA}';
      insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
      select transfer.id, account.id, case when owner_id is null then 5 else -5 end, currency, owner_id
      from ledger_transfers as transfer, ledger_accounts as account
      where key = 'payment:${plan.purchase}' and (account.kind = 'credits_issued' or account.kind = 'credits_owed' and owner_id = '${NORA}')`
    expect((await tampered(debt)).join('\n')).toMatch(new RegExp(`${NORA} owed 5 credits and had 100`))
  })
})
