import { date, number, object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { changePlan, quoteChange } from './plan-change.js'

const priceId = () => string().strict().required(FIELD_MESSAGES.required).max(60)

const quoted = object({ priceId: priceId() })
const confirmed = object({
  priceId: priceId(),
  amountCents: number().strict().integer().required(FIELD_MESSAGES.required),
  proratedAt: date().required(FIELD_MESSAGES.required),
})

/** What changing to another plan costs now (GK-029). Charges nothing. */
export const quotePlanChangeAction = defineAction({
  name: 'quotePlanChange',
  auth: 'session',
  input: quoted,
  handle: ({ caller, input }, services) => quoteChange(services, caller, input.priceId),
})

/** REST twin of quotePlanChange. */
export const quoteChangeRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/quote',
  auth: 'session',
  body: quoted,
  handle: ({ caller, body }, services) => quoteChange(services, caller, body.priceId),
})

/** Changes the plan for the amount that was quoted (GK-025, GK-029). */
export const changePlanAction = defineAction({
  name: 'changePlan',
  auth: 'session',
  input: confirmed,
  handle: ({ caller, input }, services) => startChange(services, caller, input),
})

/** REST twin of changePlan. */
export const changePlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/change',
  auth: 'session',
  body: confirmed,
  handle: ({ caller, body }, services) => startChange(services, caller, body),
})

/** The provider's events bring the new plan. */
async function startChange(...change: Parameters<typeof changePlan>) {
  await changePlan(...change)
  return { status: 'changing' }
}
