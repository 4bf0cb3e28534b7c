import { fullName } from '#contract/format/full-name.js'
import { wordsForPoster } from '#contract/opportunities/poster-words.js'
import { defineRoute } from '#platform/define-route.js'
import { callEnd } from '../call-end.js'
import { type BookingFragment, getSdk } from './bookings.generated.js'

/** Of each kind; nobody looks further back than that here, and each call also stands at its opportunity. */
const CALLS_MAX = 50

const PATHS = ['/user/consultation/bookings', '/consultation/my', '/consultation/consultation/my'] as const

/**
 * The caller's calls, whichever side they are on: `{ count, items }` (DASH-23, GD-84, KBASE-47), under each path that the
 * texts name (GK-091). First those to come, the soonest first, among them at the end those whose time nobody noted; then
 * those that took place, the latest first.
 */
export const bookingsRoutes = PATHS.map((path) =>
  defineRoute({
    ...{ method: 'get', path, auth: 'session' },
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
  }),
)

/** @returns nothing for a call whose opportunity or people can't be read any more */
function toItem(call: BookingFragment, status: 'upcoming' | 'past', me: string) {
  const { id, expert, scheduled_at: startDate } = call
  const subject = expert && (call.offering_id ? aboutOffer(call, call.offering_id) : aboutOpportunity(call))
  if (!subject) return []
  return [
    {
      ...{ _id: id, status, startDate: startDate ?? null },
      endDate: startDate ? callEnd(startDate, call.duration) : null,
      bookedAt: call.booked_at ?? null,
      // an expert's calls with applicants are free (GO-64)
      price: call.price ?? 0,
      expert: {
        ...{ id: expert.id, first_name: expert.first_name, last_name: expert.last_name },
        profile_pic: expert.profile_pic ?? null,
      },
      isExpert: expert.id === me,
      ...subject,
    },
  ]
}

/** What a call with an applicant is about, and with whom. */
function aboutOpportunity({ opportunity, contact }: BookingFragment) {
  if (!opportunity) return null
  return {
    ...{ title: opportunity.title, opportunityId: opportunity.id, offeringId: null },
    // who posts a fractional role is not told to experts
    ...{ poster: wordsForPoster(opportunity.poster).atStart, booker: null },
    // the id of whoever `poster` names, so that a company has one colour in all its calls
    posterId: opportunity.poster?.company?.id ?? opportunity.poster?.user?.id ?? opportunity.id,
    // only the poster may see how to reach an applicant (GO-04)
    schedulingUrl: contact?.calendly ?? null,
  }
}

/** The same of a call that was booked from an offer, whose booker the expert may know. */
function aboutOffer({ subtopic, booker, calendar }: BookingFragment, offeringId: string) {
  if (!booker) return null
  return {
    ...{ title: subtopic ?? '', opportunityId: null, offeringId, poster: fullName(booker) },
    posterId: booker.id,
    booker: {
      ...{ id: booker.id, first_name: booker.first_name, last_name: booker.last_name },
      ...{ profile_pic: booker.profile_pic ?? null, company: booker.company?.company_name ?? null },
    },
    // only whoever booked sees the expert's calendar
    schedulingUrl: calendar?.calendly ?? null,
  }
}
