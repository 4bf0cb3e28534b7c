import { object, string } from 'yup'
import type { Purchase } from '#domain/purchases/purchase.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import type { PaidInvoice } from '#providers/payments/payment-states.js'
import { refundRenewal } from './end-subscription.job.js'
import { collectedAfter, endingLoss, type PlanLoss } from './plan-loss.rules.js'
import { readPlanPayments } from './plan-payments.store.js'
import { revokePlan } from './revoke-plan.js'

/**
 * Decides what a plan is after a payment for it was lost, or after a renewal was collected for one that had ended. The
 * provider knows which payments there are and when, so that the order in which we hear of them makes no difference.
 */
export const reviewPlan = defineJob({
  name: 'review-plan',
  payload: object({
    /** What the plan began with. */
    purchaseId: string().uuid().required(),
    /** A renewal that has just been recorded. */
    paymentId: string().nullable().defined(),
  }),
  async handle({ purchaseId, paymentId }, services) {
    const { database } = services
    const [first, plan] = await Promise.all([
      database.selectFrom('purchases').selectAll().where('id', '=', purchaseId).executeTakeFirst(),
      database.selectFrom('subscriptions').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst(),
    ])
    if (!first) return
    if (!plan) return paymentId ? refundRenewal(services, purchaseId, paymentId) : undefined
    const invoices = await listInvoices(services, plan.stripe_subscription_id)
    const review = await database.transaction().execute((transaction) => apply(transaction, services, first, invoices))
    if (!review.isRevoked) return
    // One that was collected since then may have been recorded while the plan hadn't ended yet.
    const late = review.loss
      ? collectedAfter(review.loss, await readPayments(services, first, plan.stripe_subscription_id))
      : [paymentId]
    for (const id of late) if (id) await refundRenewal(services, purchaseId, id)
  },
})

async function listInvoices({ payments }: Services, subscriptionId: string | null): Promise<PaidInvoice[] | null> {
  return subscriptionId === null ? null : payments.listPaidInvoices(subscriptionId)
}

async function readPayments(services: Services, first: Purchase, subscriptionId: string | null) {
  return readPlanPayments(services.database, first, await listInvoices(services, subscriptionId))
}

async function apply(
  transaction: DatabaseTransaction,
  { clock }: Services,
  first: Purchase,
  invoices: PaidInvoice[] | null,
): Promise<{ isRevoked: boolean; loss: PlanLoss | null }> {
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('purchase_id', '=', first.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const loss = endingLoss(await readPlanPayments(transaction, first, invoices))
  if (loss) await revokePlan(transaction, row, loss, clock.now())
  return { isRevoked: loss !== null || row.status === 'revoked', loss }
}
