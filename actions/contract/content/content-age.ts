import { formatCount } from '../format/counts.js'
import { NEW_TAG_DAYS } from '../limits.js'

const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS

/** Whether an insight or answer carries the "New" tag (INS-19). */
export function isNewContent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= NEW_TAG_DAYS * DAY_MS
}

/**
 * How old it is, once that matters, beside its title: "published or last confirmed 2 years ago"; null for less than a year.
 * It isn't called two years old, because it may be older: when it was published isn't known of what was confirmed since.
 * @param datedAt when it was published, or its author last said that it holds
 */
export function contentAge(datedAt: Date | null, now: Date): string | null {
  const ago = yearsAgo(datedAt, now)
  return ago && `published or last confirmed ${ago}`
}

/** The same as a sentence. */
export function contentAgeSentence(datedAt: Date | null, now: Date): string | null {
  const ago = yearsAgo(datedAt, now)
  return ago && `Published or last confirmed by its author ${ago}.`
}

function yearsAgo(datedAt: Date | null, now: Date): string | null {
  const years = datedAt ? Math.floor((now.getTime() - datedAt.getTime()) / YEAR_MS) : 0
  return years > 0 ? `${formatCount(years, 'year')} ago` : null
}
