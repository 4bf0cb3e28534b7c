import { object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { quoteChange } from './plan-change.js'

const input = object({ priceId: string().strict().required(FIELD_MESSAGES.required).max(60) })

/** What changing to another plan costs now (GK-029). Charges nothing. */
export const quotePlanChangeAction = defineAction({
  name: 'quotePlanChange',
  auth: 'session',
  input,
  handle: ({ caller, input: { priceId } }, services) => quoteChange(services, caller, priceId),
})

/** REST twin of quotePlanChange. */
export const quoteChangeRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/quote',
  auth: 'session',
  body: input,
  handle: ({ caller, body }, services) => quoteChange(services, caller, body.priceId),
})
