import { inviteSchema } from '#contract/identity/invite.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { inviteMember } from './invite-member.js'

/** REST twin of inviteCompanyMember. */
export const createInvite = defineRoute({
  method: 'post',
  path: '/api/invites',
  auth: 'session',
  status: 201,
  body: inviteSchema,
  handle: ({ caller, body }, services) => inviteMember(caller, body, services),
})
