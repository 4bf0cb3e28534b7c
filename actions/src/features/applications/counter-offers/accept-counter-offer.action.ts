import { object, string } from 'yup'
import { seenIn, seenOffer } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { acceptCounterOffer } from './answer-counter-offer.js'

/** OFFER-04 */
export const acceptCounterOfferAction = defineAction({
  name: 'acceptCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), ...seenOffer }),
  handle: ({ input, caller }, services) => acceptCounterOffer(input.id, seenIn(input), caller, services),
})
