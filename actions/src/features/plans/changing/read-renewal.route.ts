import { defineRoute } from '#platform/define-route.js'
import { findRunning } from './own-subscription.js'

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
