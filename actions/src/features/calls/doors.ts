import type { Area } from '#platform/area.js'
import { dashboardEventsRoute } from './dashboard-events.route.js'
import { openCallBookingAction, scheduleCallRoute } from './open-call-booking.action.js'
import { recordCallBookingAction, recordCallRoute } from './record-call-booking.action.js'

export const calls: Area = {
  doors: [dashboardEventsRoute, openCallBookingAction, scheduleCallRoute, recordCallBookingAction, recordCallRoute],
  jobs: [],
}
