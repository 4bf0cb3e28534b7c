import { object, string } from 'yup'
import { invoiceSubject } from '#domain/subscriptions/plan-payments.store.js'
import { findPlanPrice, titleOf } from '#domain/subscriptions/plan-price.js'
import { reviewPlan } from '#domain/subscriptions/review-plan.job.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import type { Purchase } from './purchase.js'
import { lockPayment } from './purchases.store.js'
import { refundPurchase } from './refund-purchase.job.js'
import { reversePurchase } from './reverse-purchase.js'
import { bookPayment } from './settle-purchase.js'

/** The smallest sum that can be charged; what an invoice leaves below it is settled with the next. */
const CHARGE_MIN_CENTS = 50

interface PaidInvoice {
  invoiceId: string
  reason: string
  paymentId: string
  amountCents: number
  /** Of the price that was paid, even if the plan has changed since. */
  priceId: string | undefined
}

/**
 * Records what the provider collected for a subscription: the first payment belongs to the purchase that began it, and
 * each renewal or change becomes a purchase of its own, with a receipt. Tried again until the first purchase is settled.
 */
export const recordInvoice = defineJob({
  name: 'record-invoice',
  payload: object({
    invoiceId: string().required(),
    subscriptionId: string().required(),
    reason: string().oneOf(['first', 'renewal', 'change']).required(),
  }),
  async handle({ invoiceId, subscriptionId, reason }, services) {
    const invoice = await services.payments.readInvoice(invoiceId)
    const { metadata } = await services.payments.readSubscription(subscriptionId)
    const { paymentId, amountPaidCents: amountCents } = invoice
    if (!paymentId || amountCents < CHARGE_MIN_CENTS || !isUuid(metadata.purchaseId)) return
    const paid = { invoiceId, reason, paymentId, amountCents, priceId: invoice.planKey ?? metadata.priceId }
    await services.database.transaction().execute(async (transaction) => {
      await lockPayment(transaction, paymentId)
      const first = await transaction
        .selectFrom('purchases')
        .selectAll()
        .where('id', '=', String(metadata.purchaseId))
        .forUpdate()
        .executeTakeFirst()
      if (!first) return services.log.warn({ subscriptionId }, 'an invoice belongs to no purchase')
      if (!first.is_paid) throw new Error(`the purchase ${first.id} is not settled yet`)
      const purchase =
        reason === 'first' ? await link(transaction, first, paymentId) : await add(transaction, first, paid, services)
      // A refund or dispute may have been reported before.
      if (purchase) await reversePurchase(transaction, purchase, services)
      if (reason === 'renewal') await reviewIfRevoked(transaction, first.id, paymentId)
    })
  },
})

/** The provider may collect once more for a plan that was taken back, before it learns of that. */
async function reviewIfRevoked(transaction: DatabaseTransaction, purchaseId: string, paymentId: string) {
  const plan = transaction.selectFrom('subscriptions').select('status').where('purchase_id', '=', purchaseId)
  const isLive = ((await plan.executeTakeFirst())?.status ?? 'revoked') !== 'revoked'
  if (!isLive) await enqueueJob(transaction, reviewPlan, { purchaseId, paymentId })
}

async function link(transaction: DatabaseTransaction, first: Purchase, paymentId: string) {
  if (first.payment_id !== null) return undefined
  if (first.status === 'refund_due') await enqueueJob(transaction, refundPurchase, { purchaseId: first.id })
  return transaction
    .updateTable('purchases')
    .set({ payment_id: paymentId })
    .where('id', '=', first.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function add(transaction: DatabaseTransaction, first: Purchase, paid: PaidInvoice, { clock }: Services) {
  const price = await findPlanPrice(transaction, paid.priceId ?? String(first.price_id))
  if (!price) throw new Error(`${paid.priceId} is not a price`)
  const now = clock.now()
  const purchase = await transaction
    .insertInto('purchases')
    .values({
      ...{ buyer_id: first.buyer_id, purchase_type: 'saas', price_id: price.priceId, amount_cents: paid.amountCents },
      subject: invoiceSubject(first.id, paid.reason, paid.invoiceId),
      title: `${titleOf(price)}: ${paid.reason === 'renewal' ? 'renewal' : 'change of plan'}`,
      ...{ status: 'fulfilled', payment_id: paid.paymentId, paid_at: now, fulfilled_at: now },
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (purchase) await bookPayment(transaction, purchase, paid.amountCents)
  return purchase
}
