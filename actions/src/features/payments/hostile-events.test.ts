import fc from 'fast-check'
import Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { toPaymentEvent } from '#providers/payments/stripe-events.js'
import type { Body } from '#tests/http.js'
import { tokenFor } from '#tests/tokens.js'
import { openTestPurchases, PACK, type TestPurchases } from './payments.testkit.js'

let shop: TestPurchases
let body: string
let sessionId: string
beforeAll(async () => {
  shop = await openTestPurchases()
  sessionId = await shop.open()
  await shop.pay(sessionId)
  body = (await shop.rawEvents(sessionId))[0] ?? ''
})

const sign = (payload: string, secret: string, secondsAgo = 0) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - secondsAgo })

describe('the webhook', () => {
  const forged: Record<string, () => string | null> = {
    'no signature': () => null,
    'an empty one': () => '',
    'one of another secret': () => sign(body, 'whsec_guessed'),
    'one of an empty secret': () => sign(body, ''),
    'one of another body': () => sign(body.replace('1000', '100000'), shop.webhookSecret),
    'one from 301 seconds ago': () => sign(body, shop.webhookSecret, 301),
    'one without its time': () => sign(body, shop.webhookSecret).replace(/^t=\d+,/, ''),
    'one with a newer time': () =>
      sign(body, shop.webhookSecret, 600).replace(/^t=\d+/, `t=${Date.now()}`.slice(0, 12)),
    'one of another scheme': () => sign(body, shop.webhookSecret).replace('v1=', 'v0='),
    'half of one': () => sign(body, shop.webhookSecret).slice(0, -32),
  }

  it.each(Object.keys(forged))('refuses an event with %s, and books nothing', async (what) => {
    const before = [await shop.credits(), await shop.sales()]
    const answer = await shop.deliver(body, forged[what]?.())
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'SIGNATURE_INVALID'])
    expect([await shop.credits(), await shop.sales(), (await shop.purchase(sessionId)).status]).toEqual([
      ...before,
      'open',
    ])
  })

  it('acknowledges events that mean nothing to us', async () => {
    const event = { ...JSON.parse(body), id: 'evt_other', type: 'customer.created', data: { object: {} } }
    expect((await shop.deliver(JSON.stringify(event))).status).toBe(200)
    expect(await shop.database.query(`select 1 from private.payment_events where event_id = 'evt_other'`)).toEqual([])
  })

  it('applies an event once, however many arrive at the same time', async () => {
    const [credits, sales] = [await shop.credits(), await shop.sales()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.deliver(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect([await shop.credits(), await shop.sales()]).toEqual([credits + 200, sales + 1_000])
  })

  it('ignores a signed event about a checkout that isn’t ours', async () => {
    const event = JSON.parse(body)
    const session = { ...event.data.object, id: 'cs_test_foreign', client_reference_id: shop.nora.id }
    const before = await shop.credits()
    const foreign = { ...event, id: 'evt_foreign', data: { object: session } }
    expect((await shop.deliver(JSON.stringify(foreign))).status).toBe(200)
    expect(await shop.credits()).toBe(before)
  })
})

describe('the checkout call', () => {
  it.each([
    [{ ...PACK, priceId: 'credits_0' }, 'VALIDATION_FAILED'],
    [{ ...PACK, priceId: 'basic_quarterly' }, 'VALIDATION_FAILED'],
    [{ ...PACK, priceId: ['credits_200'] }, 'VALIDATION_FAILED'],
    [{ ...PACK, priceId: 200 }, 'VALIDATION_FAILED'],
    [{ purchaseType: 'wizlings' }, 'VALIDATION_FAILED'],
    [{ ...PACK, purchaseType: 'gifts' }, 'VALIDATION_FAILED'],
    [{ ...PACK, amount: 1 }, 'UNKNOWN_FIELD'],
    [{ ...PACK, credits: 1_000_000 }, 'UNKNOWN_FIELD'],
    [{ ...PACK, wizlings: -200 }, 'UNKNOWN_FIELD'],
    [{ ...PACK, customerId: 'cus_0' }, 'UNKNOWN_FIELD'],
  ])('takes prices from its own rows only: %o', async (order, code) => {
    const answer = await shop.actions.post('/api/payment/checkout-session', order, { token: tokenFor(shop.nora) })
    expect([answer.status, answer.body.errorCode]).toEqual([400, code])
  })

  it('[X-03] needs a session and a confirmed address', async () => {
    expect((await shop.actions.post('/api/payment/checkout-session', PACK)).status).toBe(401)
    await shop.database.query('update user_accounts set is_email_verified = false where user_id = $1', [shop.tom.id])
    const answer = await shop.start(PACK, shop.tom)
    expect([answer.status, (answer.body as Body).errorCode]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    await shop.database.query('update user_accounts set is_email_verified = true where user_id = $1', [shop.tom.id])
  })

  it('no longer sells what was withdrawn', async () => {
    await shop.database.query(`update credit_packs set is_sold = false where code = 'credits_2000'`)
    expect((await shop.start({ ...PACK, priceId: 'credits_2000' })).status).toBe(400)
  })
})

describe('events in any order', () => {
  it('end in the same books as in the order in which they happened', async () => {
    /** A purchase that is refunded in part, disputed twice, and lost once. */
    const story = async () => {
      const id = await shop.open({ ...PACK, priceId: 'credits_1000' }, shop.tom)
      await shop.pay(id)
      const paymentId = String((await shop.payments.readCheckout(id)).paymentId)
      await shop.payments.refund({ paymentId, amountCents: 1_000, metadata: {} }, `a-${paymentId}`)
      await shop.payments.refund({ paymentId, amountCents: 500, metadata: {} }, `b-${paymentId}`)
      const dispute = await shop.helper<{ id: string }>('disputes', { payment_intent: paymentId })
      await shop.helper(`disputes/${dispute.id}/close`, { status: 'lost' })
      const raw = [...(await shop.rawEvents(id)), ...(await shop.rawEvents(paymentId))]
      return { id, events: [...new Set(raw)].map((text) => toPaymentEvent(JSON.parse(text) as Stripe.Event)) }
    }
    const ends = new Set<string>()
    const run = async (order: (count: number) => number[]) => {
      const before = [await shop.credits(shop.tom), await shop.sales()]
      const { id, events } = await story()
      for (const place of order(events.length)) {
        const event = events[place]
        if (event) await applyPaymentEvent(shop.services, event)
      }
      const { status, refunded_cents, charged_back_cents } = await shop.purchase(id)
      const after = [await shop.credits(shop.tom), await shop.sales()]
      const moved = after.map((sum, place) => sum - Number(before[place]))
      ends.add(JSON.stringify({ status, refunded_cents, charged_back_cents, moved }))
    }
    await run((count) => [...Array(count).keys()])
    const orders = fc.array(fc.nat({ max: 11 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(orders, async (keys) => {
        // Every event at least once, in an order that the keys decide, and some again.
        await run((count) => [
          ...[...Array(count).keys()].sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0)),
          ...keys.map((key) => key % count),
        ])
        expect(ends.size).toBe(1)
      }),
      { numRuns: 8, seed: 20_301 },
    )
    expect([...ends][0]).toContain('charged_back')
  })
})
