import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { DatabaseTransaction } from '#platform/database.js'

interface ContentAct {
  actorId: string
  action: StaffAct
  subject: { type: 'question' | 'insight' | 'response' | 'topic'; id: string }
  reason: string | null
  /** What it was about, for whoever reads the log. */
  details: Record<string, string>
}

/** Writes what staff decided about content into the staff audit log. */
export async function auditDecision(transaction: DatabaseTransaction, act: ContentAct): Promise<void> {
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
