import { adoptCard } from '#domain/subscriptions/adopt-card.job.js'
import { readOtherPlans } from '#domain/subscriptions/other-plans.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { CARD_PURPOSE } from '#providers/payments/payment-states.js'
import { closeOpen, lockBySession } from '../purchases.store.js'
import { settlePurchase } from '../settle-purchase.js'
import { defineEventHandler } from './define-event-handler.js'

export const onCheckoutCompleted = defineEventHandler({
  type: 'checkout-completed',
  look: async ({ session, happenedAt }, services) => ({
    subscription: session.subscriptionId ? await services.payments.readSubscription(session.subscriptionId) : null,
    paidAt: happenedAt,
    otherPlans: await readOtherPlans(services, session, happenedAt),
  }),
  async apply(transaction, { session }, services, facts) {
    if (session.status !== 'paid') return
    const { sessionId, metadata } = session
    if (metadata.purpose === CARD_PURPOSE) {
      const { subscriptionId } = metadata
      if (subscriptionId) await enqueueJob(transaction, adoptCard, { subscriptionId, sessionId })
      return
    }
    const purchase = await lockBySession(transaction, session)
    if (!purchase) services.log.warn({ sessionId }, 'a checkout was paid that belongs to no purchase')
    else if (!purchase.is_paid) await settlePurchase(transaction, purchase, { session, ...facts }, services)
  },
})

export const onCheckoutExpired = defineEventHandler({
  type: 'checkout-expired',
  async apply(transaction, { session }) {
    const purchase = await lockBySession(transaction, session)
    if (purchase) await closeOpen(transaction, purchase.id, 'expired')
  },
})
