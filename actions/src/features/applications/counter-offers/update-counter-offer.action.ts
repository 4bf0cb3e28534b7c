import { mixed, object, string } from 'yup'
import { seenIn, seenOffer } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { type CounterOfferInCents, fromCents } from './counter-offer-input.js'
import { updateCounterOffer } from './make-counter-offer.js'

/** OFFER-03 */
export const updateCounterOfferAction = defineAction({
  name: 'updateCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), input: mixed<CounterOfferInCents>().required(), ...seenOffer }),
  handle: ({ input, caller }, services) =>
    updateCounterOffer(input.id, fromCents(input.input), seenIn(input), caller, services),
})
