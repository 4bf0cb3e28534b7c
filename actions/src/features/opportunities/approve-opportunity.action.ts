import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { readVersionFields } from './review/read-version.js'
import { approveOpportunity } from './review/review-opportunity.js'

/** Staff publish a draft, or accept an edit (GO-08, X-31). */
export const approveOpportunityAction = defineAction({
  name: 'approveOpportunity',
  auth: 'staff',
  input: object({ id: string().required(), ...readVersionFields(), reason: optionalTextField() }),
  handle: ({ input, caller }, services) => approveOpportunity(input, caller, services),
})

/** REST twin of approveOpportunity (GO-08). */
export const approveOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/approve',
  auth: 'staff',
  body: object({ ...readVersionFields(), reason: optionalTextField() }),
  async handle({ body, caller, params }, services) {
    const { id, status } = await approveOpportunity({ ...body, id: params.id }, caller, services)
    return { statusCode: 200, _id: id, status }
  },
})
