import { object, string } from 'yup'
import { defineRoute } from '../../platform/define-route.js'
import { approveOpportunity } from './review/review-opportunity.js'

/** REST twin of approveOpportunity (GO-08). */
export const approveOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/approve',
  auth: 'staff',
  body: object({ reason: string().nullable() }),
  async handle({ body, caller, params }, services) {
    const { id, status } = await approveOpportunity(params.id, body.reason, caller, services)
    return { statusCode: 200, _id: id, status }
  },
})
