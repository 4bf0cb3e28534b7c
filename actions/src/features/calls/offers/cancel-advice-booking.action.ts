import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { cancelAdviceBooking } from './cancel-advice-booking.js'

/** GK-012: what is cancelled doesn't count. */
export const cancelAdviceBookingAction = defineAction({
  name: 'cancelAdviceBooking',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input, caller }, services) => cancelAdviceBooking(input.id, caller, services),
})
