import { mixed, object, string } from 'yup'
import { readCents } from '../../../../contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '../../../../contract/limits.js'
import { defineAction } from '../../../platform/define-action.js'
import { seenIn, seenOffer } from '../../../providers/workflow/seen-terms.js'
import { acceptCounterOffer, rejectCounterOffer } from './answer-counter-offer.js'
import { createCounterOffer, updateCounterOffer } from './make-counter-offer.js'

interface OfferInput {
  counterAmountCents?: number | string | null
  feedback?: string
  feedbackRichText?: unknown
}

const offer = { input: mixed<OfferInput>().required(), ...seenOffer }

/** The amount is cents here. */
function termsOf({ counterAmountCents: cents, feedback, feedbackRichText }: OfferInput) {
  const counterAmount = cents === null || cents === undefined ? cents : readCents(cents) / DOLLARS_TO_CENTS
  return { counterAmount, feedback, feedbackRichText }
}

/** OFFER-02 */
export const createCounterOfferAction = defineAction({
  name: 'createCounterOffer',
  auth: 'session',
  input: object({ opportunityId: string().required(), expertId: string().required(), ...offer }),
  handle: ({ input, caller }, services) =>
    createCounterOffer(input.opportunityId, input.expertId, termsOf(input.input), seenIn(input), caller, services),
})

/** OFFER-03 */
export const updateCounterOfferAction = defineAction({
  name: 'updateCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), ...offer }),
  handle: ({ input, caller }, services) =>
    updateCounterOffer(input.id, termsOf(input.input), seenIn(input), caller, services),
})

/** OFFER-04 */
export const acceptCounterOfferAction = defineAction({
  name: 'acceptCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), ...seenOffer }),
  handle: ({ input, caller }, services) => acceptCounterOffer(input.id, seenIn(input), caller, services),
})

/** OFFER-05 */
export const rejectCounterOfferAction = defineAction({
  name: 'rejectCounterOffer',
  auth: 'session',
  input: object({ id: string().required(), reason: string().nullable(), ...seenOffer }),
  handle: ({ input, caller }, services) => rejectCounterOffer(input.id, input.reason, seenIn(input), caller, services),
})
