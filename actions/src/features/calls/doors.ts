import type { Area } from '#platform/area.js'
import { bookingsRoutes } from './bookings/bookings.route.js'
import { dashboardEventsRoute } from './dashboard-events.route.js'
import { bookAdviceAction } from './offers/book-advice.action.js'
import { bookingEligibilityAction } from './offers/booking-eligibility.action.js'
import { cancelAdviceBookingAction } from './offers/cancel-advice-booking.action.js'
import { openCallBookingAction, scheduleCallRoute } from './open-call-booking.action.js'
import { recordCallBookingAction, recordCallRoute } from './record-call-booking.action.js'

export const calls: Area = {
  doors: [
    ...bookingsRoutes,
    bookingEligibilityAction,
    bookAdviceAction,
    cancelAdviceBookingAction,
    dashboardEventsRoute,
    openCallBookingAction,
    scheduleCallRoute,
    recordCallBookingAction,
    recordCallRoute,
  ],
  jobs: [],
}
