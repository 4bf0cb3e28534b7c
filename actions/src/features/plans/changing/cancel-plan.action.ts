import { object } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { requireRunning } from './own-subscription.js'

/** Ends the subscription with the period that is paid. The provider's event changes the row. */
export const cancelPlanAction = defineAction({
  name: 'cancelPlan',
  auth: 'session',
  input: object({}),
  handle: ({ caller }, services) => cancelPlan(services, caller),
})

/** REST twin of cancelPlan. */
export const cancelPlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/cancel',
  auth: 'session',
  handle: ({ caller }, services) => cancelPlan(services, caller),
})

async function cancelPlan(services: Services, caller: Caller) {
  const { subscriptionId } = await requireRunning(services, caller)
  const { periodEnd } = await services.payments.cancelAtPeriodEnd(subscriptionId)
  return { endsAt: periodEnd }
}
