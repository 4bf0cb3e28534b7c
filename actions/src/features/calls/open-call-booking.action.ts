import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { receiveFields } from '#platform/http/receive-fields.js'
import { openCallBooking } from './open-call-booking.js'

const application = { opportunityId: string().required(), expertId: string().required() }

/** GO-88 */
export const openCallBookingAction = defineAction({
  name: 'openCallBooking',
  auth: 'session',
  input: object(application),
  handle: ({ input, caller }, services) => openCallBooking(input.opportunityId, input.expertId, caller, services),
})

/** REST twin of openCallBooking (OBASE-01, GO-89); a multipart form. */
export const scheduleCallRoute = defineRoute({
  method: 'post',
  path: '/consultation/consultation',
  auth: 'session',
  status: 201,
  async handle({ request, caller }, services) {
    const { opportunityId, expertId } = await receiveFields(request, object(application))
    const call = await openCallBooking(opportunityId, expertId, caller, services)
    return { statusCode: 201, _id: call.id, expertCalendlyUrl: call.schedulingUrl }
  },
})
