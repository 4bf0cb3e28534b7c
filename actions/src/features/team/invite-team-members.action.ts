import { array, object, string } from 'yup'
import { postOfAddress } from '#domain/workflow/post-of-address.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { inviteTeamMembers } from './invite-team-members.js'

const ids = () => array(string().required()).required()

/** TEAM-05 */
export const inviteTeamMembersAction = defineAction({
  name: 'inviteTeamMembers',
  auth: 'session',
  input: object({ opportunityId: string().required(), userIds: ids() }),
  handle: ({ input, caller }, services) => inviteTeamMembers(input.opportunityId, input.userIds, caller, services),
})

/** REST twin of inviteTeamMembers (OBASE-05, GO-91). */
export const inviteTeamMembersRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/invitedUsers',
  auth: 'session',
  body: object({ opportunityId: string(), invitedUserIds: ids() }),
  status: 201,
  async handle({ params, body, caller }, services) {
    const post = postOfAddress(params.id, body.opportunityId)
    const { opportunityId, userIds } = await inviteTeamMembers(post, body.invitedUserIds, caller, services)
    return { statusCode: 201, opportunityId, invitedUserIds: userIds }
  },
})
