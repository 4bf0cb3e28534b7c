import { DAY_MS } from '#platform/clock.js'

export interface CreditMonth {
  start: Date
  end: Date
}

/**
 * The month of a subscription's credits that a moment falls into (GK-018). It begins on the subscription's day of the
 * month at 00:00 UTC, or on the last day of a shorter month; the first one begins with the subscription itself.
 */
export function creditMonth(startsAt: Date, now: Date): CreditMonth {
  let months = (now.getUTCFullYear() - startsAt.getUTCFullYear()) * 12 + now.getUTCMonth() - startsAt.getUTCMonth()
  if (resetAfter(startsAt, months) > now) months -= 1
  if (months < 1) return { start: startsAt, end: resetAfter(startsAt, 1) }
  return { start: resetAfter(startsAt, months), end: resetAfter(startsAt, months + 1) }
}

function resetAfter(startsAt: Date, months: number): Date {
  const [year, month] = [startsAt.getUTCFullYear(), startsAt.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(startsAt.getUTCDate(), lastDay)))
}

interface CreditTerms {
  startsAt: Date
  paidUntil: Date | null
  /** What the plan gives each month. */
  monthlyCredits: number
  /** When the month of the latest grant ends, and how much that month was granted. */
  creditsUntil: Date | null
  creditsGranted: number
}

/**
 * How many credits are due, and until when they last; null if none are. Missed months are not made up for, since their
 * credits would have expired. After a change of plan, only what the month lacks is granted, so that changing back and
 * forth brings nothing. The last reset of a period, hours before its renewal, waits for the payment.
 */
export function dueCredits(terms: CreditTerms, now: Date): { amount: number; endsAt: Date; total: number } | null {
  const { startsAt, paidUntil, monthlyCredits, creditsUntil, creditsGranted } = terms
  const month = creditMonth(startsAt, now)
  // A clock that was set back must not grant a month again.
  if (creditsUntil !== null && creditsUntil > month.end) return null
  const isPaid = paidUntil === null || isStartPaid(month.start, startsAt, paidUntil)
  const granted = creditsUntil?.getTime() === month.end.getTime() ? creditsGranted : 0
  if (!isPaid || monthlyCredits <= granted) return null
  return { amount: monthlyCredits - granted, endsAt: month.end, total: monthlyCredits }
}

/** Whether the month whose credits end at that moment belongs to what was paid; none does if nothing was. */
export function isMonthPaid({
  startsAt,
  paidUntil,
  endsAt,
}: Record<'startsAt' | 'paidUntil' | 'endsAt', Date>): boolean {
  return isStartPaid(creditMonth(startsAt, new Date(endsAt.getTime() - 1)).start, startsAt, paidUntil)
}

const isStartPaid = (start: Date, startsAt: Date, paidUntil: Date) =>
  start <= startsAt ? paidUntil > startsAt : paidUntil.getTime() >= start.getTime() + DAY_MS
