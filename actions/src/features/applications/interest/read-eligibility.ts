import { APPLICATION_LIMITS } from '#contract/limits.js'
import { readOwnApplication } from '#domain/workflow/application-facts.store.js'
import { interestBlocker } from '#domain/workflow/interest.rules.js'
import { loadInterestFacts } from '#domain/workflow/interest-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { interestRefusal } from './show-interest.js'

/**
 * What the Show Interest button needs to know: whether interest would be accepted, and if not, why (INT-08 to INT-18).
 * @throws AppError OPPORTUNITY_NOT_FOUND
 */
export async function readEligibility(opportunityId: unknown, caller: Caller, services: Services) {
  const application = await readOwnApplication(services.database, opportunityId, caller)
  const facts = await loadInterestFacts(services.database, application, caller)
  const blocker = interestBlocker(facts)
  if (blocker === 'OPPORTUNITY_NOT_FOUND') throw new AppError(blocker)
  return {
    isAllowed: blocker === null,
    blocker,
    message: blocker && interestRefusal(blocker, services).message,
    profileCompletePercent: facts.profileCompletePercent,
    profilePercentNeeded: APPLICATION_LIMITS.profilePercentMin,
    isNdaRequired: facts.isNdaRequired,
  }
}
