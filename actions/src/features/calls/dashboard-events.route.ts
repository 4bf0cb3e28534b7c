import { defineRoute } from '#platform/define-route.js'
import { callEnd } from './call-end.js'
import { getSdk } from './dashboard-events.generated.js'

const EVENTS_MAX = 20

/** The caller's meetings that are still to come, the soonest first: `{ count, items }` (DASH-42, GD-12). */
export const dashboardEventsRoute = defineRoute({
  method: 'get',
  path: '/api/dashboard/events',
  auth: 'session',
  async handle({ caller }, { graphql, clock }) {
    const { own_calls } = await getSdk(graphql.asUser(caller)).UpcomingCallsForRest({
      ...{ me: caller.userId, now: clock.now().toISOString(), limit: EVENTS_MAX },
    })
    const items = own_calls.flatMap(({ id, scheduled_at: startDate, duration, subtopic, opportunity }) => {
      const title = opportunity?.title ?? subtopic
      if (!startDate || !title) return []
      const link = opportunity ? `/dashboard/opportunity_detail/${opportunity.id}` : '/dashboard?tab=my-meetings'
      return { id, title, startDate, endDate: callEnd(startDate, duration), link }
    })
    return { count: items.length, items }
  },
})
