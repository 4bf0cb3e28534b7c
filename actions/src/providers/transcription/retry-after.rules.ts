import { MINUTE_MS, SECOND_MS } from '#platform/clock.js'

/** A service that names no time, or an absurd one, is asked no sooner and no later than this. */
const [LEAST_MS, MOST_MS] = [SECOND_MS, 60 * MINUTE_MS]
const SECONDS = /^\s*\d{1,9}\s*$/
/** Dates begin with the day of the week; `Date.parse` would make one of nearly anything. */
const DATE = /^\s*[A-Z][a-z]{2,8},? /
/** The oldest of the three forms names no zone, and means UTC; `Date.parse` would take it for local time. */
const ASCTIME = /^\s*[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}\s*$/

/**
 * What `Retry-After` says, in seconds or as a date (RFC 9110).
 * @returns in how many milliseconds to ask again, from a second to an hour; null where nothing can be read
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null
  const asked = SECONDS.test(header)
    ? Number(header) * SECOND_MS
    : DATE.test(header)
      ? Date.parse(ASCTIME.test(header) ? `${header.trim()} UTC` : header) - now.getTime()
      : Number.NaN
  return Number.isNaN(asked) ? null : Math.min(Math.max(asked, LEAST_MS), MOST_MS)
}
