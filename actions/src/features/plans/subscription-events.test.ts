import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { findPlanPrice, termsOf } from '#domain/subscriptions/plan-price.js'
import { syncSubscription } from '#domain/subscriptions/sync-subscription.job.js'
import type { Caller } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { newKey } from '#providers/payments/sandbox/sandbox.testkit.js'
import { atEnd } from '#tests/at-end.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { cancelPlan } from './changing/cancel-plan.action.js'
import { openTestPlans, type TestPlans, WAIT } from './plans.testkit.js'

const DECLINED_LATER = { number: '4000 0000 0000 0341' }

let shop: TestPlans
beforeAll(async () => {
  shop = await openTestPlans()
})
beforeEach(async () => {
  await shop.database.query('delete from subscriptions')
  await shop.database.query('delete from auth.throttles')
})

const buyBasic = (card?: typeof DECLINED_LATER) => shop.buy('basic_quarterly_company', shop.ingrid, card)
const renew = (id: string, card?: string) =>
  shop.helper(`subscriptions/${id}/renew`, card ? { default_payment_method: card } : {})
const own = () => shop.subscription(shop.ingrid)
const planNow = async () =>
  (
    await shop.database.query<{ code: string }>(
      `select plan_code as code from subscriptions where starts_at <= now() and (expires_at is null or expires_at > now())`,
    )
  )[0]?.code ?? 'free'
/** What was paid for a subscription so far. */
const payments = (id: string) =>
  shop.database.query<{ title: string; amount_cents: number; status: string; receipt_number: number }>(
    `select title, amount_cents, status, receipt_number from purchases where price_id is not null
     and (id = (select purchase_id from subscriptions where stripe_subscription_id = $1) or subject like 'plan-%:' ||
       (select purchase_id from subscriptions where stripe_subscription_id = $1) || ':%') order by receipt_number`,
    [id],
  )

describe('a change of plan', () => {
  it('[X-45] that is heard of while the purchase is being settled is not lost', async () => {
    const { payments, services } = shop
    const session = await shop.openCheckout('basic_quarterly_company', shop.ingrid)
    await shop.pay(session)
    const subscriptionId = String((await payments.readCheckout(session)).subscriptionId)
    const price = await findPlanPrice(services.database, 'advance_quarterly_company')
    const terms = price && termsOf(price)
    if (!terms) throw new Error('the price is missing')
    const { periodStart } = await payments.readSubscription(subscriptionId)
    const metadata = { priceId: price.priceId }
    await payments.changeSubscription({ subscriptionId, terms, metadata, proratedAt: periodStart }, newKey())
    const settledMeanwhile = {
      ...payments,
      async readSubscription(id: string) {
        const current = await payments.readSubscription(id)
        await shop.deliverAll(session)
        return current
      },
    }
    const run = { effectKey: newKey(), attempt: 1, signal: AbortSignal.timeout(60_000) }
    await syncSubscription.handle({ subscriptionId }, { ...services, payments: settledMeanwhile }, run)
    expect(await own()).toMatchObject({ stripe_subscription_id: subscriptionId, price_id: price.priceId })
  })
})

describe('a renewal', () => {
  it('[GK-029, X-45] that is paid extends the plan, and is a payment of its own with a receipt', async () => {
    const id = await buyBasic()
    const [before, sales] = [await own(), await shop.sales()]
    await renew(id)
    await shop.settle(id)
    const after = await own()
    expect(after.paid_until?.getTime()).toBeGreaterThan(Number(before.paid_until))
    expect(after.starts_at).toEqual(before.starts_at)
    expect(await shop.sales()).toBe(sales + 23_700)
    const [first, second] = await payments(id)
    expect([first?.title, second?.title]).toEqual(['Basic, quarterly', 'Basic, quarterly: renewal'])
    expect(second?.receipt_number).toBe(Number(first?.receipt_number) + 1)
  })

  it('[GK-030] that is declined leaves the plan until the end of what was paid, and a later payment restores it', async () => {
    const id = await buyBasic(DECLINED_LATER)
    const { paid_until } = await own()
    await renew(id)
    await shop.settle(id)
    expect(await own()).toMatchObject({ status: 'past_due', paid_until, expires_at: paid_until })
    await renew(id, 'pm_card_visa')
    await shop.settle(id)
    const restored = await own()
    expect(restored.status).toBe('active')
    expect(restored.paid_until?.getTime()).toBeGreaterThan(Number(paid_until))
  })

  it('[X-45] that is declined is cancelled at once by whoever pays, and its card is not tried again', async () => {
    const id = await buyBasic(DECLINED_LATER)
    await renew(id)
    await shop.settle(id)
    await shop.database.query(`update subscriptions set paid_until = now(), expires_at = now()`)
    const cancel = (buyer = shop.ingrid) => shop.ask('cancel', buyer)
    expect(await cancel(shop.tom)).toMatchObject({ status: 404 })
    expect(await cancel()).toMatchObject({ status: 200 })
    await shop.settle(id)
    expect((await own()).status).toBe('ended')
    await renew(id, 'pm_card_visa')
    await shop.settle(id)
    expect(await payments(id)).toHaveLength(1)
    expect(await cancel()).toMatchObject({ status: 404 })
  })

  it.each([
    ['', undefined],
    [', though we die right after', new Error('killed')],
  ])('[X-45] that is collected while it is being cancelled is refunded%s', async (_, death) => {
    const id = await buyBasic(DECLINED_LATER)
    await renew(id)
    await shop.settle(id)
    const sales = await shop.sales()
    // Right after our look, so before the stored job could end the plan instead of us.
    const readSubscription = async (subscriptionId: string) => {
      const seen = await shop.payments.readSubscription(subscriptionId)
      await renew(id, 'pm_card_visa')
      return seen
    }
    const endNow = async (subscriptionId: string) => {
      await shop.payments.endNow(subscriptionId)
      if (death) throw death
    }
    const [company] = await shop.database.query<{ id: string }>('select company_id as id from users where id = $1', [
      shop.ingrid.id,
    ])
    const caller = { userId: shop.ingrid.id, companyId: company?.id } as Caller
    const services = { ...shop.services, payments: { ...shop.payments, readSubscription, endNow } }
    const cancelled = cancelPlan(services, caller).catch((error: unknown) => error)
    expect(await cancelled).toEqual(death ?? { endsAt: expect.any(Date) })
    const renewals = async () => (await shop.payments.listPaidInvoices(id)).filter(({ reason }) => reason === 'renewal')
    const [paid] = await renewals()
    await expect.poll(() => shop.eventsOf(String(paid?.paymentId)), WAIT).toMatchObject([{ type: 'charge-refunded' }])
    for (const about of [id, String(paid?.paymentId)]) await shop.settle(about)
    expect(await own()).toMatchObject({ status: 'revoked' })
    expect((await payments(id)).map(({ status }) => status)).toEqual(['fulfilled', 'refunded'])
    expect(await shop.sales()).toBe(sales)
  })

  it('[GK-030] that is declined for good ends the plan', async () => {
    const id = await buyBasic(DECLINED_LATER)
    const { paid_until } = await own()
    for (let attempt = 0; attempt < 5; attempt++) await renew(id)
    await shop.settle(id)
    expect(await own()).toMatchObject({ status: 'ended', expires_at: paid_until })
  })
})

describe('the provider’s events', () => {
  it('[GK-029] end in the same state in every order and number', async () => {
    const id = await buyBasic(DECLINED_LATER)
    await renew(id)
    await renew(id, 'pm_card_visa')
    await renew(id)
    const events = await shop.rawEvents(id)
    const ends: unknown[] = []
    for (const order of [[...events].reverse(), [...events, ...events], events]) {
      await Promise.all(order.map((body) => shop.deliver(body)))
      await shop.settle(id)
      const { status, paid_until, expires_at, credits_granted } = await own()
      ends.push({ status, paid_until, expires_at, credits_granted, payments: await payments(id) })
    }
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
    expect((await payments(id)).map(({ amount_cents }) => amount_cents)).toEqual([23_700, 23_700, 23_700])
  })

  it('that come before their purchase is settled wait for it', async () => {
    const answer = await shop.choose('basic_quarterly_company')
    const sessionId = String(answer.body.url.split('/').at(-1))
    await shop.pay(sessionId)
    const { subscriptionId } = await shop.payments.readCheckout(sessionId)
    const events = await shop.rawEvents(String(subscriptionId))
    const isCompletion = (body: string) => body.includes('"checkout.session.completed"')
    for (const body of events.filter((one) => !isCompletion(one))) await shop.deliver(body)
    expect(await shop.database.query('select 1 from subscriptions')).toEqual([])
    for (const body of events.filter(isCompletion)) await shop.deliver(body)
    await shop.settle(String(subscriptionId))
    expect(await own()).toMatchObject({ plan_code: 'basic_quarterly', credits_granted: 2000 })
    expect(await shop.purchase(sessionId)).toMatchObject({ payment_id: expect.any(String) })
  })
})

describe('cancelling', () => {
  it('[X-45] keeps the plan until the period ends, can be taken back, and then ends it', async () => {
    const id = await buyBasic()
    const { paid_until } = await own()
    expect(await shop.ask('cancel', shop.ingrid)).toMatchObject({ status: 200 })
    await shop.settle(id)
    expect(await own()).toMatchObject({ ends_with_period: true, status: 'active', expires_at: paid_until })
    expect(await planNow()).toBe('basic_quarterly')
    expect(
      (await shop.actions.get('/api/payment/subscription/renewal', { token: tokenFor(shop.ingrid) })).body,
    ).toMatchObject({ renewal: { isRenewed: false, at: paid_until?.toISOString(), canManage: true } })
    expect(await shop.ask('quote', shop.ingrid, { priceId: 'advance_quarterly_company' })).toMatchObject({
      status: 409,
    })
    expect(await shop.ask('reactivate', shop.ingrid)).toMatchObject({ status: 200 })
    await shop.settle(id)
    expect(await own()).toMatchObject({ ends_with_period: false })
    await shop.ask('cancel', shop.ingrid)
    await renew(id)
    await shop.settle(id)
    expect(await own()).toMatchObject({ status: 'ended' })
  })

  it('is for whoever bought it and the owner of the company', async () => {
    expect(await shop.ask('cancel', shop.ingrid)).toMatchObject({ status: 404 })
    await shop.buy('premium_yearly_company', shop.nora)
    const jonas = await persona(shop.database, 'jonas@brightwater.example')
    for (const path of ['cancel', 'reactivate'])
      expect(await shop.ask(path, jonas)).toMatchObject({ status: 403, body: { errorCode: 'NOT_ALLOWED' } })
    expect(await shop.ask('cancel', shop.ingrid)).toMatchObject({ status: 404 })
  })
})

describe('a refund of the plan', () => {
  it('[X-25] ends it at once with this month’s credits, and whatever was spent of them is owed', async () => {
    const before = await shop.credits(shop.ingrid)
    const id = await buyBasic()
    const [{ payment_id } = { payment_id: '' }] = await shop.database.query<{ payment_id: string }>(
      `select payment_id from purchases where id = (select purchase_id from subscriptions where stripe_subscription_id = $1)`,
      [id],
    )
    await shop.payments.refund({ paymentId: payment_id, metadata: {} }, `refund-${payment_id}`)
    await shop.settle(payment_id)
    expect(await own()).toMatchObject({ status: 'revoked' })
    expect([await planNow(), await shop.credits(shop.ingrid)]).toEqual(['free', before])
    expect(await shop.payments.readSubscription(id)).toMatchObject({ endsWithPeriod: true })
    await shop.settle(id)
    expect(await own()).toMatchObject({ status: 'revoked' })
  })
})

it('[X-45] a plan whose renewal was declined is not collected for once another was bought instead', async () => {
  const id = await buyBasic(DECLINED_LATER)
  const { periodEnd } = await shop.payments.readSubscription(id)
  shop.clock.move(periodEnd.getTime() - shop.clock.now().getTime() + DAY_MS)
  await renew(id)
  await shop.settle(id)
  const session = await shop.openCheckout('advance_quarterly_company', shop.ingrid)
  await shop.pay(session)
  await shop.deliverAll(session)
  await shop.settle(session)
  expect(await own()).toMatchObject({ price_id: 'advance_quarterly_company' })
  await renew(id, 'pm_card_visa')
  await shop.settle(id)
  expect(await payments(id)).toHaveLength(1)
})

it('the books add up after all of it', async () => {
  const { database, close } = openDatabase(shop.database.actionsUrl, createLogger('silent'))
  atEnd(() => close())
  expect((await auditLedger(database)).differences).toEqual([])
})
