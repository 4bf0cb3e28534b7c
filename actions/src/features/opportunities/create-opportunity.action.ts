import { mixed, number, object, string } from 'yup'
import { seenVersion, seenVersionIfAny } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { createOpportunity } from './posting/create-opportunity.js'
import { fromOpportunityInput, type OpportunityInput } from './posting/opportunity-input.js'
import { POSTING_BODY_BYTES, postPayloadSchema, readPayload } from './posting/read-payload.js'

/** Posts a requirement as a draft for staff to review (FRAC-08, FRAC-13). */
export const createOpportunityAction = defineAction({
  name: 'createOpportunity',
  auth: 'session',
  input: object({
    input: mixed<OpportunityInput>().required(),
    postId: string().uuid().nullable(),
    seenCredits: number().integer().nullable(),
    seenTermsVersion: seenVersion,
  }),
  handle: ({ input: { input, ...options }, caller }, services) =>
    createOpportunity(fromOpportunityInput(input), caller, services, options),
})

/** As for the action: the id of the first attempt, for a retry after a lost response, the price and the terms that were seen. */
const createPayloadSchema = postPayloadSchema.shape({
  postId: string().uuid().nullable(),
  seenCredits: number().integer().nullable(),
  seenTermsVersion: seenVersionIfAny,
})

/** REST twin of createOpportunity, with the REST field names (FRAC-02, FRAC-06, GD-57). */
export const createOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities',
  auth: 'session',
  body: createPayloadSchema,
  bodyLimitBytes: POSTING_BODY_BYTES,
  status: 201,
  async handle({ body: { postId, seenCredits, seenTermsVersion, ...payload }, caller }, services) {
    const { input, errors } = await readPayload(payload, caller, services)
    const { id, status, title } = await createOpportunity(input, caller, services, {
      knownErrors: errors,
      postId,
      seenCredits,
      seenTermsVersion,
    })
    return { statusCode: 201, _id: id, status, title }
  },
})
