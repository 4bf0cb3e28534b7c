import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { LONG_REASON, openIncome } from './income.testkit.js'

const income = await openIncome()
const { act, balances, database, elena } = income
const RUNS = { numRuns: 40 }
const DETAILS = 'IBAN DE89 3704 0044 0532 0130 00'

const set = (config: string, value: number) =>
  database.query('update system_configurations set value = $2 where config = $1', [config, String(value)])

/** What no screen sends, and a page that was open while the amount changed. */
const forged = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.double(),
  fc.constantFrom(0, -1, 0.5, 2 ** 31, 2 ** 53, '80', '', [80], {}, true, null),
)
/** The amount on the button, or something else. */
const seen = fc.option(forged, { freq: 2, nil: undefined })
/** Whether an amount that was sent says the same as a number. */
const says = (sent: unknown, cents: number) => sent === undefined || sent === cents

it('[GD-15, X-24] Reward Credits are redeemed for the amount on the button, or not at all', async () => {
  const amounts = fc.oneof(fc.integer({ min: 1, max: 400 }), forged)
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        rate: fc.integer({ min: 1, max: 500 }),
        funds: fc.integer({ min: 1, max: 300 }),
        credits: amounts,
        seenCents: seen,
      }),
      async ({ rate, funds, credits, seenCents }) => {
        await Promise.all([set('REWARD_CREDIT_CENTS', rate), income.giveRewards(funds)])
        const before = await balances()
        const [id, shown] = [randomUUID(), Number(credits) * rate]
        const sent = { id, credits, reason: LONG_REASON, seenCents: seenCents === undefined ? shown : seenCents }
        const { status, code } = await act('redeemCredits', sent, elena)
        const rows = await database.query<{ credits: number; cents: string }>(
          'select credits, cents from redemptions where id = $1',
          [id],
        )
        const after = await balances()
        if (status !== 'requested') {
          expect(code).toMatch(/^(PRICE_CHANGED|VALIDATION_FAILED|INSUFFICIENT_REWARD_CREDITS)$/)
          expect([rows, after]).toEqual([[], before])
          return
        }
        expect(says(seenCents, shown)).toBe(true)
        expect(rows).toEqual([{ credits: Number(credits), cents: String(shown) }])
        const [waiting = 0, had = 0] = [before.redemption_requested, before.reward_credits]
        expect(after).toMatchObject({
          redemption_requested: waiting + Number(credits),
          reward_credits: had - Number(credits),
        })
        await act('approveRedemption', { id }, income.ada)
        const { income_held: held = 0 } = await balances()
        expect(held).toBe((before.income_held ?? 0) + shown)
      },
    ),
    RUNS,
  )
  expect(await income.differences()).toEqual([])
})

it('[X-25] a payout sets the amount on the button aside, or nothing', async () => {
  const amounts = fc.oneof(fc.integer({ min: 1, max: 90_000 }), forged)
  await fc.assert(
    fc.asyncProperty(
      fc.record({ least: fc.nat(300), funds: fc.integer({ min: 1, max: 60_000 }), cents: amounts }),
      async ({ least, funds, cents }) => {
        await Promise.all([set('PAYOUT_MIN_DOLLARS', least), income.giveIncome(funds)])
        const before = await balances()
        const id = randomUUID()
        const { status, code } = await act('requestPayout', { id, cents, details: DETAILS }, elena)
        const rows = await database.query('select cents from payouts where id = $1', [id])
        const after = await balances()
        if (status !== 'requested') {
          expect(code).toMatch(/^(VALIDATION_FAILED|INSUFFICIENT_INCOME)$/)
          expect([rows, after]).toEqual([[], before])
          return
        }
        const amount = Number(cents)
        expect(amount).toBeGreaterThanOrEqual(least * DOLLARS_TO_CENTS)
        expect(rows).toEqual([{ cents: String(amount) }])
        const [requested = 0, had = 0] = [before.payout_requested, before.income]
        expect(after).toMatchObject({ payout_requested: requested + amount, income: had - amount })
      },
    ),
    RUNS,
  )
  expect(await income.differences()).toEqual([])
})
