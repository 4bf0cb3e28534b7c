import { object, string } from 'yup'
import { defineRoute } from '../../platform/define-route.js'
import { deleteDraft } from './posting/delete-draft.js'

/** REST twin of deleteDraftOpportunity (GO-09). */
export const deleteDraftOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/delete',
  auth: 'session',
  body: object({ deleteOpportunityComments: string().nullable() }),
  async handle({ body, caller, params }, services) {
    const comments = body.deleteOpportunityComments
    const { id, status } = await deleteDraft(params.id, comments, 'deleteOpportunityComments', caller, services)
    return { statusCode: 200, _id: id, status }
  },
})
