import type { Area } from '#platform/area.js'
import { tabCountsRoute } from './tab-counts.route.js'
import { unreadCountRoute } from './unread-count.route.js'
import { openUnsubscribeRoute, unsubscribeRoute } from './unsubscribe.route.js'

export const notifications: Area = {
  doors: [unreadCountRoute, tabCountsRoute, unsubscribeRoute, openUnsubscribeRoute],
  jobs: [],
}
