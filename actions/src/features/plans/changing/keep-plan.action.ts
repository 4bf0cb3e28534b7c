import { object } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { requireRunning } from './own-subscription.js'

/** Keeps a subscription that was cancelled and has not ended yet. */
export const keepPlanAction = defineAction({
  name: 'keepPlan',
  auth: 'session',
  input: object({}),
  handle: ({ caller }, services) => keepPlan(services, caller),
})

/** REST twin of keepPlan. */
export const keepPlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/reactivate',
  auth: 'session',
  handle: ({ caller }, services) => keepPlan(services, caller),
})

async function keepPlan(services: Services, caller: Caller) {
  const { subscriptionId } = await requireRunning(services, caller)
  const { periodEnd } = await services.payments.reactivate(subscriptionId)
  return { renewsAt: periodEnd }
}
