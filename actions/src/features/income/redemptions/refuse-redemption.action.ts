import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { decisionReason } from '../decision-reason.js'
import { refuseRedemption } from './decide-redemption.js'

/** */
export const refuseRedemptionAction = defineAction({
  name: 'refuseRedemption',
  auth: 'staff',
  input: object({ id: string().uuid().required(), reason: decisionReason() }),
  handle: ({ input, caller }, services) => refuseRedemption(input.id, input.reason, caller, services),
})
