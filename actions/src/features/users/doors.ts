import type { Area } from '#platform/area.js'
import { expertsRoute } from './experts.route.js'
import { firstTimeRoute } from './first-time/first-time.route.js'
import { markFirstTimeRoute, markFirstVisitAction, welcomeEventRoute } from './first-time/mark-first-visit.action.js'
import { companyDetailsRoute, ownAccountRoute } from './own-account.route.js'
import { saveProfileBioAction } from './profile/save-bio.action.js'
import { profileRoute } from './profile.route.js'
import { profileUpdateCheckRoute } from './profile-update-check.route.js'
import { wizardRoutes } from './wizard.route.js'

export const users: Area = {
  doors: [
    expertsRoute,
    ownAccountRoute,
    companyDetailsRoute,
    profileRoute,
    saveProfileBioAction,
    ...wizardRoutes,
    profileUpdateCheckRoute,
    firstTimeRoute,
    markFirstVisitAction,
    markFirstTimeRoute,
    welcomeEventRoute,
  ],
  jobs: [],
}
