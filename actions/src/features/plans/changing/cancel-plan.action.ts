import { object } from 'yup'
import { endSubscription } from '#domain/subscriptions/end-subscription.job.js'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { requireCollected } from './own-subscription.js'

/**
 * Ends the subscription with the period that is paid, which is over if its renewal was declined: then at once, so
 * that the card isn't tried again. The provider's event changes the row.
 */
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

/**
 * Cancels what the provider collects for the caller. If the provider collects a period between our look and the end,
 * it is refunded: the job is stored before the end is asked for, so that nothing can come between the two.
 * @throws AppError NOT_FOUND, NOT_ALLOWED
 */
export async function cancelPlan(services: Services, caller: Caller) {
  const { database, payments, clock } = services
  const { subscriptionId, paidUntil } = await requireCollected(services, caller)
  const { status, periodStart } = await payments.readSubscription(subscriptionId)
  if (status === 'past-due') {
    await enqueueJob(database, endSubscription, { subscriptionId, unwantedFrom: periodStart.toISOString() })
    await payments.endNow(subscriptionId)
    return { endsAt: paidUntil ?? clock.now() }
  }
  const { periodEnd } = await payments.cancelAtPeriodEnd(subscriptionId)
  return { endsAt: periodEnd }
}
