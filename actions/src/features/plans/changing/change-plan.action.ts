import { date, number, object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { changePlan } from './plan-change.js'

const input = object({
  priceId: string().strict().required(FIELD_MESSAGES.required).max(60),
  amountCents: number().strict().integer().required(FIELD_MESSAGES.required),
  proratedAt: date().required(FIELD_MESSAGES.required),
})

/** Changes the plan for the amount that was quoted (GK-025, GK-029). */
export const changePlanAction = defineAction({
  name: 'changePlan',
  auth: 'session',
  input,
  handle: ({ caller, input: confirmed }, services) => startChange(services, caller, confirmed),
})

/** REST twin of changePlan. */
export const changePlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/change',
  auth: 'session',
  body: input,
  handle: ({ caller, body }, services) => startChange(services, caller, body),
})

/** The provider's events bring the new plan. */
async function startChange(...change: Parameters<typeof changePlan>) {
  await changePlan(...change)
  return { status: 'changing' }
}
