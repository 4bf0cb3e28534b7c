import type { Area } from '#platform/area.js'
import { inviteTeamMembersAction, inviteTeamMembersRoute } from './invite-team-members.action.js'
import { removeTeamMemberAction, removeTeamMemberRoute } from './remove-team-member.action.js'
import { companyUsersRoute, invitedUsersRoute } from './team-lists.route.js'

export const team: Area = {
  doors: [
    inviteTeamMembersAction,
    inviteTeamMembersRoute,
    removeTeamMemberAction,
    removeTeamMemberRoute,
    invitedUsersRoute,
    companyUsersRoute,
  ],
  jobs: [],
}
