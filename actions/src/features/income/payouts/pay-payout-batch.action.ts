import { number, object, string } from 'yup'
import { hasVisibleSign } from '#contract/format/visible-text.js'
import { singleLineField } from '#contract/identity/identity-fields.js'
import { INCOME_LIMITS, INCOME_MESSAGES } from '#contract/income/income-limits.js'
import { defineAction } from '#platform/define-action.js'
import { payBatch } from './batches.js'

/** */
export const payPayoutBatchAction = defineAction({
  name: 'payPayoutBatch',
  auth: 'staff',
  input: object({
    id: string().uuid().required(),
    seenCents: number().integer().required(),
    reference: singleLineField(INCOME_LIMITS.referenceCharactersMax, INCOME_MESSAGES.reference)
      .required(INCOME_MESSAGES.reference)
      .test('visible', INCOME_MESSAGES.reference, hasVisibleSign),
  }),
  handle: ({ input, caller }, services) => payBatch(input, caller, services),
})
