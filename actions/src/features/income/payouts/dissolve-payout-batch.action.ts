import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { decisionReason } from '../decision-reason.js'
import { dissolveBatch } from './batches.js'

/** */
export const dissolvePayoutBatchAction = defineAction({
  name: 'dissolvePayoutBatch',
  auth: 'staff',
  input: object({ id: string().uuid().required(), reason: decisionReason() }),
  handle: ({ input, caller }, services) => dissolveBatch(input.id, input.reason, caller, services),
})
