import { mixed, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { readVersionFields } from '../review/read-version.js'
import { closeAsStaff } from './close-as-staff.js'
import { closeOpportunity } from './close-opportunity.js'

/** The poster closes (GO-12). */
export const closeOpportunityAction = defineAction({
  name: 'closeOpportunity',
  auth: 'session',
  input: object({ id: string().required(), comments: optionalTextField() }),
  handle: ({ input, caller }, services) => closeOpportunity(input.id, input.comments, 'comments', caller, services),
})

const FIELD = 'closeOpportunityComments'
const version = object({ ...readVersionFields() })

/**
 * REST twin of closeOpportunity (GO-12) and, for staff with a post that isn't theirs, of closeOpportunityAsStaff, where
 * they name the version they read.
 */
export const closeOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/close',
  auth: 'session',
  body: object({ closeOpportunityComments: optionalTextField(), version: mixed(), updatedAt: string() }),
  async handle({ body, caller, params }, services) {
    const reason = body.closeOpportunityComments
    const isForStaff = caller.isStaff && !(await isOwn(params.id, caller.userId, services))
    const { id, status } = isForStaff
      ? await closeAsStaff(
          { id: params.id, reason, field: FIELD, ...(await version.validate(body, { stripUnknown: true })) },
          caller,
          services,
        )
      : await closeOpportunity(params.id, reason, FIELD, caller, services)
    return { statusCode: 200, _id: id, status }
  },
})

async function isOwn(id: string | undefined, userId: string, { database }: Services): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await database
    .selectFrom('opportunities')
    .where('id', '=', id)
    .where('posted_by', '=', userId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
