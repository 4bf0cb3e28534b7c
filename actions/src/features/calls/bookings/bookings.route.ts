import { wordsForPoster } from '#contract/opportunities/poster-words.js'
import { defineRoute } from '#platform/define-route.js'
import { CALL_MS } from '../call-length.js'
import { type BookingFragment, getSdk } from './bookings.generated.js'

/** Of each kind; nobody looks further back than that here, and each call also stands at its opportunity. */
const CALLS_MAX = 50

/**
 * The caller's calls, whichever side they are on: `{ count, items }` (DASH-23, GD-84). First those to come, the soonest
 * first, among them at the end those whose time nobody noted; then those that took place, the latest first.
 */
export const bookingsRoute = defineRoute({
  method: 'get',
  path: '/user/consultation/bookings',
  auth: 'session',
  async handle({ caller }, { graphql, clock }) {
    const now = clock.now().toISOString()
    const me = caller.userId
    const found = await getSdk(graphql.asUser(caller)).BookingsForRest({ me, now, limit: CALLS_MAX })
    const items = [
      ...[...found.upcoming, ...found.untimed].flatMap((call) => toItem(call, 'upcoming', me)),
      ...found.past.flatMap((call) => toItem(call, 'past', me)),
    ]
    return { count: found.all.aggregate?.count ?? items.length, items }
  },
})

/** @returns nothing for a call whose opportunity or expert can't be read any more */
function toItem(call: BookingFragment, status: 'upcoming' | 'past', me: string) {
  const { id, expert, opportunity, scheduled_at: startDate } = call
  if (!expert || !opportunity) return []
  const isExpert = expert.id === me
  return [
    {
      ...{ _id: id, status, startDate: startDate ?? null },
      endDate: startDate ? new Date(Date.parse(startDate) + CALL_MS).toISOString() : null,
      bookedAt: call.booked_at ?? null,
      // the only calls there are so far are free (GO-64)
      price: 0,
      title: opportunity.title,
      opportunityId: opportunity.id,
      expert: {
        ...{ id: expert.id, first_name: expert.first_name, last_name: expert.last_name },
        profile_pic: expert.profile_pic ?? null,
      },
      isExpert,
      // who posts a fractional role is not told to experts
      poster: wordsForPoster(opportunity.poster).atStart,
      // only the poster may see how to reach an applicant (GO-04)
      schedulingUrl: call.contact?.calendly ?? null,
    },
  ]
}
