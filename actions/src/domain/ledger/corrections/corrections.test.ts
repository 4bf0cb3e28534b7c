import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '#platform/errors.js'
import { days, NORA, NOW, openTestLedger } from '../ledger.testkit.js'
import { settleDueAccounts } from '../settle-due-accounts.js'
import {
  AMOUNT,
  correct,
  earnedAndReleased,
  SCENARIOS,
  type Scenario,
  spentFromEndedLot,
} from './corrections.testkit.js'

const ledger = await openTestLedger()

/** What belongs to Nora, on hold or not, by currency. */
async function owned(): Promise<Record<string, number>> {
  const rows = await ledger.database.query<{ currency: string; sum: string }>(
    'select currency, sum(balance) as sum from ledger_accounts where owner_id = $1 group by 1 order by 1',
    [NORA],
  )
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, Number(sum)]))
}

const settle = () => settleDueAccounts(ledger.handle.database, NOW)

const REFUSED = {
  hold_posted: /on hold/,
  hold_voided: /on hold/,
  hold_expired: /on hold/,
  payment_received: /refund under Purchases/,
  payment_reversed: /refund under Purchases/,
  earning_released: /booked the earning/,
  reward_voided: /stays so/,
  answer_reward: /under Rewards/,
  redemption_requested: /under Payouts/,
  redemption_approved: /under Payouts/,
  redemption_refused: /under Payouts/,
  payout_requested: /under Payouts/,
  payout_paid: /under Payouts/,
  payout_returned: /under Payouts/,
} as const

const isRefused = (kind: string): kind is keyof typeof REFUSED => Object.hasOwn(REFUSED, kind)
const CORRECTED: [string, Scenario][] = [
  ...Object.entries(SCENARIOS).filter(([kind]) => !isRefused(kind)),
  ['a price paid from credits that have ended since', spentFromEndedLot],
  ['dollars that are available already', earnedAndReleased('usd')],
  ['reward credits that are available already', earnedAndReleased('reward')],
]

describe('a correction', () => {
  it.each(CORRECTED)(
    '[X-22] of %s, in any parts, leaves everybody with what they had before it, for good',
    async (_kind, scenario) => {
      const shares = fc.integer({ min: 1, max: AMOUNT })
      await fc.assert(
        fc.asyncProperty(shares, async (part) => {
          const book = await scenario(ledger)
          const before = await owned()
          const transferId = await book()
          await correct(ledger, transferId, part)
          if (part < AMOUNT) await correct(ledger, transferId, AMOUNT - part)
          expect(await owned()).toEqual(before)
          await settle()
          expect(await owned()).toEqual(before)
          await expect(correct(ledger, transferId, 1)).rejects.toMatchObject({ code: 'CORRECTION_TOO_LARGE' })
        }),
        { numRuns: 3 },
      )
      expect(await ledger.differences()).toEqual([])
    },
  )

  it.each(Object.entries(REFUSED))(
    '[X-22] of %s is refused with the way that there is instead',
    async (kind, words) => {
      const transferId = await (await SCENARIOS[kind as keyof typeof REFUSED](ledger))()
      const before = await owned()
      const error = await correct(ledger, transferId, AMOUNT).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'NOT_CORRECTABLE', message: expect.stringMatching(words) })
      expect(await owned()).toEqual(before)
    },
  )

  it('[X-22] shows one line on the statement, and can be taken back itself: then the credits end', async () => {
    const transferId = await (await SCENARIOS.credits_expired(ledger))()
    const correction = await correct(ledger, transferId, AMOUNT)
    const lines = await ledger.database.query<{ amount: string; reason: string }>(
      `select line.amount, transfer.reason from ledger_statement_lines as line join ledger_transfers as transfer on id = transfer_id
       where owner_id = $1 and transfer_id >= $2`,
      [NORA, correction],
    )
    expect(lines).toEqual([{ amount: '100', reason: 'Correction: a test' }])
    const [lot] = await ledger.database.query<{ due_at: Date; id: string }>(
      `select due_at, (select max(id) from ledger_transfers) as id from ledger_accounts
       where owner_id = $1 and kind = 'credits' and due_at > $2 and is_open order by id desc limit 1`,
      [NORA, NOW],
    )
    expect(lot?.due_at).toEqual(days(30))
    const before = await owned()
    await correct(ledger, String(lot?.id), AMOUNT)
    await settle()
    expect(await owned()).toEqual({ ...before, credit: Number(before.credit) - AMOUNT })
    expect(await ledger.differences()).toEqual([])
  })
})
