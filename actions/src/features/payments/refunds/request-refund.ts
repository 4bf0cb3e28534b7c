import { formatCents } from '#contract/format/money.js'
import { refundLeft, refundObstacle, refundTooLarge } from '#contract/payments/refund-left.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { reversePurchase } from '#domain/purchases/reverse-purchase.js'
import { lockPerson, otherStaff } from '#domain/staff-money/people.store.js'
import { proposalEnd } from '#domain/staff-money/proposal-end.store.js'
import { needsSecondPerson } from '#domain/staff-money/second-person.store.js'
import { auditStaffMoney } from '#domain/staff-money/staff-audit.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type LockedPurchase, lockPurchase, type PurchaseRefund } from './refunds.store.js'
import { enqueueSending } from './send-refund.job.js'

export interface RefundRequest {
  /** The same at every attempt, so that a repeat refunds nothing more. */
  requestId: string
  purchaseId: string
  amountCents: number
  /** What could be refunded when the page showed it. */
  leftCents: number
  reason: string
  /** Of a refund that was paid outside of the provider, and is only recorded here. */
  reference?: string | null
}

/**
 * Writes down what a member of staff refunds of a purchase (GO-54): to be sent at once, or when a second person has
 * confirmed it.
 * @throws AppError NOT_FOUND, OWN_BALANCE, NOT_REFUNDABLE, REFUND_TOO_LARGE, TERMS_CHANGED, IDEMPOTENCY_KEY_REUSED
 */
export async function requestRefund(
  transaction: DatabaseTransaction,
  services: Services,
  request: RefundRequest,
  caller: Caller,
): Promise<void> {
  const { requestId: id, amountCents, leftCents, reason, reference = null } = request
  const locked = await lockPurchase(transaction, request.purchaseId)
  if (await isRepeat(transaction, request, caller)) return
  requireOthers(locked, caller)
  const left = requireLeft(locked, amountCents, reference)
  if (left !== leftCents)
    throw new AppError('TERMS_CHANGED', {
      message: `Some of this purchase has been refunded since you opened it. ${formatCents(left)} is left.`,
    })
  const { purchase } = locked
  const person = await lockPerson(transaction, purchase.buyer_id, caller)
  const facts = { actorId: caller.userId, worthCents: amountCents }
  const isProposal = await needsSecondPerson(transaction, facts)
  const now = services.clock.now()
  const expiresAt = await proposalEnd(transaction, 'REFUND_PROPOSAL_DAYS', now)
  await transaction
    .insertInto('purchase_refunds')
    .values({
      ...{ id, purchase_id: purchase.id, buyer_id: person.id, amount_cents: amountCents, reason },
      ...{ status: isProposal ? 'proposed' : reference ? 'recorded' : 'sending', reference },
      ...{ requested_by: caller.userId, created_at: now, expires_at: isProposal ? expiresAt : null },
    })
    .execute()
  const refund = { id, purchase_id: purchase.id, buyer_id: person.id, amount_cents: amountCents, reason, reference }
  await auditRefund(transaction, caller, refund, isProposal ? 'propose refund' : 'refund purchase')
  if (!isProposal)
    return reference ? reversePurchase(transaction, purchase, services) : enqueueSending(transaction, services, id)
  const what = `a refund of ${formatCents(amountCents)} to ${person.name} for ${purchase.title}`
  const proposer = `${caller.firstName} ${caller.lastName}`.trim()
  await insertNotices(transaction, {
    userIds: await otherStaff(transaction, caller.userId),
    words: NOTICES.refundNeedsSecondPerson.write({ proposer, what, receiptNumber: Number(purchase.receipt_number) }),
    effectKey: `refund:${id}`,
  })
}

/** @throws AppError IDEMPOTENCY_KEY_REUSED */
async function isRepeat(
  transaction: DatabaseTransaction,
  { requestId, purchaseId, amountCents, reason, reference = null }: RefundRequest,
  caller: Caller,
): Promise<boolean> {
  const earlier = await transaction
    .selectFrom('purchase_refunds')
    .where('id', '=', requestId)
    .selectAll()
    .executeTakeFirst()
  if (!earlier) return false
  const isSame =
    earlier.purchase_id === purchaseId &&
    earlier.amount_cents === amountCents &&
    earlier.reason === reason &&
    earlier.reference === reference &&
    earlier.requested_by === caller.userId
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return true
}

/** @throws AppError OWN_BALANCE: nobody refunds their own purchase */
export function requireOthers({ purchase }: LockedPurchase, caller: Caller): void {
  if (purchase.buyer_id === caller.userId)
    throw new AppError('OWN_BALANCE', { message: 'You can’t refund your own purchase. Ask another member of staff.' })
}

/**
 * What is left of a purchase.
 * @param reference of a refund that was paid outside of the provider, which then needs to know no payment
 * @throws AppError NOT_REFUNDABLE; REFUND_TOO_LARGE for an amount above what is left
 */
export function requireLeft(
  { purchase, refunds }: LockedPurchase,
  amountCents: number,
  reference: string | null,
): number {
  const obstacle = refundObstacle(purchase, refunds)
  if (obstacle) throw new AppError('NOT_REFUNDABLE', { message: obstacle })
  if (!purchase.payment_id && !reference)
    throw new AppError('NOT_REFUNDABLE', {
      message:
        'The payment provider has not told us yet which payment this was. You can record a refund made elsewhere.',
    })
  const left = refundLeft(purchase, refunds)
  if (amountCents > left) throw new AppError('REFUND_TOO_LARGE', { message: refundTooLarge(left) })
  return left
}

type AuditedRefund = Pick<PurchaseRefund, 'id' | 'purchase_id' | 'buyer_id' | 'amount_cents' | 'reason' | 'reference'>

/** Writes what was decided about a refund into the staff audit log. */
export function auditRefund(
  transaction: DatabaseTransaction,
  { userId: actorId }: Caller,
  { id, purchase_id, buyer_id, amount_cents, reason, reference }: AuditedRefund,
  action: StaffAct,
): Promise<void> {
  const details = { refundId: id, purchaseId: purchase_id, amountCents: amount_cents, reference }
  return auditStaffMoney(transaction, { actorId, action, subject: { type: 'user', id: buyer_id }, reason, details })
}
