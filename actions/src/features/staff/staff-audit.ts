import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { Queryable } from '#platform/database.js'
import type { SecurityDetails } from '#platform/logging/security-log.js'

/** Someone with access to the machine, whose identity is unknown. */
export const BY_COMMAND_LINE = 'command line'

/** Who made the change: a staff member with their address, or the command line. */
export type AuditActor = typeof BY_COMMAND_LINE | { userId: string; address: string | null }

interface AuditEntry {
  action: StaffAct
  /** the person concerned */
  userId: string
  reason?: string
}

/** Writes an audit log entry. What the command line does is filed under the person concerned, and says so. */
export async function writeAuditEntry(database: Queryable, doer: AuditActor, { action, userId, reason }: AuditEntry) {
  const isByCommandLine = doer === BY_COMMAND_LINE
  await database
    .insertInto('staff_audit_log')
    .values({
      actor_id: isByCommandLine ? userId : doer.userId,
      action,
      subject_type: 'user',
      subject_id: userId,
      reason: reason ?? null,
      details: JSON.stringify(isByCommandLine ? { by: BY_COMMAND_LINE } : {}),
    })
    .execute()
}

/** The same action for the security log. */
export function securityDetails(doer: AuditActor, personId: string): SecurityDetails {
  return doer === BY_COMMAND_LINE
    ? { personId, address: null, way: BY_COMMAND_LINE }
    : { personId, actorId: doer.userId, address: doer.address }
}
