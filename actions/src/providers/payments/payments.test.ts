import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock.js'
import { newKey, openTestSandbox, QUARTERLY, type TestSandbox } from './sandbox/sandbox.testkit.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
const eventsOf: TestSandbox['eventsOf'] = (id) => sandbox.eventsOf(id)

describe('a single purchase', () => {
  it('[PLAN-48, X-45] is paid at the page whose address the checkout answers with', async () => {
    const { sessionId, url } = await sandbox.checkout()
    expect(url).toBe(`http://localhost:3000/api/payment/sandbox/checkout/${sessionId}`)
    const open = await sandbox.payments.readCheckout(sessionId)
    expect(open).toMatchObject({ status: 'unpaid', amountCents: 1_000, url, paymentId: null })
    const { status, to } = await sandbox.pay(sessionId)
    expect([status, to]).toEqual([
      303,
      `http://localhost:3000/subscriptions?is_payment_success=true&session=${sessionId}`,
    ])
    expect(await sandbox.payments.readCheckout(sessionId)).toMatchObject({
      status: 'paid',
      amountCents: 1_000,
      url: null,
      reference: 'purchase-1',
      metadata: { purpose: 'wizlings' },
      paymentId: expect.stringMatching(/^pi_/),
    })
    expect((await eventsOf(sessionId)).map(({ type }) => type)).toEqual(['checkout-completed'])
  })

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
  ])('with the declined card %s stays unpaid, and another card can be tried', async (number, words) => {
    const { sessionId } = await sandbox.checkout()
    const refused = await sandbox.pay(sessionId, { number })
    expect([refused.status, refused.to]).toEqual([303, `/api/payment/sandbox/checkout/${sessionId}`])
    expect(refused.html).toContain(words)
    expect((await sandbox.payments.readCheckout(sessionId)).status).toBe('unpaid')
    expect(await eventsOf(sessionId)).toEqual([])
    expect((await sandbox.pay(sessionId)).status).toBe(303)
  })

  it('is charged once, however often and from however many tabs it is paid', async () => {
    const { sessionId } = await sandbox.checkout()
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.pay(sessionId)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    const { paymentId } = await sandbox.payments.readCheckout(sessionId)
    expect((await eventsOf(sessionId)).filter(({ type }) => type === 'checkout-completed')).toHaveLength(1)
    expect((await eventsOf(String(paymentId))).length).toBe(1)
    expect((await sandbox.pay(sessionId, { number: '4000000000000002' })).status).toBe(303)
  })

  it('that was cancelled can’t be paid any more, and one that was paid can’t be cancelled', async () => {
    const left = await sandbox.checkout()
    expect(await sandbox.payments.cancelCheckout(left.sessionId)).toMatchObject({ status: 'cancelled', url: null })
    expect((await sandbox.payments.cancelCheckout(left.sessionId)).status).toBe('cancelled')
    expect((await sandbox.pay(left.sessionId)).html).toContain('This checkout has expired')
    expect((await sandbox.payments.readCheckout(left.sessionId)).status).toBe('cancelled')
    const paid = await sandbox.checkout()
    await sandbox.pay(paid.sessionId)
    expect((await sandbox.payments.cancelCheckout(paid.sessionId)).status).toBe('paid')
  })

  it('whose tab was closed stays open, and expires after 24 hours', async () => {
    const { sessionId } = await sandbox.checkout()
    sandbox.clock.move(23 * HOUR_MS)
    expect((await sandbox.payments.readCheckout(sessionId)).status).toBe('unpaid')
    sandbox.clock.move(HOUR_MS)
    expect((await sandbox.pay(sessionId)).html).toContain('This checkout has expired')
    expect((await sandbox.payments.readCheckout(sessionId)).status).toBe('cancelled')
    expect((await eventsOf(sessionId)).map(({ type }) => type)).toEqual(['checkout-expired'])
  })

  it('expires by itself where nobody comes back', async () => {
    const { sessionId } = await sandbox.checkout()
    sandbox.clock.move(DAY_MS)
    await sandbox.database.query(
      `update graphile_worker._private_jobs set run_at = now() where payload ->> 'sessionId' = $1`,
      [sessionId],
    )
    await expect
      .poll(async () => (await sandbox.payments.readCheckout(sessionId)).status, { timeout: 8000 })
      .toBe('cancelled')
  })
})

describe('what paid', () => {
  const paidBy = async (customerId: string) =>
    (await eventsOf(customerId)).flatMap((event) =>
      event.type === 'charge-succeeded' ? [event.methodFingerprint] : [],
    )
  const buy = async (number?: string) => {
    const customerId = await sandbox.customer()
    const { sessionId } = await sandbox.checkout({ customerId })
    await sandbox.pay(sessionId, { ...(number ? { number } : {}), expiry: '01 / 51' })
    return paidBy(customerId)
  }

  it('[X-23] is told with each payment: the same card is recognised whoever uses it, and no other', async () => {
    const [visa] = await buy()
    expect(visa).toMatch(/^[0-9a-f]{16}$/)
    expect([await buy('4242-4242-4242-4242'), await buy()]).toEqual([[visa], [visa]])
    const others = [await buy('5200 8282 8282 8210'), await buy('4000 0000 0000 0341')].flat()
    expect(new Set([visa, ...others]).size).toBe(3)
    expect(await buy('4000 0000 0000 0002')).toEqual([])
  })

  it('[X-23] is told for the first period of a plan, its renewal and its change', async () => {
    const customerId = await sandbox.customer()
    const { sessionId } = await sandbox.checkout({ customerId, purchase: { type: 'subscription', terms: QUARTERLY } })
    await sandbox.pay(sessionId)
    const subscriptionId = String((await sandbox.payments.readCheckout(sessionId)).subscriptionId)
    const [visa] = await buy()
    const [mastercard] = await buy('5200 8282 8282 8210')
    expect(await paidBy(customerId)).toEqual([visa])
    await sandbox.helper(`subscriptions/${subscriptionId}/renew`)
    await sandbox.helper(`subscriptions/${subscriptionId}/renew`, {
      default_payment_method: 'pm_card_mastercard_debit',
    })
    expect(await paidBy(customerId)).toEqual([visa, visa, mastercard])
    const terms = {
      ...QUARTERLY,
      planKey: 'basic_yearly',
      amountCents: 80_000,
      interval: 'year' as const,
      intervalCount: 1,
    }
    const { periodStart } = await sandbox.payments.readSubscription(subscriptionId)
    const change = { subscriptionId, terms, metadata: {}, proratedAt: periodStart }
    await sandbox.payments.changeSubscription(change, newKey())
    expect(await paidBy(customerId)).toEqual([visa, visa, mastercard, mastercard])
    await sandbox.helper(`subscriptions/${subscriptionId}/renew`, {
      default_payment_method: 'pm_card_chargeCustomerFail',
    })
    expect(await paidBy(customerId)).toHaveLength(4)
  })

  it('pays for the first period with a card that is declined later, and tells which', async () => {
    const customerId = await sandbox.customer()
    const number = '4000 0000 0000 0341'
    const { sessionId } = await sandbox.checkout({ customerId, purchase: { type: 'subscription', terms: QUARTERLY } })
    await sandbox.pay(sessionId, { number })
    expect(await paidBy(customerId)).toEqual(await buy(number))
  })
})

describe('refunds', () => {
  it('[X-25] come in parts up to what was paid, and the events tell the sum so far', async () => {
    const { sessionId } = await sandbox.checkout()
    await sandbox.pay(sessionId)
    const paymentId = String((await sandbox.payments.readCheckout(sessionId)).paymentId)
    const refund = (amountCents?: number, key = newKey()) =>
      sandbox.payments.refund({ paymentId, amountCents, metadata: {} }, key)
    const key = newKey()
    const [first, again] = [await refund(300, key), await refund(300, key)]
    expect([first.amountCents, again]).toEqual([300, first])
    await expect(refund(301, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    await expect(refund(701)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'amount' }] })
    expect(await refund()).toMatchObject({ amountCents: 700 })
    await expect(refund()).rejects.toMatchObject({ code: 'ALREADY_DONE' })
    const refunded = (await eventsOf(paymentId)).flatMap((event) =>
      event.type === 'charge-refunded' ? [event.refundedCents] : [],
    )
    expect(refunded).toEqual([300, 1_000])
  })

  it('of a disputed payment are refused, and the dispute’s outcome is told', async () => {
    const { sessionId } = await sandbox.checkout()
    await sandbox.pay(sessionId)
    const paymentId = String((await sandbox.payments.readCheckout(sessionId)).paymentId)
    const { id } = await sandbox.helper<{ id: string }>('disputes', { payment_intent: paymentId })
    await expect(sandbox.payments.refund({ paymentId, metadata: {} }, newKey())).rejects.toThrow()
    await sandbox.helper(`disputes/${id}/close`, { status: 'lost' })
    const facts = { disputeId: id, paymentId, amountCents: 1_000 }
    expect(await eventsOf(id)).toMatchObject([
      { type: 'dispute-opened', ...facts },
      { type: 'dispute-closed', isLost: true, ...facts },
    ])
  })
})

describe('the provider', () => {
  it('is not asked to believe ids that it does not know', async () => {
    await expect(sandbox.payments.readCheckout('cs_test_0')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(sandbox.payments.readSubscription('sub_0')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(sandbox.checkout({ customerId: 'cus_0' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const refund = { paymentId: 'pi_0', metadata: {} }
    await expect(sandbox.payments.refund(refund, newKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([49, 10.5, -1_000, 100_000_000, Number.NaN])('refuses to charge %s cents', async (amountCents) => {
    const purchase = { type: 'once' as const, name: 'Wizlings', amountCents }
    await expect(sandbox.checkout({ purchase })).rejects.toMatchObject({ code: 'UPSTREAM_REFUSED' })
  })
})
