import { object, string } from 'yup'
import { defineRoute } from '../../platform/define-route.js'
import type { Services } from '../../platform/services.js'
import { isUuid } from '../../platform/uuid.js'
import { deleteOpportunity } from './ending/delete-opportunity.js'
import { deleteDraft } from './posting/delete-draft.js'

/** REST twin of deleteDraftOpportunity (GO-09), and for staff of deleteOpportunity once it is no draft (GO-14). */
export const deleteDraftOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/delete',
  auth: 'session',
  body: object({ deleteOpportunityComments: string().nullable() }),
  async handle({ body, caller, params }, services) {
    const isForStaff = caller.isStaff && !(await isDraft(params.id, services))
    const end = isForStaff ? deleteOpportunity : deleteDraft
    const comments = body.deleteOpportunityComments
    const { id, status } = await end(params.id, comments, 'deleteOpportunityComments', caller, services)
    return { statusCode: 200, _id: id, status }
  },
})

async function isDraft(id: string | undefined, { database }: Services): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await database.selectFrom('opportunities').where('id', '=', id).select('status').executeTakeFirst()
  return row?.status === 'draft'
}
