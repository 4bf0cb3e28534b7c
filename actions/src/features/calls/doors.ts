import type { Area } from '#platform/area.js'
import { openCallBookingAction, scheduleCallRoute } from './open-call-booking.action.js'
import { recordCallBookingAction, recordCallRoute } from './record-call-booking.action.js'

export const calls: Area = {
  doors: [openCallBookingAction, scheduleCallRoute, recordCallBookingAction, recordCallRoute],
  jobs: [],
}
