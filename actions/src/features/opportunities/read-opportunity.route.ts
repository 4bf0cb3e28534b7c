import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { getSdk } from './reading/opportunity-detail.generated.js'
import { shapeOpportunity } from './reading/opportunity-shape.js'
import { recordView } from './reading/record-view.js'

/** One opportunity, read with the caller's rights (OPP-16 to OPP-29, GO-90). Records an expert's first view (GO-16). */
export const readOpportunityRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id',
  auth: 'session',
  async handle({ caller, params }, services) {
    const { id } = params
    if (!isUuid(id)) throw new AppError('OPPORTUNITY_NOT_FOUND')
    if (caller.isExpert) await recordView(id, caller, services)
    const role = caller.isStaff ? 'staff' : caller.role
    const sdk = getSdk(services.graphql.asUser({ userId: caller.userId, role }))
    const { opportunities_by_pk: row } = await sdk.OpportunityDetailForRest({ id, viewerId: caller.userId })
    if (!row) throw new AppError('OPPORTUNITY_NOT_FOUND')
    return shapeOpportunity(row)
  },
})
