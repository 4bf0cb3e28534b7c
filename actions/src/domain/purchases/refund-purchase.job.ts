import { object, string } from 'yup'
import { AppError } from '#platform/errors.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Refunds what was paid for something that can't be had any more. The provider's event about it books the refund. */
export const refundPurchase = defineJob({
  name: 'refund-purchase',
  payload: object({ purchaseId: string().uuid().required() }),
  async handle({ purchaseId }, { database, payments }) {
    const purchase = await database
      .selectFrom('purchases')
      .select(['payment_id', 'status'])
      .where('id', '=', purchaseId)
      .executeTakeFirst()
    if (purchase?.status !== 'refund_due' || !purchase.payment_id) return
    const refund = { paymentId: purchase.payment_id, metadata: { purchaseId } }
    await payments.refund(refund, `refund:${purchaseId}`).catch(ignoreDone)
  },
})

function ignoreDone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'ALREADY_DONE')) throw error
}
