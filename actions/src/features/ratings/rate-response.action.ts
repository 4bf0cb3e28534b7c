import { string } from 'yup'
import { RATING_SOURCES } from '#contract/ratings/rating.js'
import { ratingSchema } from '#contract/ratings/rating.schema.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { rateResponse } from './rate-response.js'

const source = () => string().oneOf(RATING_SOURCES)

/** RATE-07, GI-74 */
export const rateResponseAction = defineAction({
  name: 'rateResponse',
  auth: 'session',
  input: ratingSchema.shape({ responseId: string().required(), source: source().required() }),
  handle: ({ input: { comment = null, ...input }, caller }, services) =>
    rateResponse({ ...input, comment }, caller, services),
})

/** REST twins of rateResponse: both texts name a path of their own (GI-74, GD-42). */
export const rateResponseRoutes = ['response', 'responses'].map((segment) =>
  defineRoute({
    method: 'post',
    path: `/api/qanda/${segment}/:responseId/rating`,
    auth: 'session',
    body: ratingSchema.shape({ source: source().default('dashboard') }),
    status: 201,
    handle: ({ body: { comment = null, ...body }, params, caller }, services) =>
      rateResponse({ ...body, comment, responseId: params.responseId ?? '' }, caller, services),
  }),
)
