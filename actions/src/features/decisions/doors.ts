import type { Area } from '#platform/area.js'
import { decideInsightAction, decideInsightRoute } from './decide-insight.action.js'
import { decideResponseAction, decideResponseRoute } from './decide-response.action.js'

export const decisions: Area = {
  doors: [decideInsightAction, decideInsightRoute, decideResponseAction, decideResponseRoute],
  jobs: [],
}
