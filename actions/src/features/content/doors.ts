import type { Area } from '#platform/area.js'
import { insightHistoryRoute, insightRoute, insightVotesRoute } from './insight.route.js'
import { insightListRoute } from './insight-list.route.js'
import { offeringRoutes } from './offerings.route.js'
import { qandaListRoute, qandaRoute } from './qanda.route.js'
import { savedInsightsRoute } from './saved-insights.route.js'

export const content: Area = {
  doors: [
    insightListRoute,
    // fixed paths come before `:id`
    insightHistoryRoute,
    insightVotesRoute,
    savedInsightsRoute,
    insightRoute,
    qandaListRoute,
    qandaRoute,
    ...offeringRoutes,
  ],
  jobs: [],
}
