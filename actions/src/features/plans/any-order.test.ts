import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { startPurchase } from '#domain/purchases/start-purchase.js'
import { saas } from '#domain/purchases/types/saas.js'
import { findPlanPrice, termsOf } from '#domain/subscriptions/plan-price.js'
import type { Caller } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import type { PaymentEvent } from '#providers/payments/payment-events.js'
import { newKey } from '#providers/payments/sandbox/sandbox.testkit.js'
import { openTestPlans, type TestPlans, WAIT } from './plans.testkit.js'

let shop: TestPlans
beforeAll(async () => {
  shop = await openTestPlans()
})

/** What may happen to a plan at the provider; payments are counted from the first. */
type Step =
  | { does: 'renew' | 'decline' | 'recover' | 'change' | 'cancel' }
  | { does: 'refund' | 'refund-part' | 'lose' | 'win' | 'dispute'; payment: number }

const LATER_MS = 5000
/** Random histories that are tried, each of which takes most of a second. */
const RUNS = Number(process.env.ANY_ORDER_RUNS ?? 4)
const JOBS = ['sync-subscription', 'record-invoice', 'end-subscription', 'refund-purchase', 'review-plan']

/** A plan of Tom's, to which things happen without our hearing of them. */
async function begin() {
  const { database, payments, clock } = shop
  await database.query('delete from subscriptions')
  await database.query('delete from auth.throttles')
  clock.move(LATER_MS)
  const since = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  const [credits, sales] = [await shop.credits(shop.tom), await shop.sales()]
  // Without a token, which the moving clock would outrun.
  const tom = { userId: shop.tom.id, email: shop.tom.email, firstName: 'Tom', lastName: 'Ashworth' }
  const caller = { ...tom, companyId: null, isEmailVerified: true } as Caller
  const order = { type: saas, input: { priceId: 'basic_quarterly_user' }, redirectTo: null }
  const session = String((await startPurchase(shop.services, caller, order)).url.split('/').at(-1))
  await shop.pay(session)
  const id = String((await payments.readCheckout(session)).subscriptionId)
  const first = (await shop.purchase(session)).id
  const paid = async () => {
    const invoices = await payments.listPaidInvoices(id)
    const ofPeriods = invoices.filter(({ reason }) => reason !== 'change')
    return ofPeriods.sort((one, other) => Number(one.periodStart) - Number(other.periodStart))
  }
  return { id, first, since, credits, sales, paid, seen: new Set<string>() }
}
type Plan = Awaited<ReturnType<typeof begin>>

async function happen({ id, paid }: Plan, step: Step): Promise<void> {
  const { payments, helper, clock, services } = shop
  clock.move(LATER_MS)
  const { status, metadata, periodStart } = await payments.readSubscription(id)
  if (step.does === 'renew') return void (await helper(`subscriptions/${id}/renew`))
  if (step.does === 'decline' || step.does === 'recover') {
    const card = step.does === 'decline' ? 'pm_card_chargeCustomerFail' : 'pm_card_visa'
    return void (await helper(`subscriptions/${id}/renew`, { default_payment_method: card }))
  }
  if (step.does === 'cancel') return void (status === 'ended' || (await payments.cancelAtPeriodEnd(id)))
  if (step.does === 'change') {
    const price = await findPlanPrice(services.database, 'advance_quarterly_user')
    const terms = price && termsOf(price)
    if (!terms || status !== 'active' || metadata.priceId === price.priceId) return
    const change = { subscriptionId: id, terms, metadata: { priceId: price.priceId }, proratedAt: periodStart }
    return void (await payments.changeSubscription(change, newKey()))
  }
  if (!('payment' in step)) return
  const paymentId = (await paid())[step.payment]?.paymentId
  if (!paymentId) return
  if (step.does === 'refund' || step.does === 'refund-part') {
    const part = step.does === 'refund-part' ? { amountCents: 137 } : {}
    // what has been refunded or charged back already is refused
    return void (await payments.refund({ paymentId, metadata: {}, ...part }, newKey()).catch(() => undefined))
  }
  const opened = await helper<{ id: string }>('disputes', { payment_intent: paymentId }).catch(() => null)
  const ends = { lose: 'lost', win: 'won', dispute: null }[step.does]
  if (opened && ends) await helper(`disputes/${opened.id}/close`, { status: ends })
}

async function unheard({ since, seen }: Plan): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = []
  for await (const event of shop.payments.listEvents(since)) if (!seen.has(event.eventId)) events.push(event)
  for (const { eventId } of events) seen.add(eventId)
  return events
}

/** Until neither events nor jobs are left; what has to wait for something is tried again at once. */
async function hear(plan: Plan, order: (events: PaymentEvent[]) => PaymentEvent[] = (events) => events) {
  for (let events = await unheard(plan); events.length > 0; events = await unheard(plan)) {
    for (const event of order(events)) await applyPaymentEvent(shop.services, event)
    await vi.waitFor(async () => {
      await shop.database.query(
        `with failed as (
           delete from graphile_worker._private_jobs where attempts > 0 and locked_at is null returning task_id, payload
         ) select graphile_worker.add_job(identifier, payload) from failed
         join graphile_worker._private_tasks as task on task.id = task_id`,
      )
      const left = await shop.database.query(
        'select task_identifier, last_error from graphile_worker.jobs where task_identifier = any($1)',
        [JOBS],
      )
      expect(left).toEqual([])
    }, WAIT)
  }
}

const days = (from: Date, to: Date | null) => to && Math.round((to.getTime() - from.getTime()) / DAY_MS)

/** All but the times of arrival. */
async function stateOf({ first, credits, sales }: Plan) {
  const { database } = shop
  const [row] = await database.query<Record<'starts_at' | 'paid_until' | 'expires_at', Date>>(
    'select * from subscriptions where purchase_id = $1',
    [first],
  )
  if (!row) throw new Error('the plan did not begin')
  const purchases = await database.query(
    `select p.title, p.price_id, p.status, p.amount_cents, p.refunded_cents, p.charged_back_cents, r.receipt_number is not null as issued
     from purchases p left join private.receipts r on r.purchase_id = p.id
     where p.id = $1 or p.subject like 'plan-%:' || $1 || ':%' order by 1, 2, 3, 4, 5, 6`,
    [first],
  )
  const { plan_code, price_id, status, ends_with_period, credits_granted } = row as Record<string, unknown>
  return {
    subscription: { plan_code, price_id, status, ends_with_period, credits_granted },
    lasts: { paid: days(row.starts_at, row.paid_until), rights: days(row.starts_at, row.expires_at) },
    purchases,
    money: { credits: (await shop.credits(shop.tom)) - credits, sales: (await shop.sales()) - sales },
  }
}

/** As it happens, until a loss makes us act ourselves, which would change what happens next. */
async function inOrder(steps: readonly Step[]) {
  const plan = await begin()
  let isEnding = false
  await hear(plan)
  for (const step of steps) {
    const latest = (await plan.paid()).length - 1
    isEnding ||= (step.does === 'refund' || step.does === 'lose') && step.payment === latest
    await happen(plan, step)
    if (!isEnding) await hear(plan)
  }
  await hear(plan)
  return stateOf(plan)
}

async function inAnyOrder(steps: readonly Step[], order: (events: PaymentEvent[]) => PaymentEvent[]) {
  const plan = await begin()
  for (const step of steps) await happen(plan, step)
  await hear(plan, order)
  return stateOf(plan)
}

/** Shuffled, each once or twice. */
function shuffledBy(weights: readonly number[]) {
  return (events: PaymentEvent[]) => {
    const weight = (index: number) => weights[index % weights.length] ?? 0
    const copies = events.flatMap((event, index) => (weight(index) % 3 === 0 ? [event, event] : [event]))
    const keyed = copies.map((event, index) => ({ event, key: (weight(index) * 7919 + index * 104_729) % 1009 }))
    return keyed.sort((one, other) => one.key - other.key).map(({ event }) => event)
  }
}

const reversed = (events: PaymentEvent[]) => [...events].reverse()
const payment = (does: 'refund' | 'refund-part' | 'lose' | 'win' | 'dispute', index: number): Step => ({
  does,
  payment: index,
})
const HISTORIES: [string, Step[]][] = [
  ['the refund of a plan that was renewed', [{ does: 'renew' }, payment('refund', 0)]],
  ['the refund of its renewal', [{ does: 'renew' }, payment('refund', 1)]],
  ['the refund of a period between', [{ does: 'renew' }, { does: 'renew' }, payment('refund', 1)]],
  ['a renewal collected after the refund', [payment('refund', 0), { does: 'renew' }]],
  ['refunds of all payments, the latest first', [{ does: 'renew' }, payment('refund', 1), payment('refund', 0)]],
  ['a lost dispute of the period before', [{ does: 'renew' }, payment('lose', 0), { does: 'renew' }]],
  ['a lost dispute of the latest', [{ does: 'renew' }, { does: 'renew' }, payment('lose', 2), payment('win', 0)]],
  ['a change before a refund', [{ does: 'change' }, payment('refund', 0)]],
  ['a change after a renewal', [{ does: 'renew' }, { does: 'change' }, { does: 'renew' }, payment('refund', 1)]],
  ['a declined renewal', [{ does: 'decline' }, payment('refund', 0)]],
  ['a renewal declined for good', Array.from({ length: 4 }, () => ({ does: 'decline' as const }))],
  ['a cancelled plan', [{ does: 'renew' }, { does: 'cancel' }, { does: 'renew' }, payment('refund', 0)]],
]

describe('the provider’s events, in any order and number', () => {
  it.each(HISTORIES)('[X-25] %s', { timeout: 60_000 }, async (_, steps) => {
    const expected = await inOrder(steps)
    for (const order of [reversed, shuffledBy([3, 1, 4, 1, 5, 9, 2, 6]), shuffledBy([2, 7, 1, 8])])
      expect(await inAnyOrder(steps, order)).toEqual(expected)
  })

  it('[X-25, GK-029] of any history', { timeout: 240_000 }, async () => {
    const lives = fc.constantFrom<Step['does'][]>(['renew'], ['decline'], ['recover'], ['change'], ['cancel'])
    const life = lives.map(([does]) => ({ does }) as Step)
    const deed = fc
      .constantFrom('refund', 'refund-part', 'lose', 'win', 'dispute')
      .chain((does) => fc.nat(3).map((index) => payment(does as 'refund', index)))
    const history = fc.array(fc.oneof({ arbitrary: life, weight: 3 }, { arbitrary: deed, weight: 2 }), { maxLength: 7 })
    const weights = fc.array(fc.nat(1000), { minLength: 5, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(history, weights, async (steps, order) => {
        const expected = await inOrder(steps)
        expect(await inAnyOrder(steps, shuffledBy(order))).toEqual(expected)
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 200_000, endOnFailure: true },
    )
  })
})

it('the books add up after all of it', async () => {
  expect((await auditLedger(shop.services.database)).differences).toEqual([])
})
