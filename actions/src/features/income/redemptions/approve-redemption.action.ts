import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { approveRedemption } from './decide-redemption.js'

/** */
export const approveRedemptionAction = defineAction({
  name: 'approveRedemption',
  auth: 'staff',
  input: object({ id: string().uuid().required() }),
  handle: ({ input, caller }, services) => approveRedemption(input.id, caller, services),
})
