import { beforeAll, describe, expect, it } from 'vitest'
import type { SubscriptionChange, SubscriptionTerms } from './payments.js'
import { newKey, openTestSandbox, QUARTERLY, type TestSandbox } from './sandbox/sandbox.testkit.js'

const ADVANCE: SubscriptionTerms = { ...QUARTERLY, planKey: 'advance_quarterly', name: 'Advance', amountCents: 99_900 }
const ANNUAL: SubscriptionTerms = {
  planKey: 'advance_annual',
  name: 'Advance, annual',
  amountCents: 299_900,
  interval: 'year',
  intervalCount: 1,
}
const DECLINED_LATER = { number: '4000000000000341' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
const eventsOf: TestSandbox['eventsOf'] = (id) => sandbox.eventsOf(id)

describe('a subscription', () => {
  const change = (subscriptionId: string, terms: SubscriptionTerms, proratedAt: Date): SubscriptionChange => ({
    subscriptionId,
    terms,
    proratedAt,
    metadata: { plan: terms.planKey },
  })
  const midway = ({ periodStart, periodEnd }: { periodStart: Date; periodEnd: Date }) =>
    new Date((periodStart.getTime() + periodEnd.getTime()) / 2)

  it('begins when its first period is paid, and its invoice leads to the payment', async () => {
    const id = await sandbox.subscribe()
    const subscription = await sandbox.payments.readSubscription(id)
    expect(subscription).toMatchObject({ status: 'active', amountCents: 23_700, endsWithPeriod: false })
    expect(subscription.metadata).toEqual({ purpose: 'wizlings' })
    const [months] = [subscription.periodEnd.getUTCMonth() - subscription.periodStart.getUTCMonth()]
    expect((months + 12) % 12).toBe(3)
    const paid = (await eventsOf(id)).find((event) => event.type === 'invoice-paid')
    expect(paid).toMatchObject({ reason: 'first', amountCents: 23_700, subscriptionId: id })
    const invoice = await sandbox.payments.readInvoice(paid?.type === 'invoice-paid' ? paid.invoiceId : '')
    expect(invoice).toMatchObject({ amountPaidCents: 23_700, paymentId: expect.stringMatching(/^pi_/) })
    const refund = { paymentId: String(invoice.paymentId), metadata: {} }
    expect(await sandbox.payments.refund(refund, newKey())).toMatchObject({ amountCents: 23_700 })
  })

  it('[GK-029] changed midway charges half the difference, to the cent, and keeps its period', async () => {
    const id = await sandbox.subscribe()
    const before = await sandbox.payments.readSubscription(id)
    const upgrade = change(id, ADVANCE, midway(before))
    expect(await sandbox.payments.quoteSubscriptionChange(upgrade)).toEqual({ amountCents: (99_900 - 23_700) / 2 })
    const key = newKey()
    const after = await sandbox.payments.changeSubscription(upgrade, key)
    expect(await sandbox.payments.changeSubscription(upgrade, key)).toEqual(after)
    expect(after).toMatchObject({ amountCents: 99_900, metadata: { plan: 'advance_quarterly', purpose: 'wizlings' } })
    expect([after.periodStart, after.periodEnd]).toEqual([before.periodStart, before.periodEnd])
    const charged = (await eventsOf(id)).filter((event) => event.type === 'invoice-paid' && event.reason === 'change')
    expect(charged).toMatchObject([{ amountCents: 38_100 }])
  })

  it('changed to another interval begins a new period and is paid in full, less what was unused', async () => {
    const id = await sandbox.subscribe()
    const before = await sandbox.payments.readSubscription(id)
    const upgrade = change(id, ANNUAL, midway(before))
    expect(await sandbox.payments.quoteSubscriptionChange(upgrade)).toEqual({ amountCents: 299_900 - 11_850 })
    const after = await sandbox.payments.changeSubscription(upgrade, newKey())
    expect(after.periodEnd.getUTCFullYear()).toBe(after.periodStart.getUTCFullYear() + 1)
  })

  it('changed to a lower price leaves a credit, which lowers the next invoice', async () => {
    const id = await sandbox.subscribe(ADVANCE)
    const before = await sandbox.payments.readSubscription(id)
    const downgrade = change(id, QUARTERLY, midway(before))
    expect(await sandbox.payments.quoteSubscriptionChange(downgrade)).toEqual({ amountCents: -38_100 })
    await sandbox.payments.changeSubscription(downgrade, newKey())
    await sandbox.helper(`subscriptions/${id}/renew`)
    await sandbox.helper(`subscriptions/${id}/renew`)
    const amounts = (await eventsOf(id)).flatMap((event) => (event.type === 'invoice-paid' ? [event.amountCents] : []))
    expect(amounts).toEqual([99_900, 0, 0, 2 * 23_700 - 38_100])
  })

  it('whose card is declined on a change stays as it is', async () => {
    const id = await sandbox.subscribe(QUARTERLY, DECLINED_LATER)
    const before = await sandbox.payments.readSubscription(id)
    const key = newKey()
    const attempt = () => sandbox.payments.changeSubscription(change(id, ADVANCE, midway(before)), key)
    await expect(attempt()).rejects.toMatchObject({ code: 'PAYMENT_DECLINED', status: 402 })
    await expect(attempt()).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
    expect(await sandbox.payments.readSubscription(id)).toEqual(before)
    expect((await eventsOf(id)).filter((event) => event.type === 'invoice-paid')).toHaveLength(1)
  })

  it('[X-45] cancelled ends with its period, unless it is reactivated before', async () => {
    const id = await sandbox.subscribe()
    expect(await sandbox.payments.cancelAtPeriodEnd(id)).toMatchObject({ status: 'active', endsWithPeriod: true })
    expect(await sandbox.payments.reactivate(id)).toMatchObject({ status: 'active', endsWithPeriod: false })
    await sandbox.payments.cancelAtPeriodEnd(id)
    await sandbox.helper(`subscriptions/${id}/renew`)
    expect(await sandbox.payments.readSubscription(id)).toMatchObject({ status: 'ended' })
    await expect(sandbox.payments.reactivate(id)).rejects.toThrow()
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: 'subscription-ended', subscription: { status: 'ended' } })
  })

  it('[X-45] past due is ended at once, by however many clicks, and what is open is not collected', async () => {
    const id = await sandbox.subscribe(QUARTERLY, DECLINED_LATER)
    await sandbox.helper(`subscriptions/${id}/renew`)
    await Promise.all([sandbox.payments.endNow(id), sandbox.payments.endNow(id)])
    await sandbox.payments.endNow(id)
    expect(await sandbox.payments.readSubscription(id)).toMatchObject({ status: 'ended' })
    await sandbox.helper(`subscriptions/${id}/renew`, { default_payment_method: 'pm_card_visa' })
    const types = (await eventsOf(id)).map(({ type }) => type)
    expect(types.filter((type) => type === 'subscription-ended' || type === 'invoice-paid')).toEqual([
      ...['invoice-paid', 'subscription-ended'],
    ])
    await expect(sandbox.payments.endNow('sub_0')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('renews when its period ends, by the clock', async () => {
    const id = await sandbox.subscribe()
    const before = await sandbox.payments.readSubscription(id)
    sandbox.clock.move(before.periodEnd.getTime() - sandbox.clock.now().getTime() + 1000)
    const due = `update graphile_worker._private_jobs set run_at = now() where payload ->> 'subscriptionId' = $1`
    await sandbox.database.query(due, [id])
    const start = async () => (await sandbox.payments.readSubscription(id)).periodStart
    await expect.poll(start, { timeout: 8000 }).toEqual(before.periodEnd)
    await sandbox.database.query(due, [id])
    await expect
      .poll(() => sandbox.database.query(`select 1 from graphile_worker.jobs where run_at <= now()`), { timeout: 8000 })
      .toEqual([])
    expect(await start()).toEqual(before.periodEnd)
  })

  it('[GK-030] whose renewals are declined is tried four times, and then ends', async () => {
    const id = await sandbox.subscribe(QUARTERLY, DECLINED_LATER)
    const states: string[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      await sandbox.helper(`subscriptions/${id}/renew`)
      states.push((await sandbox.payments.readSubscription(id)).status)
    }
    expect(states).toEqual(['past-due', 'past-due', 'past-due', 'ended'])
    const failed = (await eventsOf(id)).filter((event) => event.type === 'invoice-failed')
    expect(failed.map((event) => event.type === 'invoice-failed' && event.nextAttemptAt !== null)).toEqual([
      ...[true, true, true],
      false,
    ])
  })

  it('recovers when a later attempt is paid', async () => {
    const id = await sandbox.subscribe(QUARTERLY, DECLINED_LATER)
    await sandbox.helper(`subscriptions/${id}/renew`)
    await sandbox.helper(`subscriptions/${id}/renew`, { default_payment_method: 'pm_card_visa' })
    expect(await sandbox.payments.readSubscription(id)).toMatchObject({ status: 'active' })
    const renewals = (await eventsOf(id)).filter((event) => event.type === 'invoice-paid' && event.reason === 'renewal')
    expect(renewals).toMatchObject([{ amountCents: 23_700 }])
  })
})

describe('many things at once', () => {
  it('to subscriptions of one customer wait for each other without a deadlock, and each is charged for once', async () => {
    const customerId = await sandbox.customer()
    const subscribe = async () => {
      const purchase = { type: 'subscription' as const, terms: QUARTERLY }
      const { sessionId } = await sandbox.checkout({ customerId, purchase })
      await sandbox.pay(sessionId)
      return String((await sandbox.payments.readCheckout(sessionId)).subscriptionId)
    }
    const ids = await Promise.all([1, 2, 3, 4].map(subscribe))
    const proratedAt = sandbox.clock.now()
    const change = (subscriptionId: string) => ({ subscriptionId, terms: ADVANCE, proratedAt, metadata: {} })
    const results = await Promise.allSettled([
      ...ids.map((id) => sandbox.payments.changeSubscription(change(id), newKey())),
      ...ids.map((id) => sandbox.helper(`subscriptions/${id}/renew`)),
      ...ids.map((id) => sandbox.payments.quoteSubscriptionChange(change(id))),
    ])
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.cause?.message] : []))
    // A renewal that came first has moved the period on, and the change is then refused as being outside of it.
    expect(refusals.filter((message) => !message?.includes('proration_date'))).toEqual([])
    for (const id of ids) {
      const reasons = (await eventsOf(id)).flatMap((event) => (event.type === 'invoice-paid' ? [event.reason] : []))
      expect(new Set(reasons).size).toBe(reasons.length)
      expect(reasons).toContain('first')
    }
  })
})
