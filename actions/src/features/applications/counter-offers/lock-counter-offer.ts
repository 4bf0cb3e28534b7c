import type { Caller } from '../../../platform/caller.js'
import type { DatabaseTransaction } from '../../../platform/database.js'
import { AppError } from '../../../platform/errors.js'
import { type ApplicationFacts, lockApplication } from '../../../providers/workflow/application-facts.store.js'

/**
 * The application that a counter offer answers, locked. Who is neither side of it does not learn that it exists.
 * @throws AppError COUNTER_OFFER_NOT_FOUND
 */
export async function lockCounterOffer(
  transaction: DatabaseTransaction,
  offer: { opportunityId: string; expertId: string },
  caller: Caller,
): Promise<ApplicationFacts> {
  const application = await lockApplication(transaction, offer.opportunityId, offer.expertId, caller)
  if (!application.isPoster && !application.isOwnApplication) throw new AppError('COUNTER_OFFER_NOT_FOUND')
  return application
}
