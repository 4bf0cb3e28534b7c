import { date, number, object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineRoute } from '#platform/define-route.js'
import { changePlan, quoteChange } from './plan-change.js'

const priceId = () => string().strict().required(FIELD_MESSAGES.required).max(60)

/** What changing to another plan costs now (GK-029). Charges nothing. */
export const quoteChangeRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/quote',
  auth: 'session',
  body: object({ priceId: priceId() }),
  handle: ({ caller, body }, services) => quoteChange(services, caller, body.priceId),
})

/** Changes the plan for the amount that was quoted (GK-025, GK-029). */
export const changePlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/change',
  auth: 'session',
  body: object({
    priceId: priceId(),
    amountCents: number().strict().integer().required(FIELD_MESSAGES.required),
    proratedAt: date().required(FIELD_MESSAGES.required),
  }),
  async handle({ caller, body }, services) {
    await changePlan(services, caller, body)
    return { status: 'changing' }
  },
})
