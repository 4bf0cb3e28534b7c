import type { Area } from '#platform/area.js'
import { budgetRangeRoute } from './budget-range.route.js'
import {
  domainsRoute,
  durationTypesRoute,
  expertiseRoute,
  objectivesRoute,
  opportunityTypesRoute,
  startDatesRoute,
} from './master-lists.route.js'

export const masters: Area = {
  doors: [
    objectivesRoute,
    domainsRoute,
    expertiseRoute,
    opportunityTypesRoute,
    durationTypesRoute,
    startDatesRoute,
    budgetRangeRoute,
  ],
  jobs: [],
}
