import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NORA, NOW, openTestLedger, TOM } from '#domain/ledger/ledger.testkit.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import { chargeForPost, readPostingPrice } from './post-charge.js'

const { available, book, database, differences, grant, handle, total } = await openTestLedger()
const [nora] = await database.query<{ companyId: string }>(
  'select company_id as "companyId" from users where id = $1',
  [NORA],
)
const POSTERS = { free: { userId: TOM, companyId: null } as Caller, paid: { ...nora, userId: NORA } as Caller }

it('[GK-023, X-24, OERR-20] a post is charged at the price on the button, whatever the plan and balance, or not sent', async () => {
  const plans = await database.query<{ code: string }>('select code from plan_packages')
  const prices = fc.integer({ min: 0, max: 300 })
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...{ who: fc.constantFrom('free', 'paid'), plan: fc.constantFrom(...plans.map(({ code }) => code)) },
        ...{ price: prices, later: fc.option(prices), funds: fc.integer({ min: 1, max: 200 }) },
        forged: fc.option(fc.oneof(fc.integer(), fc.double()), { freq: 3 }),
      }),
      async ({ who, plan, price, later, funds, forged }) => {
        const caller = POSTERS[who]
        await database.query('update subscriptions set plan_code = $2 where company_id = $1', [nora?.companyId, plan])
        const setPrice = (credits: number) => database.query('update plan_packages set posting_credits = $1', [credits])
        await Promise.all([setPrice(price), grant(funds, { userId: caller.userId })])
        const shown = await readPostingPrice(handle.database, caller, NOW)
        expect(shown.credits).toBe(price)
        if (later !== null) await setPrice(later)
        const [seenCredits, now] = [forged ?? shown.credits, later ?? price]
        const [had, spent] = [await available(caller.userId), await total('credits_spent')]
        const post = { id: randomUUID(), title: 'A post' }
        const code = await book((tx) => chargeForPost(tx, post, { caller, now: NOW, seenCredits })).then(
          () => null,
          (error: unknown) => (error instanceof AppError ? error.code : error),
        )
        const booked = [had - (await available(caller.userId)), (await total('credits_spent')) - spent]
        if (code === null) {
          expect(seenCredits).toBe(now)
          expect(booked).toEqual([seenCredits, seenCredits])
        } else {
          expect(code).toBe(seenCredits === now ? 'INSUFFICIENT_CREDITS' : 'PRICE_CHANGED')
          expect(booked).toEqual([0, 0])
          if (code === 'INSUFFICIENT_CREDITS') expect(had).toBeLessThan(now)
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(await differences()).toEqual([])
})
