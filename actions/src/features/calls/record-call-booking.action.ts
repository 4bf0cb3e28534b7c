import { date, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { recordCallBooking } from './record-call-booking.js'

const REFERENCE_CHARACTERS_MAX = 500

/** Anything else is a slip or an attack, and some of it no calendar can show. */
const EARLIEST = new Date('2000-01-01')
const CALL_TIME = 'Enter when the call is.'
const LATEST = new Date('2100-01-01')

const event = {
  eventReference: optionalTextField().max(REFERENCE_CHARACTERS_MAX),
  scheduledAt: date().min(EARLIEST, CALL_TIME).max(LATEST, CALL_TIME).nullable(),
}
const eventOf = (sent: { eventReference?: string | null | undefined; scheduledAt?: Date | null | undefined }) => ({
  reference: sent.eventReference ?? null,
  scheduledAt: sent.scheduledAt ?? null,
})

/** GO-88 */
export const recordCallBookingAction = defineAction({
  name: 'recordCallBooking',
  auth: 'session',
  input: object({ id: string().required(), ...event }),
  handle: ({ input, caller }, services) => recordCallBooking(input.id, eventOf(input), caller, services),
})

/** REST twin of recordCallBooking (GO-88). */
export const recordCallRoute = defineRoute({
  method: 'patch',
  path: '/api/consultation/:id',
  auth: 'session',
  body: object(event),
  async handle({ params, body, caller }, services) {
    const call = await recordCallBooking(params.id, eventOf(body), caller, services)
    return { statusCode: 200, _id: call.id, bookedAt: call.bookedAt, scheduledAt: call.scheduledAt }
  },
})
