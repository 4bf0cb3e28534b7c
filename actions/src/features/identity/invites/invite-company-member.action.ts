import { inviteSchema } from '#contract/identity/invite.schema.js'
import { defineAction } from '#platform/define-action.js'
import { inviteMember } from './invite-member.js'

export const inviteCompanyMember = defineAction({
  name: 'inviteCompanyMember',
  auth: 'session',
  input: inviteSchema,
  handle: ({ caller, input }, services) => inviteMember(caller, input, services),
})
