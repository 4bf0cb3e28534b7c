import { stableUuid } from '../ids.mjs'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR
/** Standings of people whom a company may call. */
const CALLED = ['interested', 'pending', 'accepted', 'in progress']
const BOOKED_AFTER_HOURS = 4
const HELD_AFTER_HOURS = 28
const EARLIEST_HOUR = 8
const HOURS_A_DAY = 8

/**
 * Free calls of the demo posts' companies with applicants: of every three applicants, one had theirs and one is still to
 * have it.
 * @param {object[]} trackings of buildApplications
 * @param {Date} now
 */
export function buildCalls(trackings, now) {
  return trackings
    .filter(({ status, interest_shown_at: shown }) => shown && CALLED.includes(status))
    .flatMap((tracking, index) => {
      const bookedAt = Date.parse(tracking.interest_shown_at) + BOOKED_AFTER_HOURS * MS_PER_HOUR
      const heldAt = Date.parse(tracking.interest_shown_at) + HELD_AFTER_HOURS * MS_PER_HOUR
      const at = index % 3 === 0 ? heldAt : now.getTime() + (1 + (index % 9)) * MS_PER_DAY
      if (index % 3 === 2 || bookedAt > now.getTime() || (index % 3 === 0 && heldAt > now.getTime())) return []
      return [
        {
          id: stableUuid(`call:${tracking.opportunity_id}:${tracking.user_id}`),
          opportunity_id: tracking.opportunity_id,
          user_id: tracking.user_id,
          scheduling_url: 'https://calendar.example/free-call',
          scheduled_at: atWork(at, index),
          booked_at: new Date(bookedAt).toISOString(),
          created_at: new Date(bookedAt).toISOString(),
        },
      ]
    })
}

/** At a full hour of the working day. */
function atWork(ms, index) {
  const day = new Date(ms)
  day.setUTCHours(EARLIEST_HOUR + (index % HOURS_A_DAY), 0, 0, 0)
  return day.toISOString()
}
