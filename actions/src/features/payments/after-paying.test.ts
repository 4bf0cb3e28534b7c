import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock.js'
import { tokenFor } from '#tests/tokens.js'
import { openTestPurchases, PACK, type TestPurchases } from './payments.testkit.js'

let shop: TestPurchases
beforeAll(async () => {
  shop = await openTestPurchases()
})

const status = (sessionId: string, buyer = shop.nora, path = '/api/payment/status') =>
  shop.actions.get(`${path}/${sessionId}`, { token: tokenFor(buyer) })

async function pay(body = PACK): Promise<string> {
  const sessionId = await shop.open(body)
  await shop.pay(sessionId)
  return sessionId
}

describe('the status of a payment', () => {
  it('[HIRE-17, HIRE-19, OBASE-02, GO-52] goes from unpaid over processing to paid, with amount and credits', async () => {
    const sessionId = await shop.open()
    const bought = { amount: 1_000, wizlings: 200, purchaseType: 'wizlings', title: '200 Credits' }
    const unpaid = { ...bought, status: 'unpaid', isProcessing: false, isRefunded: false, receiptNumber: null }
    expect((await status(sessionId)).body).toEqual(unpaid)
    await shop.pay(sessionId)
    expect((await status(sessionId)).body).toEqual({ ...unpaid, isProcessing: true })
    await shop.deliverAll(sessionId)
    const paid = { ...unpaid, status: 'paid', receiptNumber: expect.any(Number) }
    expect((await status(sessionId)).body).toEqual(paid)
    expect((await status(sessionId, shop.nora, '/consultation/payment/status')).body).toEqual(paid)
  })

  it('[GO-52] is nobody else’s business, not even whether there is one', async () => {
    const sessionId = await shop.open()
    const [others, unknown] = [await status(sessionId, shop.tom), await status('cs_test_0', shop.tom)]
    expect([others.status, others.body.errorCode]).toEqual([404, 'NOT_FOUND'])
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'NOT_FOUND'])
    expect((await shop.actions.get(`/api/payment/status/${sessionId}`)).status).toBe(401)
  })

  it('tells of a refund, in the app and by email', async () => {
    const sessionId = await pay()
    await shop.deliverAll(sessionId)
    await shop.deliverAll(sessionId)
    const paymentId = String((await shop.purchase(sessionId)).payment_id)
    await shop.payments.refund({ paymentId, metadata: {} }, paymentId)
    await shop.deliverAll(paymentId)
    expect((await status(sessionId)).body).toMatchObject({ status: 'cancelled', isRefunded: true })
    const { id, receipt_number } = await shop.purchase(sessionId)
    const told = await shop.database.query(
      `select title, body from notifications where user_id = $1 and effect_key like $2 order by created_at`,
      [shop.nora.id, `payment:${id}:%`],
    )
    expect(told).toEqual([
      {
        title: 'Your payment arrived',
        body: `You paid $10: 200 Credits. Your receipt is number ${receipt_number}.`,
      },
      {
        title: 'Your payment was refunded',
        body: `$10 went back to you: 200 Credits, receipt ${receipt_number}.`,
      },
    ])
    const mails = await shop.database.query(
      `select 1 from private.outbox_mails where subject like 'Your payment was refunded%'`,
    )
    expect(mails).toHaveLength(1)
  })
})

describe('leaving the checkout', () => {
  const cancel = (id: string, buyer = shop.nora) =>
    shop.actions.post(`/api/payment/purchases/${id}/cancel`, {}, { token: tokenFor(buyer) })

  it('closes it at the provider, once and for all', async () => {
    const sessionId = await shop.open()
    const { id } = await shop.purchase(sessionId)
    expect((await cancel(id, shop.tom)).status).toBe(404)
    expect((await cancel(randomUUID())).status).toBe(404)
    for (let time = 0; time < 2; time++) expect((await cancel(id)).body).toEqual({ isCancelled: true, isPaid: false })
    expect((await shop.pay(sessionId)).html).toContain('This checkout has expired')
    expect((await status(sessionId)).body).toMatchObject({ status: 'cancelled' })
  })

  it('doesn’t undo what has been paid in another tab', async () => {
    const sessionId = await pay()
    const { id } = await shop.purchase(sessionId)
    expect((await cancel(id)).body).toEqual({ isCancelled: false, isPaid: true })
    await shop.deliverAll(sessionId)
    expect((await cancel(id)).body).toEqual({ isCancelled: false, isPaid: true })
    expect((await shop.purchase(sessionId)).status).toBe('fulfilled')
  })
})

describe('the reconciler', () => {
  const reconcile = () => shop.actions.hook('/hooks/crons/reconcile-payments', { id: randomUUID() })
  const until = (sessionId: string, wanted: string) =>
    expect.poll(async () => (await shop.purchase(sessionId)).status, { timeout: 10_000 }).toBe(wanted)

  it('applies events that never arrived, once', async () => {
    const before = await shop.credits()
    const sessionId = await pay({ ...PACK, priceId: 'credits_1000' })
    await reconcile()
    await until(sessionId, 'fulfilled')
    await shop.deliverAll(sessionId)
    expect(await shop.credits()).toBe(before + 1_000)
  })

  it('ends checkouts whose end nobody reported', async () => {
    const sessionId = await shop.open({ ...PACK, priceId: 'credits_2000' })
    const { id } = await shop.purchase(sessionId)
    shop.clock.move(DAY_MS + 2 * HOUR_MS)
    await reconcile()
    await until(sessionId, 'expired')
    expect(await shop.database.query('select status from purchases where id = $1', [id])).toEqual([
      { status: 'expired' },
    ])
  })
})
