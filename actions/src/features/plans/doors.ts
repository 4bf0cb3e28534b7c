import type { Area } from '#platform/area.js'
import { ownSubscriptionRoute } from './own-subscription.route.js'

export const plans: Area = {
  doors: [ownSubscriptionRoute],
  jobs: [],
}
