import { syncSubscription } from '#domain/subscriptions/sync-subscription.job.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { recordInvoice } from '../record-invoice.job.js'
import { defineEventHandler } from './define-event-handler.js'

/** Each event only has the state read again; whatever came first or twice, the result is the same. */
async function sync(transaction: DatabaseTransaction, subscriptionId: string | null): Promise<void> {
  if (subscriptionId)
    await enqueueJob(transaction, syncSubscription, { subscriptionId }, { key: `sync:${subscriptionId}` })
}

export const onInvoicePaid = defineEventHandler({
  type: 'invoice-paid',
  async apply(transaction, { invoiceId, subscriptionId, reason }) {
    if (subscriptionId && reason !== 'other')
      await enqueueJob(transaction, recordInvoice, { invoiceId, subscriptionId, reason })
    await sync(transaction, subscriptionId)
  },
})

export const onInvoiceFailed = defineEventHandler({
  type: 'invoice-failed',
  apply: (transaction, { subscriptionId }) => sync(transaction, subscriptionId),
})

export const onSubscriptionUpdated = defineEventHandler({
  type: 'subscription-updated',
  apply: (transaction, { subscription }) => sync(transaction, subscription.subscriptionId),
})

export const onSubscriptionEnded = defineEventHandler({
  type: 'subscription-ended',
  apply: (transaction, { subscription }) => sync(transaction, subscription.subscriptionId),
})
