import { mixed, object, string } from 'yup'
import { seenVersion } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { fromOpportunityInput, type OpportunityInput } from './posting/opportunity-input.js'
import { POSTING_BODY_BYTES, postPayloadSchema, readPayload } from './posting/read-payload.js'
import { updateOpportunity } from './posting/update-opportunity.js'

/** Edits the caller's own draft or published post, at the version that was opened (FRAC-09, X-31, X-71). */
export const updateOpportunityAction = defineAction({
  name: 'updateOpportunity',
  auth: 'session',
  input: object({ id: string().required(), version: seenVersion, input: mixed<OpportunityInput>().required() }),
  handle: ({ input, caller }, services) =>
    updateOpportunity(input, fromOpportunityInput(input.input), caller, services),
})

/** An edit names the version it is based on. */
const editPayloadSchema = postPayloadSchema.shape({ version: seenVersion })

/** REST twin of updateOpportunity. PUT works like PATCH: omitted fields keep their value. */
const editRoute = (method: 'patch' | 'put') =>
  defineRoute({
    method,
    path: '/api/opportunities/:id',
    auth: 'session',
    body: editPayloadSchema,
    bodyLimitBytes: POSTING_BODY_BYTES,
    async handle({ body, caller, params }, services) {
      const { input, errors } = await readPayload(body, caller, services)
      const edited = { id: params.id, version: body.version }
      const { id, status, title } = await updateOpportunity(edited, input, caller, services, errors)
      return { statusCode: 200, _id: id, status, title }
    },
  })

export const patchOpportunityRoute = editRoute('patch')
export const putOpportunityRoute = editRoute('put')
