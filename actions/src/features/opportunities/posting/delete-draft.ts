import { DELETE_COMMENT_CHARACTERS_MAX } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { isTooLong } from '#contract/rich-text/raw-content.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { returnPostCharge } from '../charging/post-charge.js'
import { deleteDraftBlocker } from './posting.rules.js'

/**
 * Withdraws a draft (GO-09) and returns its price.
 * @param field the field name for reporting an overlong comment
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, VALIDATION_FAILED
 */
export async function deleteDraft(
  id: unknown,
  comments: string | null | undefined,
  field: 'comments' | 'deleteOpportunityComments',
  caller: Caller,
  { database }: Services,
): Promise<{ id: string; status: 'draft_deleted' }> {
  if (isTooLong(comments, DELETE_COMMENT_CHARACTERS_MAX)) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ field, message: FIELD_MESSAGES.commentMax }] })
  }
  return database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, id, caller)
    throwIfBlocked(deleteDraftBlocker(facts))
    await transaction
      .updateTable('opportunities')
      .set({ status: 'draft_deleted', delete_comments: comments ?? null })
      .where('id', '=', facts.id)
      .execute()
    await recordHistory(transaction, {
      opportunityId: facts.id,
      userId: null,
      actorId: caller.userId,
      actorRole: 'poster',
      event: 'draft_deleted',
      words: comments,
    })
    await returnPostCharge(transaction, facts, 'poster', caller.userId)
    return { id: facts.id, status: 'draft_deleted' }
  })
}
