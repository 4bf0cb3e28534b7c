import type { Area } from '#platform/area.js'
import { bookingsRoute } from './bookings/bookings.route.js'
import { dashboardEventsRoute } from './dashboard-events.route.js'
import { openCallBookingAction, scheduleCallRoute } from './open-call-booking.action.js'
import { recordCallBookingAction, recordCallRoute } from './record-call-booking.action.js'

export const calls: Area = {
  doors: [
    bookingsRoute,
    dashboardEventsRoute,
    openCallBookingAction,
    scheduleCallRoute,
    recordCallBookingAction,
    recordCallRoute,
  ],
  jobs: [],
}
