import type { StaffAct } from '#contract/staff/staff-acts.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { returnPostCharge } from '../charging/post-charge.js'
import { type ReadVersion, requireReadVersion } from '../review/read-version.js'
import { endOpportunity, requireStaffReason } from './end-opportunity.store.js'
import { decideDeletion } from './ending.rules.js'

interface StaffDeletion extends ReadVersion {
  id: string | undefined
  comments: string | null | undefined
  /** The field name for reporting an invalid comment. */
  field: 'comments' | 'deleteOpportunityComments'
}

/**
 * Staff delete a pending or approved post; the audit log records who and why (GO-14, X-06). The reason is required,
 * because everybody concerned reads it; the price of a pending one is returned.
 * @throws AppError STAFF_ONLY, OPPORTUNITY_NOT_FOUND, INVALID_STATUS_TRANSITION, TERMS_CHANGED, VALIDATION_FAILED
 */
export function deleteOpportunity(
  { id, comments, field, ...read }: StaffDeletion,
  caller: Caller,
  { database }: Services,
): Promise<{ id: string; status: 'deleted' }> {
  requireStaff(caller)
  requireStaffReason(comments, field)
  return database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, id, caller)
    const { move, blocker } = decideDeletion(facts)
    if (blocker) throw new AppError(blocker)
    await requireReadVersion(transaction, facts, read)
    await endOpportunity(transaction, facts, { move, comments, actorId: null })
    await transaction
      .insertInto('staff_audit_log')
      .values({
        actor_id: caller.userId,
        action: 'delete_opportunity' satisfies StaffAct,
        subject_type: 'opportunity',
        subject_id: facts.id,
        reason: comments ?? null,
        details: JSON.stringify({ status: facts.status, version: facts.versionNo }),
      })
      .execute()
    if (facts.status === 'draft') await returnPostCharge(transaction, facts, 'staff', caller.userId)
    return { id: facts.id, status: 'deleted' }
  })
}
