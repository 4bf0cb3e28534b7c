import { number, string } from 'yup'
import { redeemSchema } from '#contract/income/income.schema.js'
import { defineAction } from '#platform/define-action.js'
import { redeemCredits } from './redeem-credits.js'

/** BASE-08 */
export const redeemCreditsAction = defineAction({
  name: 'redeemCredits',
  auth: 'session',
  input: redeemSchema.shape({ id: string().uuid().required(), seenCents: number().strict().integer().required() }),
  handle: ({ input, caller }, services) => redeemCredits(input, caller, services),
})
