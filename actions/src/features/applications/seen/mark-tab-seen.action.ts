import { array, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { markTabSeen, SEEN_AT_ONCE_MAX } from './mark-tab-seen.js'

/** OPP-55 */
export const markTabSeenAction = defineAction({
  name: 'markTabSeen',
  auth: 'session',
  input: object({
    opportunityId: string().required(),
    tab: string().required(),
    applicants: array(string().uuid().required()).max(SEEN_AT_ONCE_MAX).nullable(),
  }),
  handle: ({ input, caller }, services) => markTabSeen(input, caller, services),
})

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
