import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'

interface IncomeAudit {
  action: StaffAct
  subject: { type: 'redemption' | 'payout' | 'payout_batch'; id: string }
  reason?: string | null
  details?: Record<string, number | string>
}

/** Every decision about somebody's money is in the audit log, with the amount. */
export async function auditIncome(transaction: DatabaseTransaction, caller: Caller, entry: IncomeAudit): Promise<void> {
  await transaction
    .insertInto('staff_audit_log')
    .values({
      actor_id: caller.userId,
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      reason: entry.reason ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
