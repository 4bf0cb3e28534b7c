import { boolean, mixed, object, string } from 'yup'
import { seenIn, seenInBody, seenOffer, seenOfferRest } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { type CounterOfferInCents, fromCents } from './counter-offer-input.js'
import { isFalseClaim } from './counter-offer-variant.rules.js'
import { createCounterOffer } from './make-counter-offer.js'

/** OFFER-02 */
export const createCounterOfferAction = defineAction({
  name: 'createCounterOffer',
  auth: 'session',
  input: object({
    opportunityId: string().required(),
    expertId: string().required(),
    input: mixed<CounterOfferInCents>().required(),
    ...seenOffer,
  }),
  handle: ({ input, caller }, services) =>
    createCounterOffer(input.opportunityId, input.expertId, fromCents(input.input), seenIn(input), caller, services),
})

/** REST twin of createCounterOffer (OBASE-14, GO-96). */
export const createCounterOfferRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/counterOffer',
  auth: 'session',
  status: 201,
  body: object({
    opportunityId: string().required(),
    expertId: string().required(),
    counterAmount: mixed().nullable(),
    feedback: mixed(),
    feedbackRichText: mixed(),
    counterFromCompany: boolean().nullable(),
    counterFromExpert: boolean().nullable(),
    posterId: string().nullable(),
    opportunityType: string().nullable(),
    budgetPerUnit: string().nullable(),
    ...seenOfferRest,
  }),
  async handle({ body, caller }, services) {
    if (isFalseClaim(body, caller)) throw new AppError('NOT_ALLOWED')
    const { id, status } = await createCounterOffer(
      body.opportunityId,
      body.expertId,
      body,
      seenInBody(body),
      caller,
      services,
    )
    return { statusCode: 201, _id: id, status }
  },
})
