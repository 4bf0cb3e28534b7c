import { object, string } from 'yup'
import { isTooLate, refundRefusal, UNANSWERED } from '#domain/purchases/refund-refusals.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'

/** The call that asked for it sends it at once; this job only sends what that call didn't live to send. */
const PATIENCE_MS = 60_000

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
  if (isTooLate(since, clock.now())) return close(services, id, { failure: UNANSWERED })
  const { paymentId, purchaseId, amount_cents: amountCents } = refund
  const request = { paymentId: String(paymentId), amountCents, metadata: { purchaseId } }
  const answer = await payments.refund(request, `staff-refund:${id}`).catch(refusedOrThrow)
  return close(services, id, answer)
}

type Answered = { refundId: string } | { failure: string }

function refusedOrThrow(error: unknown): Answered {
  const failure = refundRefusal(error)
  if (failure === null) throw error
  return { failure }
}

async function close({ database }: Services, id: string, answer: Answered): Promise<string> {
  const outcome =
    'failure' in answer ? { status: 'failed', failure: answer.failure } : { status: 'sent', refund_id: answer.refundId }
  await database
    .updateTable('purchase_refunds')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute()
  return outcome.status
}
