import { object, string } from 'yup'
import { HOUR_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'

/** The call that asked for it sends it at once; this job only sends what that call didn't live to send. */
const PATIENCE_MS = 60_000
/** The provider forgets keys after a day; a repeat later than this could refund a second time. */
const KEY_VALID_MS = 20 * HOUR_MS
/** The provider's last word, which a retry doesn't change. */
const REFUSALS = ['ALREADY_DONE', 'VALIDATION_FAILED', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED']

/** Sends a refund of staff that the provider hasn't answered yet. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  payload: object({ refundId: string().uuid().required() }),
  async handle({ refundId }, services) {
    await sendRefund(services, refundId)
  },
})

/** Makes sure that a refund is sent, whatever happens to the call that asked for it. */
export async function enqueueSending(
  transaction: DatabaseTransaction,
  { clock }: Pick<Services, 'clock'>,
  refundId: string,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + PATIENCE_MS)
  await enqueueJob(transaction, sendRefundJob, { refundId }, { key: `send-refund:${refundId}`, runAt })
}

/**
 * Asks the provider for a refund that is to be sent, under a key that makes every repeat the same one. The provider's
 * event about it books the reversal and tells the buyer.
 * @returns what has become of the refund
 * @throws AppError if the provider gave no answer; the job asks again
 */
export async function sendRefund(services: Services, id: string): Promise<string> {
  const { database, payments, clock } = services
  const refund = await database
    .selectFrom('purchase_refunds as refund')
    .innerJoin('purchases', 'purchases.id', 'refund.purchase_id')
    .select(['refund.amount_cents', 'refund.status', 'refund.created_at', 'refund.decided_at'])
    .select(['purchases.id as purchaseId', 'purchases.payment_id as paymentId'])
    .where('refund.id', '=', id)
    .executeTakeFirstOrThrow()
  if (refund.status !== 'sending') return refund.status
  const since = refund.decided_at ?? refund.created_at
  if (clock.now().getTime() - since.getTime() > KEY_VALID_MS) return close(services, id, null)
  const { paymentId, purchaseId, amount_cents: amountCents } = refund
  const request = { paymentId: String(paymentId), amountCents, metadata: { purchaseId } }
  const answer = await payments.refund(request, `staff-refund:${id}`).catch(refusedOrThrow)
  return close(services, id, answer?.refundId ?? null)
}

function refusedOrThrow(error: unknown): null {
  if (error instanceof AppError && REFUSALS.includes(error.code)) return null
  throw error
}

/** @param refundId null if the provider refused */
async function close({ database }: Services, id: string, refundId: string | null): Promise<string> {
  const status = refundId === null ? 'failed' : 'sent'
  await database
    .updateTable('purchase_refunds')
    .set({ status, refund_id: refundId })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()
  return status
}
