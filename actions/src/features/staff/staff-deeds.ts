import type { Queryable } from '#platform/database.js'
import type { SecurityDetails } from '#platform/logging/security-log.js'

/** Whoever sits at the machine; nobody knows who that is. */
export const BY_COMMAND_LINE = 'command line'

/** Who changes what somebody may do: a member of staff and the address they did it from, or the command line. */
export type Doer = typeof BY_COMMAND_LINE | { userId: string; address: string | null }

interface AuditEntry {
  action: string
  /** whom it is about */
  userId: string
  reason?: string
}

/** One entry of the audit log. What the command line did stands under the person whom it is about, and says so. */
export async function writeAuditEntry(database: Queryable, doer: Doer, { action, userId, reason }: AuditEntry) {
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

/** The same deed for the security log. */
export function securityDetails(doer: Doer, personId: string): SecurityDetails {
  return doer === BY_COMMAND_LINE
    ? { personId, address: null, way: BY_COMMAND_LINE }
    : { personId, actorId: doer.userId, address: doer.address }
}
