import { postTransfer } from '#domain/ledger/post-transfer.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { takeBackReferral } from '#domain/referrals/referrals.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { notifyBuyer } from './notify-buyer.js'
import type { Purchase } from './purchase.js'
import { purchaseTypeOf } from './purchase-types.js'
import { type ReversalEvent, standingOf } from './reversals.rules.js'

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
  const standing = standingOf(purchase, events, await readOutside(transaction, purchase.id))
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
  if (isGone && purchase.fulfilled_at) await takeBackReferral(transaction, purchase.buyer_id, services.clock.now())
}

async function readReversals(transaction: DatabaseTransaction, paymentId: string): Promise<ReversalEvent[]> {
  const rows = await transaction
    .selectFrom('private.payment_events')
    .select(['event_type', 'body'])
    .where('payment_id', '=', paymentId)
    .execute()
  return rows.map(({ event_type, body }) => ({ ...(body as object), type: event_type }) as ReversalEvent)
}

/** What staff refunded outside of the provider, in cents. */
async function readOutside(transaction: DatabaseTransaction, purchaseId: string): Promise<number> {
  const recorded = await transaction
    .selectFrom('purchase_refunds')
    .select('amount_cents')
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'recorded')
    .execute()
  return recorded.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
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
