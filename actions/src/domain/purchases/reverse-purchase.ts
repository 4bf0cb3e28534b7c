import { postTransfer } from '#domain/ledger/post-transfer.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { reviewReferral } from '#domain/referrals/review-referral.job.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { notifyBuyer } from './notify-buyer.js'
import type { Purchase } from './purchase.js'
import { purchaseTypeOf } from './purchase-types.js'
import { standingOf, sumOf } from './reversals.rules.js'
import { readOutside, readReversals } from './reversals.store.js'

/**
 * Books what refunds and lost disputes have taken back of a payment. The result follows from all events about
 * the payment and all refunds recorded outside of it, whatever their order; called again, it books nothing more.
 */
export async function reversePurchase(
  transaction: DatabaseTransaction,
  purchase: Purchase,
  services: Services,
): Promise<void> {
  const events = await readReversals(transaction, String(purchase.payment_id))
  const standing = standingOf(purchase, events, sumOf(await readOutside(transaction, purchase.id)))
  const { refundedCents, chargedBackCents, status } = standing
  const beforeCents = Math.min(purchase.amount_cents, purchase.refunded_cents + purchase.charged_back_cents)
  const afterCents = Math.min(purchase.amount_cents, refundedCents + chargedBackCents)
  if (afterCents > beforeCents) {
    await bookReversal(transaction, purchase, { beforeCents, afterCents })
    const amountCents = afterCents - beforeCents
    const notice = NOTICES.paymentReturned
    await notifyBuyer(transaction, services, { purchase, notice, amountCents, about: `back:${afterCents}` })
    if (purchase.fulfilled_at)
      await purchaseTypeOf(purchase).undo(transaction, purchase, { beforeCents, afterCents }, services)
  }
  await transaction
    .updateTable('purchases')
    .set({ refunded_cents: refundedCents, charged_back_cents: chargedBackCents, status })
    .where('id', '=', purchase.id)
    .execute()
  const isGone = status === 'refunded' || status === 'charged_back'
  if (!isGone || !purchase.fulfilled_at) return
  await purchaseTypeOf(purchase).onLoss?.(transaction, purchase)
  await enqueueJob(transaction, reviewReferral, { inviteeId: purchase.buyer_id })
}

function bookReversal(
  transaction: DatabaseTransaction,
  { id, title }: Purchase,
  { beforeCents, afterCents }: { beforeCents: number; afterCents: number },
) {
  const amount = afterCents - beforeCents
  return postTransfer(transaction, {
    ...{ key: `payment:${id}:back:${afterCents}`, kind: 'payment_reversed', reason: `Refund: ${title}` },
    ...{ actorId: null, subject: { type: 'purchase', id }, owners: [], request: { id, amount } },
    entries: async () => [
      { account: { kind: 'payments' }, amount },
      { account: { kind: 'sales' }, amount: -amount },
    ],
  })
}
