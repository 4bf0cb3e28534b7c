import { object, string } from 'yup'
import { refundRefusal } from '#domain/purchases/refund-refusals.js'
import { AppError } from '#platform/errors.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import type { Subscription } from '#providers/payments/payment-states.js'

/** Stops the renewals of a subscription whose plan was taken back, replaced, or cancelled for want of a payment. */
export const endSubscription = defineJob({
  name: 'end-subscription',
  payload: object({
    subscriptionId: string().required(),
    /**
     * When the first period begins that its owner no longer wants. The provider may have collected for it just before it
     * was told: then that is refunded. Null if somebody else decides about that.
     */
    unwantedFrom: string().nullable().default(null),
  }),
  async handle({ subscriptionId, unwantedFrom }, services) {
    const subscription = await services.payments.readSubscription(subscriptionId)
    await end(services, subscription)
    if (!unwantedFrom) return
    // nothing is collected any more, so none can be missed here
    const invoices = await services.payments.listPaidInvoices(subscriptionId)
    for (const { paymentId, periodStart } of invoices)
      if (paymentId && periodStart >= new Date(unwantedFrom))
        await refundRenewal(services, String(subscription.metadata.purchaseId), paymentId)
  },
})

async function end({ payments }: Services, { subscriptionId, status, endsWithPeriod }: Subscription): Promise<void> {
  if (status === 'ended') return
  // the provider would try the card again for a plan that nobody has any more
  if (status === 'past-due') return payments.endNow(subscriptionId)
  if (!endsWithPeriod) await payments.cancelAtPeriodEnd(subscriptionId).catch(ignoreEnded)
}

function ignoreEnded(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'ALREADY_DONE')) throw error
}

/**
 * Refunds what was collected for a plan after it had ended, once. Staff see what is refused for good in the log.
 * @param purchaseId what the plan began with
 */
export async function refundRenewal({ payments, log }: Services, purchaseId: string, paymentId: string): Promise<void> {
  const sent = payments.refund({ paymentId, metadata: { purchaseId } }, `refund-renewal:${paymentId}`)
  await sent.catch((error: unknown) => {
    if (refundRefusal(error) === null) throw error
    log.warn({ purchaseId, paymentId, err: error }, 'a renewal of a plan that had ended was not refunded')
  })
}
