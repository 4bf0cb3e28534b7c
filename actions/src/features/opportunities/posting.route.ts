import { defineRoute } from '../../platform/define-route.js'
import { seenVersion } from '../../providers/workflow/seen-terms.js'
import { createOpportunity } from './posting/create-opportunity.js'
import { fractionalPayloadSchema, readPayload } from './posting/read-payload.js'
import { updateOpportunity } from './posting/update-opportunity.js'

const POSTING_BODY_BYTES = 512 * 1024

/** REST twin of createOpportunity with the texts' names (FRAC-02, FRAC-06, GD-57). */
export const createOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities',
  auth: 'session',
  body: fractionalPayloadSchema,
  bodyLimitBytes: POSTING_BODY_BYTES,
  status: 201,
  async handle({ body, caller }, services) {
    const { input, errors } = await readPayload(body, caller, services)
    const { id, status, title } = await createOpportunity(input, caller, services, { knownErrors: errors })
    return { statusCode: 201, _id: id, status, title }
  },
})

/** An edit names the version that was edited. */
const editPayloadSchema = fractionalPayloadSchema.shape({ version: seenVersion })

/** REST twin of updateOpportunity; PUT is taken as PATCH: what is not sent stays as it was. */
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
