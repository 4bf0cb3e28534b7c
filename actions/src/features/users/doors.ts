import type { Area } from '#platform/area.js'
import { companyDetailsRoute, ownAccountRoute } from './own-account.route.js'
import { profileRoute } from './profile.route.js'
import { wizardRoute } from './wizard.route.js'

export const users: Area = {
  doors: [ownAccountRoute, companyDetailsRoute, profileRoute, wizardRoute],
  jobs: [],
}
