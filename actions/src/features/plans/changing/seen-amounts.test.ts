import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import type { Caller } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { openTestPlans, type TestPlans } from '../plans.testkit.js'
import { changePlan, type Quoted, quoteChange } from './plan-change.js'

let shop: TestPlans
beforeAll(async () => {
  shop = await openTestPlans()
})
beforeEach(async () => {
  await shop.database.query('delete from subscriptions')
  await shop.database.query('delete from auth.throttles')
})

const [OLD, NEW, THIRD] = ['basic_quarterly_company', 'advance_quarterly_company', 'growth_yearly_company']
const price = (priceId: string, cents: number) =>
  shop.database.query('update plan_prices set billed_cents = $2 where price_id = $1', [priceId, cents])

/** Somewhere in the period that is paid; sessions would not last that long. */
function later(days: number): Services {
  return { ...shop.services, clock: { now: () => new Date(Date.now() + days * DAY_MS) } }
}
async function ingrid(): Promise<Caller> {
  const [row] = await shop.database.query<{ companyId: string }>(
    'select company_id as "companyId" from users where id = $1',
    [shop.ingrid.id],
  )
  return { ...row, userId: shop.ingrid.id, email: shop.ingrid.email } as Caller
}
const quote = async (priceId: string, days = 0) => quoteChange(later(days), await ingrid(), priceId)
/** @returns its error's code, or null once it is done */
const change = async (priceId: string, { amountCents, proratedAt }: Quoted, days = 0) =>
  changePlan(later(days), await ingrid(), { priceId, amountCents, proratedAt: new Date(proratedAt) }).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
/** What the provider collected for a subscription after its first payment. */
const charged = async (id: string) =>
  (await shop.eventsOf(id))
    .flatMap((event) => (event.type === 'invoice-paid' && event.reason !== 'first' ? [event.amountCents] : []))
    .reduce((sum, cents) => sum + cents, 0)

const cents = fc.oneof(fc.integer({ min: 50, max: 2_000 }), fc.integer({ min: 50, max: 300_000 }))

it('[PLAN-24, GK-025, X-24] a plan is charged and booked at the price of its card, a change at the amount on the button', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...{ first: cents, next: cents, raised: cents, days: fc.nat(80) },
        off: fc.oneof(fc.constant(0), fc.integer({ min: -2_000, max: 2_000 })),
        isRaised: fc.boolean(),
      }),
      async ({ first, next, raised, days, off, isRaised }) => {
        await shop.database.query('delete from subscriptions')
        await shop.database.query('delete from auth.throttles')
        await Promise.all([price(OLD, first), price(NEW, next)])
        const before = await shop.sales()
        const id = await shop.buy(OLD, shop.ingrid)
        expect(await shop.sales()).toBe(before + first)
        const quoted = await quote(NEW, days)
        if (isRaised) await price(NEW, raised)
        const code = await change(NEW, { ...quoted, amountCents: quoted.amountCents + off }, days)
        await shop.settle(id)
        const booked = (await shop.sales()) - before - first
        if (code) {
          expect(code).toBe('TERMS_CHANGED')
          expect([await charged(id), booked]).toEqual([0, 0])
        } else {
          // what is negative on the button becomes credit towards later payments
          const due = Math.max(0, quoted.amountCents + off)
          expect([await charged(id), booked]).toEqual([due, due])
        }
      },
    ),
    {
      numRuns: 5,
      // each run buys a plan, and shrinking would take many
      endOnFailure: true,
      // too little for a charge
      examples: [[{ first: 1_000, next: 1_030, raised: 50, days: 0, off: 0, isRaised: false }]],
    },
  )
  expect((await auditLedger(shop.services.database)).differences).toEqual([])
})

it('[GK-025, X-24] of two different changes confirmed at once, none is charged at another amount than its own', async () => {
  await Promise.all([price(OLD, 23_700), price(NEW, 38_700)])
  const id = await shop.buy(OLD, shop.ingrid)
  const quotes = [await quote(NEW), await quote(THIRD)] as const
  const answers = await Promise.all([change(NEW, quotes[0]), change(THIRD, quotes[1])])
  await shop.settle(id)
  const confirmed = quotes.filter((_, index) => answers[index] === null)
  expect(confirmed).not.toEqual([])
  expect(await charged(id)).toBe(confirmed.reduce((sum, { amountCents }) => sum + amountCents, 0))
})
