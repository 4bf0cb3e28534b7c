import type { Purchase } from '#domain/purchases/purchase.js'
import { lostAt } from '#domain/purchases/reversals.rules.js'
import { readOutside, readReversals } from '#domain/purchases/reversals.store.js'
import type { Queryable } from '#platform/database.js'
import type { PaidInvoice } from '#providers/payments/payment-states.js'
import type { PlanPayment } from './plan-loss.rules.js'

/** Names a payment after the first: which purchase the plan began with, what was paid, and the provider's invoice. */
export const invoiceSubject = (purchaseId: string, reason: string, invoiceId: string) =>
  `plan-${reason}:${purchaseId}:${invoiceId}`

/** The purchase that a plan began with, by one of its payments. */
export function firstPurchaseOf({ id, subject }: Pick<Purchase, 'id' | 'subject'>): string {
  return /^plan-\w+:([^:]+):/.exec(subject)?.[1] ?? id
}

/**
 * The payments for the periods of a plan, with what became of them. What the provider collected counts even if we haven't
 * heard of it yet. A payment for a change of plan is not among them.
 * @param invoices null for a plan that is paid once
 */
export async function readPlanPayments(
  queryable: Queryable,
  first: Pick<Purchase, 'id' | 'payment_id' | 'paid_at'>,
  invoices: readonly PaidInvoice[] | null,
): Promise<PlanPayment[]> {
  if (invoices === null) {
    const paidAt = first.paid_at ?? new Date(0)
    return [
      { ...(await readLoss(queryable, first.payment_id)), paymentId: first.payment_id, periodStart: paidAt, paidAt },
    ]
  }
  const periods = invoices.filter(({ reason }) => reason === 'first' || reason === 'renewal')
  const payments: PlanPayment[] = []
  for (const { paymentId, periodStart, paidAt } of periods)
    payments.push({ ...(await readLoss(queryable, paymentId)), paymentId, periodStart, paidAt })
  return payments
}

async function readLoss(queryable: Queryable, paymentId: string | null) {
  const purchase = paymentId
    ? await queryable.selectFrom('purchases').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
    : undefined
  if (!purchase) return { purchase: null, lostAt: null }
  const { id, amount_cents } = purchase
  const events = await readReversals(queryable, String(paymentId))
  return { purchase, lostAt: lostAt(amount_cents, events, await readOutside(queryable, id)) }
}
