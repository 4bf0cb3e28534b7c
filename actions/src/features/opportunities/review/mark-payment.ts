import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { announcePayment } from './announce-payment.js'
import { reasonErrors } from './review.rules.js'

/** Payments are due once somebody has been hired. */
const OPEN: readonly OpportunityStatus[] = ['in progress', 'completed']

export interface PaymentMark {
  id: string
  isPaid: boolean
  reason?: string | null
}

/**
 * Marks a part of a payment schedule as paid, or takes a mark back, which needs a reason; both are in the staff log, and
 * the poster and the hired experts are told (GO-79, X-05).
 * @throws AppError STAFF_ONLY, OPPORTUNITY_NOT_FOUND, INVALID_STATUS_TRANSITION before anybody is hired, ALREADY_DONE,
 *   VALIDATION_FAILED
 */
export async function markPayment({ id, isPaid, reason = null }: PaymentMark, caller: Caller, services: Services) {
  requireStaff(caller)
  const errors = reasonErrors(reason, !isPaid)
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  return services.database.transaction().execute(async (transaction) => {
    const payments = transaction.selectFrom('opportunity_payments')
    const payment = isUuid(id)
      ? await payments.where('id', '=', id).select('opportunity_id').executeTakeFirst()
      : undefined
    const facts = await lockOpportunity(transaction, payment?.opportunity_id, caller)
    if (!OPEN.includes(facts.status)) throw new AppError('INVALID_STATUS_TRANSITION')
    const mark = { paid_at: services.clock.now(), paid_by: caller.userId }
    const marked = await transaction
      .updateTable('opportunity_payments')
      .set(isPaid ? mark : { paid_at: null, paid_by: null })
      .where('id', '=', id)
      .where('paid_at', isPaid ? 'is' : 'is not', null)
      .returning(['details', 'percentage'])
      .executeTakeFirst()
    if (!marked) throw new AppError('ALREADY_DONE')
    const { id: auditId } = await transaction
      .insertInto('staff_audit_log')
      .values({
        actor_id: caller.userId,
        action: (isPaid ? 'mark_payment_paid' : 'mark_payment_unpaid') satisfies StaffAct,
        ...{ subject_type: 'opportunity', subject_id: facts.id, reason },
        details: JSON.stringify({ payment: id, ...marked }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await announcePayment(transaction, services, facts, { ...marked, auditId, takenBackFor: isPaid ? null : reason })
    return { id, isPaid }
  })
}
