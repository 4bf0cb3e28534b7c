import { boolean, mixed, object } from 'yup'
import { seenInBody, seenOfferRest } from '#domain/workflow/seen-terms.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { acceptCounterOffer, rejectCounterOffer } from './answer-counter-offer.js'
import { variantOf } from './counter-offer-variant.rules.js'
import { updateCounterOffer } from './make-counter-offer.js'

const VARIANT_FAULT = 'Send exactly one of a changed offer, an acceptance and a rejection'

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
    rejectReason: optionalTextField(),
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
