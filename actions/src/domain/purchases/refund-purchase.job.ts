import { object, string } from 'yup'
import { formatCents } from '#contract/format/money.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { readStaffIds } from '#domain/notices/staff-ids.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import type { Purchase } from './purchase.js'
import { isTooLate, refundRefusal, UNANSWERED } from './refund-refusals.js'

/**
 * Refunds what was paid for something that can't be had any more. The provider's event about it books the refund. If the
 * provider refuses for good, or stays silent for too long, that is written down, and staff take over.
 */
export const refundPurchase = defineJob({
  name: 'refund-purchase',
  payload: object({ purchaseId: string().uuid().required() }),
  async handle({ purchaseId }, services) {
    const { database, payments, clock } = services
    const purchase = await database.selectFrom('purchases').selectAll().where('id', '=', purchaseId).executeTakeFirst()
    if (purchase?.status !== 'refund_due' || !purchase.payment_id) return
    const refunds = database.selectFrom('purchase_refunds').select('id').where('purchase_id', '=', purchaseId)
    if (await refunds.limit(1).executeTakeFirst()) return
    if (purchase.paid_at && isTooLate(purchase.paid_at, clock.now())) return handOver(services, purchase, UNANSWERED)
    const refund = { paymentId: purchase.payment_id, metadata: { purchaseId } }
    await payments.refund(refund, `refund:${purchaseId}`).catch((error: unknown) => {
      const failure = refundRefusal(error)
      if (failure === null) throw error
      return handOver(services, purchase, failure)
    })
  },
})

/** Leaves a refund to staff, and tells them why. */
async function handOver({ database }: Services, purchase: Purchase, failure: string): Promise<void> {
  const { id, buyer_id, amount_cents, title, receipt_number } = purchase
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('purchase_refunds')
      .values({
        ...{ id: crypto.randomUUID(), purchase_id: id, buyer_id, amount_cents, status: 'failed', failure },
        ...{ requested_by: null, reason: 'What was bought was no longer available' },
      })
      .onConflict((conflict) => conflict.column('purchase_id').where('requested_by', 'is', null).doNothing())
      .execute()
    await insertNotices(transaction, {
      userIds: await readStaffIds(transaction),
      words: NOTICES.refundFailed.write({
        ...{ what: `${formatCents(amount_cents)} for ${title}`, failure, receiptNumber: Number(receipt_number) },
      }),
      effectKey: `refund-failed:${id}`,
    })
  })
}
