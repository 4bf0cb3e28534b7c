import { formatCents } from '#contract/format/money.js'
import { formatWhole } from '#contract/format/numbers.js'
import type { RedeemValues } from '#contract/income/income.schema.js'
import { setAsideForRequest } from '#domain/ledger/requests.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { readIncomeSettings } from '../income-settings.store.js'
import { lockRequester } from '../lock-requester.js'
import { requireEarner } from '../require-earner.js'

interface Redeeming extends RedeemValues {
  /** Chosen by the page: the same request sent twice is one. */
  id: string
  /** The amount on the button. The rate itself is the server's (GD-15). */
  seenCents: number
}

/**
 * Requests dollars for Reward Credits (BASE-08, X-21). The credits leave the balance at once, at today's rate.
 * @throws AppError EXPERTS_ONLY, EMAIL_NOT_VERIFIED, PRICE_CHANGED if they are worth another amount by now,
 *   INSUFFICIENT_REWARD_CREDITS, IDEMPOTENCY_KEY_REUSED
 */
export function redeemCredits({ id, credits, reason, seenCents }: Redeeming, caller: Caller, { database }: Services) {
  requireEarner(caller)
  const { userId } = caller
  return database.transaction().execute(async (transaction) => {
    await lockRequester(transaction, userId)
    const earlier = await transaction.selectFrom('redemptions').selectAll().where('id', '=', id).executeTakeFirst()
    if (earlier) {
      if (earlier.user_id !== userId || earlier.credits !== credits) throw new AppError('IDEMPOTENCY_KEY_REUSED')
      return { id, status: earlier.status, cents: Number(earlier.cents) }
    }
    const { centsPerCredit } = await readIncomeSettings(transaction)
    const cents = credits * centsPerCredit
    if (cents !== seenCents) throw new AppError('PRICE_CHANGED', { message: worthNow(credits, cents) })
    const potId = await setAsideForRequest(transaction, {
      ...{ userId, of: 'redemption', amount: credits, key: `redeem:${id}`, kind: 'redemption_requested' },
      reason: `Requested ${formatCents(cents)} for Reward Credits`,
      ...{ actorId: userId, subject: { type: 'redemption', id } },
    })
    await transaction
      .insertInto('redemptions')
      .values({ id, user_id: userId, credits, cents_per_credit: centsPerCredit, reason, account_id: potId })
      .execute()
    return { id, status: 'requested', cents }
  })
}

const worthNow = (credits: number, cents: number) =>
  `The value of Reward Credits has changed: you now get ${formatCents(cents)} for ${formatWhole(credits)}. Check it, then send again.`
