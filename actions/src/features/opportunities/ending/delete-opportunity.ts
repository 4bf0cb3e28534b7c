import type { ReviewAction } from '../../../../contract/opportunities/review-actions.js'
import { type Caller, requireStaff } from '../../../platform/caller.js'
import { AppError } from '../../../platform/errors.js'
import type { Services } from '../../../platform/services.js'
import { lockOpportunity } from '../../../providers/workflow/opportunity-facts.store.js'
import { endOpportunity, requireShortComment } from './end-opportunity.store.js'
import { decideDeletion } from './ending.rules.js'

/**
 * Staff delete what has left the draft; the audit log keeps who and why (GO-14, X-06).
 * @param field the name under which a comment that is too long is reported
 * @throws AppError STAFF_ONLY, OPPORTUNITY_NOT_FOUND, INVALID_STATUS_TRANSITION, VALIDATION_FAILED
 */
export function deleteOpportunity(
  id: unknown,
  comments: string | null | undefined,
  field: 'comments' | 'deleteOpportunityComments',
  caller: Caller,
  { database }: Services,
): Promise<{ id: string; status: 'deleted' }> {
  requireStaff(caller)
  requireShortComment(comments, field)
  return database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, id, caller)
    const { move, blocker } = decideDeletion(facts)
    if (blocker) throw new AppError(blocker)
    await endOpportunity(transaction, facts, { move, comments, actorId: null })
    await transaction
      .insertInto('staff_audit_log')
      .values({
        actor_id: caller.userId,
        action: 'delete_opportunity' satisfies ReviewAction,
        subject_type: 'opportunity',
        subject_id: facts.id,
        reason: comments?.trim() || null,
        details: JSON.stringify({ status: facts.status }),
      })
      .execute()
    return { id: facts.id, status: 'deleted' }
  })
}
