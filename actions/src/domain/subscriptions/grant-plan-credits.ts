import { TRIAL_PLAN } from '#contract/plans/plan-offers.js'
import { grantCredits } from '#domain/ledger/credits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { dueCredits } from './plan-credits.rules.js'

/**
 * Grants what a subscription's buyer is due for the current month, once (GK-018). The credits expire at the next reset,
 * those of the trial with it (GK-019). Locks the subscription.
 *
 * @param actorId who has just bought the plan; null for the months that follow
 */
export async function grantPlanCredits(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
  actorId: string | null = null,
): Promise<void> {
  const row = await transaction
    .selectFrom('subscriptions')
    .innerJoin('plan_prices', 'plan_prices.price_id', 'subscriptions.price_id')
    .selectAll('subscriptions')
    .select(['plan_prices.credits', 'plan_prices.title'])
    .where('subscriptions.id', '=', id)
    .forUpdate('subscriptions')
    .executeTakeFirst()
  // Credits follow the rights: a plan that won't be renewed keeps both until the end of what was paid.
  const isLive = row && row.status !== 'revoked' && (row.expires_at === null || row.expires_at > now)
  if (!row?.bought_by || !isLive) return
  const isTrial = row.plan_code === TRIAL_PLAN
  const due = isTrial ? dueOfTrial(row) : dueCredits(termsOf(row), now)
  if (!due || due.endsAt <= now) return
  await transaction
    .updateTable('subscriptions')
    .set({ credits_until: due.endsAt, credits_granted: due.total })
    .where('id', '=', id)
    .execute()
  await grantCredits(transaction, {
    ...{ key: creditsKey(id, due), kind: 'credits_of_plan', actorId, subject: { type: 'subscription', id } },
    reason: isTrial ? `Credits of your ${row.title}` : `This month’s Credits of your ${row.title} plan`,
    ...{ userId: row.bought_by, amount: due.amount, source: isTrial ? 'trial' : 'plan', endsAt: due.endsAt },
  })
}

/** Names the month and how much of it has been granted. */
export function creditsKey(id: string, { endsAt, total }: { endsAt: Date; total: number }): string {
  return `plan-credits:${id}:${endsAt.toISOString()}:${total}`
}

interface CreditRow {
  starts_at: Date
  paid_until: Date | null
  expires_at: Date | null
  credits: number
  credits_until: Date | null
  credits_granted: number
}

function termsOf(row: CreditRow) {
  return {
    ...{ startsAt: row.starts_at, paidUntil: row.paid_until ?? row.expires_at, monthlyCredits: row.credits },
    ...{ creditsUntil: row.credits_until, creditsGranted: row.credits_granted },
  }
}

function dueOfTrial({ credits, credits_until, expires_at }: CreditRow) {
  if (credits_until !== null || expires_at === null || credits === 0) return null
  return { amount: credits, endsAt: expires_at, total: credits }
}
