import { longReasonError } from '#contract/applications/reasons.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep } from '#domain/workflow/announce-step.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import { changeApplication, lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenTerms, type SeenTerms } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { invalidField, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'

/**
 * The poster rejects an interested expert for good; the reason is optional, and the expert sees it (HIRE-10, GO-21,
 *
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, APPLICATION_NOT_FOUND, INVALID_STATUS_TRANSITION,
 *   VALIDATION_FAILED (`rejectedReason`), TERMS_CHANGED
 */
export function rejectApplicant(
  opportunityId: unknown,
  expertId: unknown,
  reason: string | null | undefined,
  seen: SeenTerms,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, expertId, caller)
    throwIfBlocked(actionBlocker('rejectApplicant', application))
    const message = longReasonError(reason, false)
    if (message) throw invalidField('rejectedReason', message)
    await requireSeenTerms(transaction, application, 'poster', seen)
    const words = reason ?? null
    await changeApplication(transaction, application, { status: 'rejected', rejected_reason: words })
    await announceStep(transaction, services, application, {
      event: 'rejected',
      by: 'poster',
      seenTab: 'interestTab',
      words,
      notice: NOTICES.applicationRejected.write({ post: application.opportunity, reason: words }),
    })
    return { opportunityId: application.opportunity.id, userId: application.expertId, status: 'rejected' }
  })
}
