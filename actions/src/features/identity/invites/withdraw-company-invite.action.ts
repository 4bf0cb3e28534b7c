import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { withdrawInvite } from './withdraw-invite.js'

export const withdrawCompanyInvite = defineAction({
  name: 'withdrawCompanyInvite',
  auth: 'session',
  input: object({ id: string().uuid().required() }),
  handle: ({ caller, input }, services) => withdrawInvite(caller, input.id, services),
})
