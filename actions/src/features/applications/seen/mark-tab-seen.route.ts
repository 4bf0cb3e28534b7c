import { object, string } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { markTabSeen } from './mark-tab-seen.js'

/** REST twin of markTabSeen (OBASE-21, GO-98): `status` names the tab. */
export const markTabSeenRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/tabSeen',
  auth: 'session',
  body: object({ opportunityId: string().required(), status: string().required() }),
  async handle({ body, caller }, services) {
    const { opportunityId, tab } = await markTabSeen(
      { opportunityId: body.opportunityId, tab: body.status },
      caller,
      services,
    )
    return { statusCode: 200, opportunityId, status: tab }
  },
})
