import { object, string } from 'yup'
import { seenIn, seenOffer } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { optionalWords } from '#platform/http/optional-words.js'
import { rejectCounterOffer } from './answer-counter-offer.js'

/** OFFER-05 */
export const rejectCounterOfferAction = defineAction({
  name: 'rejectCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), reason: optionalWords(), ...seenOffer }),
  handle: ({ input, caller }, services) => rejectCounterOffer(input.id, input.reason, seenIn(input), caller, services),
})
