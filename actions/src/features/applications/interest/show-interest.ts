import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { lockApplication } from '#domain/workflow/application-facts.store.js'
import { interestBlocker } from '#domain/workflow/interest.rules.js'
import { loadInterestFacts } from '#domain/workflow/interest-facts.store.js'
import { recordInterest } from '#domain/workflow/record-interest.js'
import { requireSeenHiringTerms } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { AppError, type ErrorCode } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'

/**
 * Records an expert's interest after all required checks (INT-14 to INT-19, GO-16, GO-24).
 * @param seenTermsVersion the terms of hiring on the page, which interest accepts
 * @throws AppError OPPORTUNITY_NOT_FOUND, EXPERTS_ONLY, OWN_OPPORTUNITY, INVALID_STATUS_TRANSITION, NOT_MATCHED,
 *   CALENDAR_REQUIRED, PROFILE_INCOMPLETE, NDA_REQUIRED, TERMS_CHANGED
 */
export function showInterest(
  opportunityId: unknown,
  seenTermsVersion: number | null,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, caller.userId, caller)
    const blocker = interestBlocker(await loadInterestFacts(transaction, application, caller))
    if (blocker) throw interestRefusal(blocker, services)
    requireSeenHiringTerms(seenTermsVersion, application.opportunity.versionNo, services.clock.now())
    await recordInterest(transaction, services, application, caller)
    return { opportunityId: application.opportunity.id, userId: caller.userId, status: 'interested' }
  })
}

/** The error, worded as required; experts who aren't matched are told whom to contact (GO-30). */
export function interestRefusal(blocker: ErrorCode, { config }: Services): AppError {
  if (blocker !== 'NOT_MATCHED') return new AppError(blocker)
  return new AppError(blocker, { message: APPLICATION_MESSAGES.notMatched(config.SUPPORT_EMAIL) })
}
