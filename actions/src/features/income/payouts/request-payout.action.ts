import { number, object, string } from 'yup'
import { payoutDetailsField, payoutMethodField } from '#contract/income/income.schema.js'
import { INCOME_LIMITS, INCOME_MESSAGES } from '#contract/income/income-limits.js'
import { defineAction } from '#platform/define-action.js'
import { requestPayout } from './request-payout.js'

/** */
export const requestPayoutAction = defineAction({
  name: 'requestPayout',
  auth: 'session',
  input: object({
    id: string().uuid().required(),
    cents: number()
      .integer(INCOME_MESSAGES.amountInvalid)
      .min(1, INCOME_MESSAGES.amountInvalid)
      .max(INCOME_LIMITS.payoutCentsMax, INCOME_MESSAGES.amountInvalid)
      .required(INCOME_MESSAGES.amountMissing),
    method: payoutMethodField(),
    details: payoutDetailsField(),
  }),
  handle: ({ input, caller }, services) => requestPayout(input, caller, services),
})
