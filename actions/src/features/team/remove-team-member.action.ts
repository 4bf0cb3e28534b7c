import { object, string } from 'yup'
import { postOfAddress } from '#domain/workflow/post-of-address.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { removeTeamMember } from './remove-team-member.js'

/** TEAM-06 */
export const removeTeamMemberAction = defineAction({
  name: 'removeTeamMember',
  auth: 'session',
  input: object({ opportunityId: string().required(), userId: string().required() }),
  handle: ({ input, caller }, services) => removeTeamMember(input.opportunityId, input.userId, caller, services),
})

/** REST twin of removeTeamMember (OBASE-06, GO-91). In the query, since some clients drop the body of a DELETE. */
export const removeTeamMemberRoute = defineRoute({
  method: 'delete',
  path: '/api/opportunities/:id/invitedUsers',
  auth: 'session',
  query: object({ opportunityId: string(), invitedUserId: string().required() }),
  async handle({ params, query, caller }, services) {
    const post = postOfAddress(params.id, query.opportunityId)
    const { opportunityId, userIds } = await removeTeamMember(post, query.invitedUserId, caller, services)
    return { statusCode: 200, opportunityId, invitedUserIds: userIds }
  },
})
