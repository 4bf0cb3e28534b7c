import type { Selectable } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Subscriptions } from '#platform/database-types.generated.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { endSubscription } from './end-subscription.job.js'
import type { PlanLoss } from './plan-loss.rules.js'
import { takeBackMonth } from './take-back-month.js'

/**
 * Ends a plan whose payment was taken back as a whole: at once, with this month's credits, of which whatever has
 * been spent is owed. Called again, it changes nothing, unless the plan turns out to have ended earlier.
 * @param row locked
 */
export async function revokePlan(
  transaction: DatabaseTransaction,
  row: Selectable<Subscriptions>,
  { purchase, lostAt }: PlanLoss,
  now: Date,
): Promise<void> {
  const expiresAt = endOf(row, lostAt)
  const isSame = row.status === 'revoked' && expiresAt.getTime() === row.expires_at?.getTime()
  // A plan that was replaced may still have credits of the payment that was lost.
  if (isSame && row.credits_granted === 0) return
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'revoked', version: row.version + 1, expires_at: expiresAt })
    .set({ credits_granted: 0, credits_until: null })
    .where('id', '=', row.id)
    .execute()
  if (row.stripe_subscription_id && row.status !== 'revoked')
    await enqueueJob(transaction, endSubscription, {
      ...{ subscriptionId: row.stripe_subscription_id, unwantedFrom: null },
    })
  if (!purchase) return
  await takeBackMonth(transaction, row, now, {
    ...{ key: `plan-credits-back:${purchase.id}`, subject: { type: 'purchase', id: purchase.id } },
    reason: `Your payment for ${purchase.title} was refunded.`,
  })
}

/** When the payment was lost, even if we hear of that much later. A plan that began afterwards ends as it begins. */
function endOf({ starts_at, expires_at }: Selectable<Subscriptions>, lostAt: Date): Date {
  const end = Math.max(lostAt.getTime(), starts_at.getTime() + 1)
  return new Date(Math.min(end, expires_at?.getTime() ?? end))
}
