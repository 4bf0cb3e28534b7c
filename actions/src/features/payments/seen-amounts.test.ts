import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import { type Persona, persona } from '#tests/tokens.js'
import { openTestPurchases, PACK, type TestPurchases } from './payments.testkit.js'
import { answerRefund } from './refunds/answer-refund.js'
import { requestRefund } from './refunds/request-refund.js'

let shop: TestPurchases
let ada: Persona
beforeAll(async () => {
  shop = await openTestPurchases()
  ada = await persona(shop.database, 'ada@sagework.example')
})

const setPack = (credits: number, cents: number) =>
  shop.database.query('update credit_packs set credits = $2, price_cents = $3 where code = $1', [
    PACK.priceId,
    credits,
    cents,
  ])

/** As from staff's dialog, which shows what is left. @returns its error's code, or null once it is sent */
async function refund(purchaseId: string, amountCents: number, leftCents: number): Promise<string | null> {
  const { services } = shop
  const caller = { userId: ada.id, firstName: 'Ada', lastName: 'Thornton' } as Caller
  const request = { requestId: randomUUID(), purchaseId, amountCents, leftCents, reason: 'The buyer asked for it' }
  try {
    await services.database
      .transaction()
      .execute((transaction) => requestRefund(transaction, services, request, caller))
    await answerRefund(services, request.requestId)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const cents = fc.oneof(fc.integer({ min: 50, max: 500 }), fc.integer({ min: 50, max: 30_000 }))
const credits = fc.integer({ min: 1, max: 5_000 })

it('[GK-034, X-24, GO-54] a pack is charged, booked and refunded at the amounts on the buttons, to the cent', async () => {
  await shop.database.query(
    `update system_configurations set value = '999999' where config = 'SECOND_PERSON_ABOVE_USD'`,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...{ price: cents, count: credits, laterPrice: cents, laterCount: credits },
        parts: fc.array(
          fc.record({ cents: fc.integer({ min: 1, max: 400 }), off: fc.constantFrom(0, 0, 1, -1, 5_000) }),
          {
            maxLength: 3,
          },
        ),
      }),
      async ({ price, count, laterPrice, laterCount, parts }) => {
        await shop.database.query('delete from auth.throttles')
        await setPack(count, price)
        const before = { sales: await shop.sales(), credits: await shop.credits() }
        const sessionId = await shop.open()
        // whoever is at the checkout already pays what it says
        await setPack(laterCount, laterPrice)
        expect(await shop.payments.readCheckout(sessionId)).toMatchObject({ amountCents: price })
        await shop.pay(sessionId)
        await shop.deliverAll(sessionId)
        const { id, payment_id } = await shop.purchase(sessionId)
        const had = { sales: before.sales + price, credits: before.credits + count }
        expect({ sales: await shop.sales(), credits: await shop.credits() }).toEqual(had)
        let left = price
        for (const part of parts) {
          const code = await refund(id, part.cents, left + part.off)
          if (code === null) {
            expect(part.off).toBe(0)
            left -= part.cents
          } else expect(code).toMatch(/^(TERMS_CHANGED|REFUND_TOO_LARGE|NOT_REFUNDABLE)$/)
          await shop.deliverAll(String(payment_id))
          const back = Math.floor((count * (price - left)) / price)
          expect({ sales: await shop.sales(), credits: await shop.credits() }).toEqual({
            ...{ sales: had.sales - (price - left), credits: had.credits - back },
          })
        }
      },
    ),
    { numRuns: 12 },
  )
  expect((await auditLedger(shop.services.database)).differences).toEqual([])
})
