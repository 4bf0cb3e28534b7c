import { MINUTE_MS } from '#platform/clock.js'

/** A call with an applicant lasts 20 minutes (OBASE-01); one from an offer as long as that says. */
const MINUTES = 20

/** When a call ends that begins then. */
export function callEnd(start: string, minutes: number | null): string {
  return new Date(Date.parse(start) + (minutes ?? MINUTES) * MINUTE_MS).toISOString()
}
