import { object } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { findRunning, requireRunning } from './own-subscription.js'

/** What will be paid next, and when. The amount is the provider's: prices may have changed since. */
export const readRenewalRoute = defineRoute({
  method: 'get',
  path: '/api/payment/subscription/renewal',
  auth: 'session',
  async handle({ caller }, services) {
    const running = await findRunning(services, caller)
    if (!running) return { renewal: null }
    const { amountCents, periodEnd, endsWithPeriod, status } = await services.payments.readSubscription(
      running.subscriptionId,
    )
    const isRenewed = !endsWithPeriod && status !== 'ended'
    return { renewal: { amountCents, at: periodEnd, isRenewed, canManage: running.canManage } }
  },
})

/** Ends the subscription with the period that is paid. The provider's event changes the row. */
export const cancelPlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/cancel',
  auth: 'session',
  handle: ({ caller }, services) => cancelPlan(services, caller),
})

/** GraphQL twin of the route. */
export const cancelPlanAction = defineAction({
  name: 'cancelPlan',
  auth: 'session',
  input: object({}),
  handle: ({ caller }, services) => cancelPlan(services, caller),
})

async function cancelPlan(services: Services, caller: Caller) {
  const { subscriptionId } = await requireRunning(services, caller)
  const { periodEnd } = await services.payments.cancelAtPeriodEnd(subscriptionId)
  return { endsAt: periodEnd }
}

/** Keeps a subscription that was cancelled and has not ended yet. */
export const keepPlanRoute = defineRoute({
  method: 'post',
  path: '/api/payment/subscription/reactivate',
  auth: 'session',
  handle: ({ caller }, services) => keepPlan(services, caller),
})

/** GraphQL twin of the route. */
export const keepPlanAction = defineAction({
  name: 'keepPlan',
  auth: 'session',
  input: object({}),
  handle: ({ caller }, services) => keepPlan(services, caller),
})

async function keepPlan(services: Services, caller: Caller) {
  const { subscriptionId } = await requireRunning(services, caller)
  const { periodEnd } = await services.payments.reactivate(subscriptionId)
  return { renewsAt: periodEnd }
}
