import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { shareOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isViewRecorded } from './record-view.rules.js'

/**
 * Records an expert's first view of a published post (GO-16). No effect for anyone else, or for later views.
 * @throws AppError OPPORTUNITY_NOT_FOUND
 */
export async function recordView(
  id: unknown,
  caller: Caller,
  { database }: Services,
): Promise<{ id: string; status: OpportunityStatus }> {
  return database.transaction().execute(async (transaction) => {
    const facts = await shareOpportunity(transaction, id, caller)
    if (!facts.canSee) throw new AppError('OPPORTUNITY_NOT_FOUND')
    if (isViewRecorded({ ...facts, isExpert: caller.isExpert })) {
      await transaction
        .insertInto('opportunity_trackings')
        .values({ opportunity_id: facts.id, user_id: caller.userId, status: 'viewed' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return { id: facts.id, status: facts.status }
  })
}
