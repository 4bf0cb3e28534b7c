import type { Area } from '#platform/area.js'
import { createInsightAction, createInsightRoute } from './create-insight.action.js'
import { clearInsightBadgeRoute, markInsightsSeenAction } from './mark-insights-seen.action.js'
import { ownInsightRoute, ownInsightsRoute } from './own-insights.route.js'
import { removeInsightAction, removeInsightRoute } from './remove-insight.action.js'
import { updateInsightAction, updateInsightRoute } from './update-insight.action.js'

export const insights: Area = {
  doors: [
    ...[createInsightAction, createInsightRoute, updateInsightAction, updateInsightRoute],
    ...[removeInsightAction, removeInsightRoute, markInsightsSeenAction, clearInsightBadgeRoute],
    ...[ownInsightsRoute, ownInsightRoute],
  ],
  jobs: [],
}
