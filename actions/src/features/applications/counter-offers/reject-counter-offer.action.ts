import { object, string } from 'yup'
import { seenIn, seenOffer } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { rejectCounterOffer } from './answer-counter-offer.js'

/** OFFER-05 */
export const rejectCounterOfferAction = defineAction({
  name: 'rejectCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), reason: optionalTextField(), ...seenOffer }),
  handle: ({ input, caller }, services) => rejectCounterOffer(input.id, input.reason, seenIn(input), caller, services),
})
