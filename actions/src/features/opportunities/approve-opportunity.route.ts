import { object, string } from 'yup'
import { defineRoute } from '../../platform/define-route.js'
import { readVersionFields } from './review/read-version.js'
import { approveOpportunity } from './review/review-opportunity.js'

/** REST twin of approveOpportunity (GO-08). */
export const approveOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/approve',
  auth: 'staff',
  body: object({ ...readVersionFields(), reason: string().nullable() }),
  async handle({ body, caller, params }, services) {
    const { id, status } = await approveOpportunity({ ...body, id: params.id }, caller, services)
    return { statusCode: 200, _id: id, status }
  },
})
