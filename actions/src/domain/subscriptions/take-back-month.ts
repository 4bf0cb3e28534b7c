import type { Selectable } from 'kysely'
import type { TransferHeading } from '#domain/ledger/post-transfer.js'
import { takeBackCredits } from '#domain/ledger/take-back-credits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Subscriptions } from '#platform/database-types.generated.js'
import { creditsKey } from './grant-plan-credits.js'
import { isMonthPaid } from './plan-credits.rules.js'

type CreditsOfMonth = Pick<
  Selectable<Subscriptions>,
  'id' | 'bought_by' | 'starts_at' | 'credits_until' | 'credits_granted'
>

/** Takes back the credits of a subscription's latest month, unless they have expired. */
export async function takeBackMonth(
  transaction: DatabaseTransaction,
  { id, bought_by: userId, credits_until: endsAt, credits_granted: total }: CreditsOfMonth,
  now: Date,
  heading: Pick<TransferHeading, 'key' | 'reason' | 'subject'>,
): Promise<void> {
  if (!userId || !endsAt || endsAt <= now || total === 0) return
  await takeBackCredits(transaction, {
    ...{ ...heading, kind: 'credits_taken_back', actorId: null, userId, now },
    ...{ amount: total, granted: total, takenBefore: 0, grantKey: creditsKey(id, { endsAt, total }) },
  })
}

/**
 * Takes back what a plan that has just been replaced gave for a month that its owner doesn't pay for: the provider may have
 * collected after all, and we may have heard of that first. This doesn't wait for the refund, which a dispute may hold up.
 * @param paidUntil when the first period began that is not paid for
 */
export async function takeBackUnpaidMonth(
  transaction: DatabaseTransaction,
  subscriptionId: string,
  paidUntil: Date,
  now: Date,
): Promise<void> {
  const row = await transaction
    .selectFrom('subscriptions')
    .innerJoin('plan_prices', 'plan_prices.price_id', 'subscriptions.price_id')
    .selectAll('subscriptions')
    .select('plan_prices.title')
    .where('stripe_subscription_id', '=', subscriptionId)
    .forUpdate('subscriptions')
    .executeTakeFirst()
  if (!row?.credits_until || row.credits_until <= now) return
  if (isMonthPaid({ startsAt: row.starts_at, paidUntil, endsAt: row.credits_until })) return
  await transaction
    .updateTable('subscriptions')
    .set({ credits_granted: 0, credits_until: null })
    .where('id', '=', row.id)
    .execute()
  await takeBackMonth(transaction, row, now, {
    key: `plan-credits-unpaid:${row.id}:${row.credits_until.toISOString()}`,
    reason: `Your new plan has replaced ${row.title}, whose latest month you don’t pay for.`,
    subject: { type: 'subscription', id: row.id },
  })
}
