import { postTransfer } from '#domain/ledger/post-transfer.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { rewardReferral } from '#domain/referrals/referrals.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import type { PaymentFacts } from './define-purchase-type.js'
import { notifyBuyer } from './notify-buyer.js'
import type { Purchase } from './purchase.js'
import { purchaseTypeOf } from './purchase-types.js'
import { lockPayment } from './purchases.store.js'
import { refundPurchase } from './refund-purchase.job.js'
import { reversePurchase } from './reverse-purchase.js'

/** Fulfils a purchase that has been paid, or has it refunded if it can't be fulfilled any more. */
export async function settlePurchase(
  transaction: DatabaseTransaction,
  purchase: Purchase,
  facts: PaymentFacts,
  services: Services,
): Promise<void> {
  const { sessionId, paymentId, amountCents } = facts.session
  if (paymentId) await lockPayment(transaction, paymentId)
  const isRightAmount = amountCents === purchase.amount_cents
  if (!isRightAmount) services.log.error({ purchaseId: purchase.id, amountCents }, 'the amount paid is not the price')
  await bookPayment(transaction, purchase, amountCents)
  const type = purchaseTypeOf(purchase)
  const status = isRightAmount ? await type.fulfil(transaction, purchase, facts, services) : 'refund_due'
  const now = services.clock.now()
  const settled = await transaction
    .updateTable('purchases')
    .set({ status, paid_at: now, fulfilled_at: status === 'fulfilled' ? now : null })
    .set({ session_id: sessionId, payment_id: paymentId })
    .where('id', '=', purchase.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const notice = status === 'fulfilled' ? NOTICES.paymentReceived : NOTICES.paymentReturning
  const isExplained = status === 'refund_due' && isRightAmount && type.explainsRefund
  if (!isExplained) await notifyBuyer(transaction, services, { purchase: settled, notice, amountCents, about: 'paid' })
  if (status === 'refund_due') await enqueueJob(transaction, refundPurchase, { purchaseId: purchase.id })
  if (status === 'fulfilled') await rewardReferral(transaction, purchase.buyer_id, now, purchase.id)
  // A refund or dispute may have been reported before the payment itself.
  if (paymentId) await reversePurchase(transaction, settled, services)
}

/** Books the dollars of a payment. */
export function bookPayment(transaction: DatabaseTransaction, { id, title, buyer_id }: Purchase, amountCents: number) {
  return postTransfer(transaction, {
    ...{ key: `payment:${id}`, kind: 'payment_received', reason: `Payment: ${title}` },
    ...{ actorId: buyer_id, subject: { type: 'purchase', id }, owners: [], request: { id, amountCents } },
    entries: async () => [
      { account: { kind: 'payments' }, amount: -amountCents },
      { account: { kind: 'sales' }, amount: amountCents },
    ],
  })
}
