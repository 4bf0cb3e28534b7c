import { takeBackCredits } from '#domain/ledger/take-back-credits.js'
import type { Purchase } from '#domain/purchases/purchase.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { endSubscription } from './end-subscription.job.js'
import { creditsKey } from './grant-plan-credits.js'

/** Names a payment after the first: which purchase the plan began with, what was paid, and the provider's invoice. */
export const invoiceSubject = (purchaseId: string, reason: string, invoiceId: string) =>
  `plan-${reason}:${purchaseId}:${invoiceId}`

/**
 * Ends a plan whose payment was taken back as a whole: at once, with this month's credits, of which whatever has
 * been spent is owed. A payment for an earlier period, or for a change of plan, costs nobody their plan.
 */
export async function revokePlan(transaction: DatabaseTransaction, purchase: Purchase, now: Date): Promise<void> {
  if (purchase.subject.startsWith('plan-change:') || (await hasPaidSince(transaction, purchase))) return
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('purchase_id', '=', firstPurchaseOf(purchase))
    .where('status', '<>', 'revoked')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const isLive = row.expires_at === null || row.expires_at > now
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'revoked', version: row.version + 1, ...(isLive && row.starts_at < now ? { expires_at: now } : {}) })
    .where('id', '=', row.id)
    .execute()
  if (row.stripe_subscription_id)
    await enqueueJob(transaction, endSubscription, { subscriptionId: row.stripe_subscription_id })
  const { bought_by: userId, credits_until: endsAt, credits_granted: total } = row
  if (!userId || !endsAt || endsAt <= now || total === 0) return
  await takeBackCredits(transaction, {
    ...{ key: `plan-credits-back:${purchase.id}`, kind: 'credits_taken_back', actorId: null },
    ...{ reason: `Your payment for ${purchase.title} was refunded.`, subject: { type: 'purchase', id: purchase.id } },
    ...{ userId, amount: total, grantKey: creditsKey(row.id, { endsAt, total }), now },
  })
}

function firstPurchaseOf({ id, subject }: Purchase): string {
  return /^plan-\w+:([^:]+):/.exec(subject)?.[1] ?? id
}

async function hasPaidSince(transaction: DatabaseTransaction, purchase: Purchase): Promise<boolean> {
  const later = await transaction
    .selectFrom('purchases')
    .select('id')
    .where('buyer_id', '=', purchase.buyer_id)
    .where('subject', 'like', `plan-renewal:${firstPurchaseOf(purchase)}:%`)
    .where('paid_at', '>', purchase.paid_at)
    .executeTakeFirst()
  return later !== undefined
}
