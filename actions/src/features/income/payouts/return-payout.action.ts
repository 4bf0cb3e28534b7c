import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { decisionReason } from '../decision-reason.js'
import { returnPayout } from './return-payout.js'

/** */
export const returnPayoutAction = defineAction({
  name: 'returnPayout',
  auth: 'staff',
  input: object({ id: string().uuid().required(), reason: decisionReason() }),
  handle: ({ input, caller }, services) => returnPayout(input.id, input.reason, caller, services),
})
