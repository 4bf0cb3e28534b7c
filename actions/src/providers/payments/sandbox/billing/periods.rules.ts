import type { SandboxRecurring } from '../state/sandbox-objects.js'

const DAY_SECONDS = 86_400
const MONTHS_PER_YEAR = 12

/**
 * The end of the period that begins at `start`. Months keep the day of the month on which the subscription began,
 * or use the last day where a month is too short: 31 January, 28 February, 31 March.
 * @param anchor when the subscription began; all times in Unix seconds
 */
export function endOfPeriod(anchor: number, start: number, { interval, interval_count }: SandboxRecurring): number {
  if (interval === 'day') return start + interval_count * DAY_SECONDS
  if (interval === 'week') return start + interval_count * 7 * DAY_SECONDS
  return addMonths(anchor, start, interval === 'year' ? interval_count * MONTHS_PER_YEAR : interval_count)
}

function addMonths(anchor: number, start: number, months: number): number {
  const [from, day] = [new Date(start * 1000), new Date(anchor * 1000).getUTCDate()]
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = Date.UTC(
    year,
    month,
    Math.min(day, lastDay),
    from.getUTCHours(),
    from.getUTCMinutes(),
    from.getUTCSeconds(),
  )
  return end / 1000
}
