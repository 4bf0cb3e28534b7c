import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import { reversePurchase } from '#domain/purchases/reverse-purchase.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type LockedPurchase, lockPurchase, type PurchaseRefund, readRefund } from './refunds.store.js'
import { auditRefund, requireLeft, requireOthers } from './request-refund.js'
import { enqueueSending } from './send-refund.job.js'

interface Decision {
  id: string
  caller: Caller
}

/**
 * A second member of staff confirms a large refund, which has to fit still.
 * @throws AppError NOT_FOUND, ALREADY_DONE, SECOND_PERSON_REQUIRED, OWN_BALANCE, PROPOSAL_EXPIRED, NOT_REFUNDABLE, REFUND_TOO_LARGE
 */
export async function confirmRefund(
  transaction: DatabaseTransaction,
  services: Services,
  { id, caller }: Decision,
): Promise<void> {
  const { refund, purchase, refunds } = await lockProposed(transaction, id)
  if (refund.requested_by === caller.userId) throw new AppError('SECOND_PERSON_REQUIRED')
  const others = { purchase, refunds: refunds.filter((one) => one.id !== id) }
  requireOthers(others, caller)
  requireLeft(others, refund.amount_cents, refund.reference)
  if (refund.expires_at && refund.expires_at <= services.clock.now()) throw new AppError('PROPOSAL_EXPIRED')
  await decide(transaction, services, { id, caller }, refund.reference ? 'recorded' : 'sending')
  await auditRefund(transaction, caller, refund, 'confirm refund')
  await (refund.reference
    ? reversePurchase(transaction, purchase, services)
    : enqueueSending(transaction, services, id))
}

/**
 * Ends a proposed refund that won't be sent: withdrawn by whoever proposed it, declined by others.
 * @throws AppError NOT_FOUND, ALREADY_DONE
 */
export async function dropRefund(
  transaction: DatabaseTransaction,
  services: Services,
  { id, caller }: Decision,
): Promise<void> {
  const { refund } = await lockProposed(transaction, id)
  await decide(transaction, services, { id, caller }, 'dropped')
  const isOwn = refund.requested_by === caller.userId
  await auditRefund(transaction, caller, refund, isOwn ? 'withdraw refund' : 'decline refund')
}

/** The purchase is locked first, as everywhere. */
async function lockProposed(
  transaction: DatabaseTransaction,
  id: string,
): Promise<LockedPurchase & { refund: PurchaseRefund }> {
  const locked = await lockPurchase(transaction, (await readRefund(transaction, id)).purchase_id)
  const refund = locked.refunds.find((one) => one.id === id)
  if (refund?.status !== 'proposed')
    throw new AppError('ALREADY_DONE', { message: 'Somebody has already decided about this refund.' })
  return { ...locked, refund }
}

async function decide(
  transaction: DatabaseTransaction,
  { clock }: Services,
  { id, caller }: Decision,
  status: 'sending' | 'recorded' | 'dropped',
): Promise<void> {
  await transaction
    .updateTable('purchase_refunds')
    .set({ status, decided_by: caller.userId, decided_at: clock.now() })
    .where('id', '=', id)
    .execute()
  await settleForStaff(transaction, `refund:${id}`)
}
