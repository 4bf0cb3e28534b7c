import { beforeAll, expect, it } from 'vitest'
import { shareAPaymentMethod } from '#domain/purchases/payment-methods.store.js'
import { openTestPurchases, type TestPurchases } from './payments.testkit.js'

let shop: TestPurchases
let company: string
beforeAll(async () => {
  shop = await openTestPurchases()
  company = String((await shop.database.query<{ id: string }>('select id from companies limit 1'))[0]?.id)
  await shop.database.query('update users set company_id = null where id = any($1)', [[shop.nora.id, shop.tom.id]])
})

type Method = {
  fingerprint: string
  first_seen_at: Date
  last_seen_at: Date
}
const methodsOf = (userId: string) =>
  shop.database.query<Method>(
    'select fingerprint, first_seen_at, last_seen_at from private.payment_methods where user_id = $1 order by 2, 1',
    [userId],
  )
const MASTERCARD = '5200 8282 8282 8210'
/** Buys a pack, and returns what the provider says about its payment. */
async function buy(buyer = shop.nora, number?: string) {
  const sessionId = await shop.open(undefined, buyer)
  await shop.pay(sessionId, number ? { number } : {})
  await shop.deliverAll(sessionId)
  const paymentId = String((await shop.purchase(sessionId)).payment_id)
  const [charge = ''] = (await shop.rawEvents(paymentId)).filter((body) => body.includes('"charge.succeeded"'))
  return charge
}
const share = () => shareAPaymentMethod(shop.services.database, shop.nora.id, shop.tom.id)

it('[X-23] what somebody paid with is remembered as a digest, and nothing else of it', async () => {
  const charge = await buy()
  expect(await methodsOf(shop.nora.id)).toEqual([])
  expect((await shop.deliver(charge)).status).toBe(200)
  const [method] = await methodsOf(shop.nora.id)
  expect(method?.fingerprint).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const { payment_method_details, created } = JSON.parse(charge).data.object
  expect(method?.first_seen_at).toEqual(new Date(created * 1000))
  const stored = await shop.database.query(
    `select body from private.payment_events where event_type = 'charge-succeeded'`,
  )
  expect(stored).toEqual([{ body: { customerId: expect.stringMatching(/^cus_/) } }])
  const everything = JSON.stringify([method, stored])
  for (const plain of [payment_method_details.card.fingerprint, '4242']) expect(everything).not.toContain(plain)
})

it('[X-23] another payment with it, in any order and however often it is told, only says when', async () => {
  shop.clock.move(60_000)
  const second = await buy()
  shop.clock.move(60_000)
  const third = await buy()
  const [before] = await methodsOf(shop.nora.id)
  for (const charge of [third, second, third]) await shop.deliver(charge)
  const [after, ...others] = await methodsOf(shop.nora.id)
  expect(others).toEqual([])
  expect(after).toEqual({ ...before, last_seen_at: new Date(JSON.parse(third).created * 1000) })
})

it('[X-23] a customer who is nobody’s here is nobody’s payment method', async () => {
  const event = JSON.parse(await buy(shop.tom))
  event.id = 'evt_of_somebody'
  event.data.object.customer = 'cus_elsewhere'
  const rows = () => shop.database.query('select * from private.payment_methods')
  const before = await rows()
  expect((await shop.deliver(JSON.stringify(event))).status).toBe(200)
  expect(await rows()).toEqual(before)
})

it('[X-23] two people share a card, or not; a colleague’s counts for the company', async () => {
  await shop.deliver(await buy(shop.tom, MASTERCARD))
  expect(await share()).toBe(false)
  const colleague = await shop.database.query<{ id: string }>(
    `select id from users where id <> all($1) order by id limit 1`,
    [[shop.nora.id, shop.tom.id]],
  )
  const id = colleague[0]?.id
  await shop.database.query(
    `insert into private.payment_methods select $2, fingerprint, now(), now() from private.payment_methods where user_id = $1`,
    [shop.nora.id, id],
  )
  expect(await share()).toBe(false)
  const join = (member: unknown) =>
    shop.database.query('update users set company_id = $2 where id = any($1)', [[member, id], company])
  const leave = () => shop.database.query('update users set company_id = null where company_id = $1', [company])
  await leave()
  await join(shop.tom.id)
  expect(await share()).toBe(true)
  expect(await shareAPaymentMethod(shop.services.database, shop.tom.id, shop.nora.id)).toBe(true)
  await leave()
  // a colleague of Nora’s who pays with her card is no link to Tom
  await join(shop.nora.id)
  expect(await share()).toBe(false)
  await leave()
  await shop.deliver(await buy(shop.tom))
  expect(await share()).toBe(true)
  expect(await shareAPaymentMethod(shop.services.database, shop.nora.id, shop.nora.id)).toBe(false)
})

it('[X-23] Postgres takes digests only', async () => {
  const put = (fingerprint: string) =>
    shop.database.query('insert into private.payment_methods values ($1, $2, now(), now())', [shop.tom.id, fingerprint])
  await expect(put('Xt5EWLLDS7FJjR1c')).rejects.toMatchObject({ constraint: 'payment_methods_fingerprint_is_a_digest' })
})
