import { formatCount } from '../format/counts.js'
import { NEW_TAG_DAYS } from '../limits.js'

const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS

/** Whether an insight or answer carries the "New" tag (INS-19). */
export function isNewContent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= NEW_TAG_DAYS * DAY_MS
}

/**
 * How old it is, once that matters: "2 years old"; null for less than a year.
 * @param datedAt when it was published, or its author last said that it holds
 */
export function contentAge(datedAt: Date | null, now: Date): string | null {
  const years = datedAt ? Math.floor((now.getTime() - datedAt.getTime()) / YEAR_MS) : 0
  return years > 0 ? `${formatCount(years, 'year')} old` : null
}
