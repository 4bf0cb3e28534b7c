import { TRIAL_PLAN } from '#contract/plans/plan-offers.js'
import type { PlanOwner } from '#domain/plans/read-plan.js'
import type { PaymentFacts } from '#domain/purchases/define-purchase-type.js'
import type { Purchase } from '#domain/purchases/purchase.js'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { endSubscription } from './end-subscription.job.js'
import { grantPlanCredits } from './grant-plan-credits.js'
import { findReplaced } from './other-plans.js'
import { hasUsedTrial, lockOwner, ownerOf } from './plan-holder.store.js'
import { findPlanPrice, type PlanPrice } from './plan-price.js'
import { termOf } from './subscription-term.rules.js'
import { takeBackUnpaidMonth } from './take-back-month.js'

/**
 * Starts the plan that was paid for, and ends what its owner had. Refused if the trial was used meanwhile, or if another
 * subscription had been paid for by then: two checkouts can be paid in the same moment, the provider may have collected a
 * declined renewal after all, and buyers can leave their company.
 */
export async function startPlan(
  transaction: DatabaseTransaction,
  purchase: Purchase,
  { session, subscription, paidAt, otherPlans }: PaymentFacts,
  now: Date,
): Promise<'fulfilled' | 'refund_due'> {
  const price = await findPlanPrice(transaction, String(purchase.price_id))
  if (!price) throw new Error(`${purchase.price_id} is not a price`)
  const owner = await ownerOf(transaction, purchase.buyer_id, price.saasType)
  await lockOwner(transaction, owner)
  const subscriptionId = subscription?.subscriptionId ?? null
  const replaced = await findReplaced(transaction, owner, otherPlans, { subscriptionId, paidAt, now })
  const isTrial = price.planCode === TRIAL_PLAN
  const isRefused =
    replaced === null ||
    (price.saasType === 'company' && owner.companyId === null) ||
    (isTrial && (await hasUsedTrial(transaction, owner))) ||
    !session.customerId
  if (isRefused) {
    if (subscription)
      await enqueueJob(transaction, endSubscription, {
        subscriptionId: subscription.subscriptionId,
        unwantedFrom: null,
      })
    return 'refund_due'
  }
  await endOthers(transaction, owner, replaced, now)
  const term = subscription
    ? termOf(subscription, { startsAt: now, paidUntil: subscription.periodEnd })
    : trialTerm(price, now)
  const { id } = await transaction
    .insertInto('subscriptions')
    .values({
      ...(owner.companyId ? { company_id: owner.companyId } : { user_id: owner.userId }),
      ...{ plan_code: price.planCode, price_id: price.priceId, bought_by: purchase.buyer_id, purchase_id: purchase.id },
      ...{ starts_at: now, status: term.status, ends_with_period: term.endsWithPeriod },
      ...{ paid_until: term.paidUntil, expires_at: term.expiresAt },
      ...{ stripe_customer_id: session.customerId, stripe_subscription_id: subscriptionId },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await grantPlanCredits(transaction, id, now, purchase.buyer_id)
  return 'fulfilled'
}

/** As long as its card says (GK-026). */
function trialTerm({ duration }: PlanPrice, now: Date) {
  const [, days] = /^(\d+) days?$/.exec(duration) ?? []
  if (!days) throw new Error(`a trial of ${duration} has no end`)
  const endsAt = new Date(now.getTime() + Number(days) * DAY_MS)
  return { status: 'active' as const, paidUntil: endsAt, expiresAt: endsAt, endsWithPeriod: true }
}

/** A trial, a plan that staff set, or one whose renewal failed: the new plan replaces it. */
async function endOthers(
  transaction: DatabaseTransaction,
  { companyId, userId }: PlanOwner,
  replaced: ReadonlyMap<string, Date>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set((eb) => ({
      status: eb.case().when('stripe_subscription_id', 'is', null).then('ended').else('revoked').end(),
      expires_at: eb.fn<Date>('least', [eb.ref('expires_at'), eb.val(now)]),
      version: eb('version', '+', 1),
    }))
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('user_id', '=', userId)))
    .where((eb) => eb.or([eb('status', 'in', ['active', 'past_due']), eb('expires_at', '>', now)]))
    .where('starts_at', '<', now)
    .execute()
  for (const [subscriptionId, from] of replaced) {
    await takeBackUnpaidMonth(transaction, subscriptionId, from, now)
    await enqueueJob(transaction, endSubscription, { subscriptionId, unwantedFrom: from.toISOString() })
  }
}
