import { formatCount } from '../format/counts.js'

/** Within how many days of its end a plan is recalled (PROMPT-27). */
export const REMINDER_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How many whole days a plan still has, rounded up, if its end is near; null if it is far or over (GD-39).
 * @param endsAt null for a plan without an end
 */
export function daysToRemindOf(endsAt: Date | null, now: Date): number | null {
  if (endsAt === null || endsAt < now) return null
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS)
  return days <= REMINDER_DAYS ? days : null
}

/** GD-39 */
export function expiryText(days: number): string {
  return days === 0 ? 'Your subscription expires today.' : `Your subscription expires in ${formatCount(days, 'day')}.`
}
