import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { countApplications, endOpportunity, requireShortComment } from './end-opportunity.store.js'
import { decideClosing } from './ending.rules.js'

/**
 * The poster closes the opportunity as completed, no hires or closed, depending on its applications (GO-12, GO-13).
 * @param field the field name for reporting an overlong comment
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, VALIDATION_FAILED
 */
export function closeOpportunity(
  id: unknown,
  comments: string | null | undefined,
  field: 'comments' | 'closeOpportunityComments',
  caller: Caller,
  { database }: Services,
): Promise<{ id: string; status: OpportunityStatus }> {
  requireShortComment(comments, field)
  return database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, id, caller)
    const { move, blocker } = decideClosing({ ...facts, ...(await countApplications(transaction, facts.id)) })
    if (blocker) throw new AppError(blocker)
    await endOpportunity(transaction, facts, { move, comments, actorId: caller.userId })
    return { id: facts.id, status: move.to }
  })
}
