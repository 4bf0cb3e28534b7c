import { type InferType, object, string } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { invalidField } from '#platform/errors.js'
import { receiveFields } from '#platform/http/receive-fields.js'
import type { Services } from '#platform/services.js'
import type { CallBooking } from './calls.store.js'
import { bookAdvice } from './offers/book-advice.js'
import { openCallBooking } from './open-call-booking.js'

const application = { opportunityId: string().required(), expertId: string().required() }

/** GO-88 */
export const openCallBookingAction = defineAction({
  name: 'openCallBooking',
  auth: 'session',
  input: object(application),
  handle: ({ input, caller }, services) => openCallBooking(input.opportunityId, input.expertId, caller, services),
})

const wanted = object({ expertId: string().required(), opportunityId: string(), offeringId: string() })

/** REST twin of openCallBooking (OBASE-01, GO-89), and of bookAdvice with an `offeringId` (GK-088); a multipart form. */
export const scheduleCallRoute = defineRoute({
  method: 'post',
  path: '/consultation/consultation',
  auth: 'session',
  status: 201,
  async handle({ request, caller }, services) {
    const sent = await receiveFields(request, wanted)
    const call = await bookOrOpen(sent, caller, services)
    return { statusCode: 201, _id: call.id, expertCalendlyUrl: call.schedulingUrl }
  },
})

function bookOrOpen(sent: InferType<typeof wanted>, caller: Caller, services: Services): Promise<CallBooking> {
  const { opportunityId, offeringId, expertId } = sent
  if (offeringId !== undefined && opportunityId === undefined)
    return bookAdvice({ offeringId, expertId }, caller, services)
  if (opportunityId !== undefined && offeringId === undefined)
    return openCallBooking(opportunityId, expertId, caller, services)
  throw invalidField('offeringId', 'Send either the opportunity or the offer that the call is about.')
}
