import { array, object, string } from 'yup'
import { INCOME_LIMITS } from '#contract/income/income-limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineAction } from '#platform/define-action.js'
import { proposeBatch } from './batches.js'

/** */
export const proposePayoutBatchAction = defineAction({
  name: 'proposePayoutBatch',
  auth: 'staff',
  input: object({
    payoutIds: array(string().uuid().required())
      .min(1, FIELD_MESSAGES.required)
      .max(INCOME_LIMITS.batchPayoutsMax)
      .required(),
  }),
  handle: ({ input, caller }, services) => proposeBatch(input.payoutIds, caller, services),
})
