import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type ReadVersion, requireReadVersion } from '../review/read-version.js'
import { countApplications, endOpportunity, requireStaffReason } from './end-opportunity.store.js'
import { decideStaffClosing } from './ending.rules.js'

interface StaffClosing extends ReadVersion {
  id: string | undefined
  reason: string | null | undefined
  /** The field name for reporting a missing or overlong reason. */
  field: 'reason' | 'closeOpportunityComments'
}

/**
 * Staff close a published opportunity or one in progress, with the outcome that its poster's closing would have. The
 * poster and everybody whose application ends read the reason, and the audit log keeps who and why.
 * @throws AppError STAFF_ONLY, OPPORTUNITY_NOT_FOUND, INVALID_STATUS_TRANSITION, TERMS_CHANGED, VALIDATION_FAILED
 */
export function closeAsStaff(
  { id, reason, field, ...read }: StaffClosing,
  caller: Caller,
  { database }: Services,
): Promise<{ id: string; status: OpportunityStatus }> {
  requireStaff(caller)
  requireStaffReason(reason, field)
  return database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, id, caller)
    const { move, blocker } = decideStaffClosing({ ...facts, ...(await countApplications(transaction, facts.id)) })
    if (blocker) throw new AppError(blocker)
    await requireReadVersion(transaction, facts, read)
    await endOpportunity(transaction, facts, { move, comments: reason, actorId: null })
    await transaction
      .insertInto('staff_audit_log')
      .values({
        actor_id: caller.userId,
        action: 'close_opportunity' satisfies StaffAct,
        ...{ subject_type: 'opportunity', subject_id: facts.id, reason },
        details: JSON.stringify({ status: facts.status, version: facts.versionNo }),
      })
      .execute()
    return { id: facts.id, status: move.to }
  })
}
