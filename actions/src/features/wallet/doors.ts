import type { Area } from '#platform/area.js'
import { creditChangeSeenRoute, creditChangesRoutes, creditChangesSeenRoute } from './credit-changes.route.js'
import { companyFundsRoute, ownCreditsRoutes } from './own-credits.route.js'
import { statementCsvRoute } from './statement.route.js'

export const wallet: Area = {
  doors: [
    ...ownCreditsRoutes,
    companyFundsRoute,
    statementCsvRoute,
    ...creditChangesRoutes,
    creditChangesSeenRoute,
    creditChangeSeenRoute,
  ],
  jobs: [],
}
