import { defineRoute } from '#platform/define-route.js'
import { CALL_MS } from './call-length.js'
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
    const items = own_calls.flatMap(({ id, scheduled_at, opportunity }) =>
      scheduled_at && opportunity
        ? {
            ...{ id, title: opportunity.title, startDate: scheduled_at },
            endDate: new Date(Date.parse(scheduled_at) + CALL_MS).toISOString(),
            link: `/dashboard/opportunity_detail/${opportunity.id}`,
          }
        : [],
    )
    return { count: items.length, items }
  },
})
