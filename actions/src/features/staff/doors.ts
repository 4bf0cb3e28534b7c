import type { Area } from '#platform/area.js'
import { reinstateUser } from './reinstate-user.route.js'
import { staffWorkRoute } from './staff-work.route.js'
import { suspendUser } from './suspend-user.route.js'

export const staff: Area = {
  doors: [suspendUser, reinstateUser, staffWorkRoute],
  jobs: [],
}
