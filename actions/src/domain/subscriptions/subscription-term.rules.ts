import { DAY_MS } from '#platform/clock.js'
import type { Subscription } from '#providers/payments/payment-states.js'

/** A renewal's event comes somewhat after the period has ended; its owner must not lose the plan for that long. */
const RENEWAL_GRACE_MS = DAY_MS

export interface SubscriptionTerm {
  status: 'active' | 'past_due' | 'ended'
  paidUntil: Date
  /** When the rights end: with what is paid, unless a renewal is expected (GK-030). */
  expiresAt: Date
  endsWithPeriod: boolean
}

/**
 * What a subscription's state at the provider means here. It depends on the state alone and on what was paid before, so
 * that the order of events makes no difference.
 */
export function termOf(subscription: Subscription, stored: { startsAt: Date; paidUntil: Date }): SubscriptionTerm {
  const { status, periodEnd, endsWithPeriod } = subscription
  if (status === 'active') {
    const expiresAt = endsWithPeriod ? periodEnd : new Date(periodEnd.getTime() + RENEWAL_GRACE_MS)
    return { status, paidUntil: periodEnd, expiresAt, endsWithPeriod }
  }
  const paidUntil = paidUntilOf(subscription, stored)
  return { status: status === 'ended' ? 'ended' : 'past_due', paidUntil, expiresAt: paidUntil, endsWithPeriod }
}

/** The provider moves on to the period that is not paid yet, and stays there if it is never paid. */
function paidUntilOf(subscription: Subscription, stored: { startsAt: Date; paidUntil: Date }): Date {
  const { status, periodStart, periodEnd, isPeriodPaid } = subscription
  const isUnpaid = status === 'past-due' || isPeriodPaid === false
  if (isUnpaid && periodStart > stored.startsAt) return periodStart
  return isPeriodPaid && periodEnd > stored.startsAt ? periodEnd : stored.paidUntil
}
