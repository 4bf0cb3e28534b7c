import { defineRoute } from '#platform/define-route.js'
import { getSdk } from './unread-count.generated.js'

/** How many of the caller's notices are unseen (BASE-37, GD-78). */
export const unreadCountRoute = defineRoute({
  method: 'get',
  path: '/api/notifications/unread-count',
  auth: 'session',
  async handle({ caller }, { graphql }) {
    const { notifications_aggregate } = await getSdk(graphql.asUser(caller)).UnreadCountForRest()
    return { count: notifications_aggregate.aggregate?.count ?? 0 }
  },
})
