import { mixed, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { type Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { deleteOpportunity } from './ending/delete-opportunity.js'
import { deleteDraft } from './posting/delete-draft.js'
import { readVersionFields } from './review/read-version.js'

/** The poster withdraws a draft (GO-09). */
export const deleteDraftOpportunityAction = defineAction({
  name: 'deleteDraftOpportunity',
  auth: 'session',
  input: object({ id: string().required(), comments: optionalTextField() }),
  handle: ({ input, caller }, services) => deleteDraft(input.id, input.comments, 'comments', caller, services),
})

const FIELD = 'deleteOpportunityComments'
const version = object({ ...readVersionFields() })

/**
 * REST twin of deleteDraftOpportunity (GO-09) and, for staff, of deleteOpportunity (GO-14), where they name the version
 * they read.
 */
export const deleteDraftOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/delete',
  auth: 'session',
  body: object({ deleteOpportunityComments: optionalTextField(), version: mixed(), updatedAt: string() }),
  async handle({ body, caller, params }, services) {
    const comments = body.deleteOpportunityComments
    const isForStaff = caller.isStaff && !(await isOwnDraft(params.id, caller.userId, services))
    const { id, status } = isForStaff
      ? await deleteOpportunity(
          { id: params.id, comments, field: FIELD, ...(await version.validate(body, { stripUnknown: true })) },
          caller,
          services,
        )
      : await deleteDraft(params.id, comments, FIELD, caller, services)
    return { statusCode: 200, _id: id, status }
  },
})

async function isOwnDraft(id: string | undefined, userId: string, { database }: Services): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await database
    .selectFrom('opportunities')
    .where('id', '=', id)
    .where('posted_by', '=', userId)
    .select('status')
    .executeTakeFirst()
  return row?.status === 'draft'
}
