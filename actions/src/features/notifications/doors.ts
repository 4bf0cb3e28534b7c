import type { Area } from '#platform/area.js'
import { activityCountsRoute } from './counts.route.js'
import { markSeenRoute } from './mark-seen.route.js'
import { tabCountsRoute } from './tab-counts.route.js'
import { unreadCountRoute } from './unread-count.route.js'
import { openUnsubscribeRoute, unsubscribeRoute } from './unsubscribe.route.js'

export const notifications: Area = {
  doors: [unreadCountRoute, activityCountsRoute, markSeenRoute, tabCountsRoute, unsubscribeRoute, openUnsubscribeRoute],
  jobs: [],
}
