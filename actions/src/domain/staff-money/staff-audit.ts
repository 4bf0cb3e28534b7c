import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { DatabaseTransaction } from '#platform/database.js'

interface StaffMoneyAct {
  actorId: string
  action: StaffAct
  /** The person concerned, or the proposal if there is none. */
  subject: { type: 'user' | 'ledger_proposal' | 'credit_request'; id: string }
  reason: string | null
  /** Amounts and ids, for whoever reads the log. */
  details: Record<string, string | number | null>
}

/** Writes what staff did with somebody's money into the staff audit log. */
export async function auditStaffMoney(transaction: DatabaseTransaction, act: StaffMoneyAct): Promise<void> {
  await transaction
    .insertInto('staff_audit_log')
    .values({
      actor_id: act.actorId,
      action: act.action,
      subject_type: act.subject.type,
      subject_id: act.subject.id,
      reason: act.reason,
      details: JSON.stringify(act.details),
    })
    .execute()
}
