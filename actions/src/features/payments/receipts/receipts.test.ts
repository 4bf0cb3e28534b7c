import { beforeAll, describe, expect, it } from 'vitest'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { openTestPurchases, PACK, type TestPurchases } from '../payments.testkit.js'

let shop: TestPurchases
let number: number
let sessionId: string
beforeAll(async () => {
  shop = await openTestPurchases()
  sessionId = await shop.open()
  await shop.pay(sessionId)
  await shop.deliverAll(sessionId)
  number = Number((await shop.purchase(sessionId)).receipt_number)
})

const fetchReceipt = (who: Persona | null, which: number | string = number, role?: string) =>
  shop.actions.get<string>(`/api/payment/receipts/${which}`, {
    token: who ? tokenFor(who, role ? { role } : {}) : undefined,
  })

describe('a receipt', () => {
  it('is a PDF named by its number, for its buyer and for staff', async () => {
    const answer = await fetchReceipt(shop.nora)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=receipt-${number}.pdf`)
    expect(answer.body).toMatch(/^%PDF-/)
    const ada = await persona(shop.database, 'ada@sagework.example')
    expect((await fetchReceipt(ada, number, 'staff')).status).toBe(200)
  })

  it.each(['others', 'unknown', '0', '-1', '1.5', 'abc', '99999999999'])('does not exist for %s', async (what) => {
    const answer = what === 'others' ? await fetchReceipt(shop.tom) : await fetchReceipt(shop.nora, what)
    expect(answer.status).toBe(404)
    expect((await fetchReceipt(null)).status).toBe(401)
  })

  it('[X-25] says what was true when it was issued, seller and buyer', async () => {
    await shop.database.query(
      `update system_configurations set value = 'Sagework Ltd' where config = 'RECEIPT_SELLER_NAME'`,
    )
    await shop.database.query(
      `update system_configurations set value = 'DE1234' where config = 'RECEIPT_SELLER_TAX_ID'`,
    )
    const next = await shop.open({ ...PACK, priceId: 'credits_1000' })
    await shop.pay(next)
    await shop.deliverAll(next)
    const issued = await shop.database.query(
      'select receipt_number, seller_name, seller_tax_id, buyer_email, is_trial from private.receipts order by 1',
    )
    const common = { buyer_email: 'nora@brightwater.example', is_trial: true }
    expect(issued).toEqual([
      { receipt_number: number, seller_name: 'Sagework', seller_tax_id: '', ...common },
      { receipt_number: number + 1, seller_name: 'Sagework Ltd', seller_tax_id: 'DE1234', ...common },
    ])
    await expect(shop.database.query(`update private.receipts set seller_name = 'x'`)).rejects.toThrow('append-only')
  })

  it('keeps its number through a refund', async () => {
    const paymentId = String((await shop.purchase(sessionId)).payment_id)
    await shop.payments.refund({ paymentId, metadata: {} }, paymentId)
    await shop.deliverAll(paymentId)
    expect(await shop.purchase(sessionId)).toMatchObject({ status: 'refunded', receipt_number: number })
    expect((await fetchReceipt(shop.nora)).status).toBe(200)
  })
})

describe('the numbers of receipts', () => {
  it('have no gaps, however many payments arrive at once', async () => {
    const sessions: string[] = []
    for (const buyer of [shop.nora, shop.tom])
      for (const priceId of ['credits_200', 'credits_1000', 'credits_2000']) {
        const id = await shop.open({ ...PACK, priceId }, buyer)
        await shop.pay(id)
        sessions.push(id)
      }
    await Promise.all(sessions.map((id) => shop.deliverAll(id)))
    const rows = await shop.database.query<{ receipt_number: number }>(
      'select receipt_number from private.receipts order by receipt_number',
    )
    const first = rows[0]?.receipt_number ?? 0
    expect(rows.map(({ receipt_number }) => receipt_number)).toEqual(rows.map((_, place) => first + place))
  })
})
