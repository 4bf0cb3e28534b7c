import type { Area } from '#platform/area.js'
import { rateResponseAction, rateResponseRoutes } from './rate-response.action.js'
import { viewedResponsesRoute } from './viewed-responses.route.js'

export const ratings: Area = { doors: [viewedResponsesRoute, rateResponseAction, ...rateResponseRoutes], jobs: [] }
