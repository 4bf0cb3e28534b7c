import { boolean, mixed, object, string } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { AppError } from '../../../platform/errors.js'
import { seenInBody, seenOfferRest } from '../../../providers/workflow/seen-terms.js'
import { acceptCounterOffer, rejectCounterOffer } from './answer-counter-offer.js'
import { isFalseClaim, variantOf } from './counter-offer-variant.rules.js'
import { createCounterOffer, updateCounterOffer } from './make-counter-offer.js'

const VARIANT_FAULT = 'Send exactly one of a changed offer, an acceptance and a rejection'

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

/** REST twin of updateCounterOffer, acceptCounterOffer and rejectCounterOffer (OBASE-15 to OBASE-17, GO-96). */
export const patchCounterOfferRoute = defineRoute({
  method: 'patch',
  path: '/api/opportunities/counterOffer/:id',
  auth: 'session',
  body: object({
    counterAmount: mixed(),
    feedback: mixed(),
    feedbackRichText: mixed(),
    fromPoster: boolean().nullable(),
    fromExpert: boolean().nullable(),
    acceptedOffer: boolean().nullable(),
    rejectedOffer: boolean().nullable(),
    rejectReason: string().nullable(),
    ...seenOfferRest,
  }),
  async handle({ body, caller, params }, services) {
    const variant = variantOf(body)
    if (variant === null) throw new AppError('VALIDATION_FAILED', { message: VARIANT_FAULT })
    const seen = seenInBody(body)
    const { id, status } = await {
      update: () =>
        updateCounterOffer(params.id, { ...body, counterAmount: body.counterAmount }, seen, caller, services),
      accept: () => acceptCounterOffer(params.id, seen, caller, services),
      reject: () => rejectCounterOffer(params.id, body.rejectReason, seen, caller, services),
    }[variant]()
    return { statusCode: 200, _id: id, status }
  },
})
