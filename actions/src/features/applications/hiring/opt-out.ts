import { longReasonError } from '#contract/applications/reasons.js'
import { isReopened } from '#domain/hiring/hire.rules.js'
import { answerHire, countOthersAccepted, moveOpportunity } from '#domain/hiring/hires.store.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep, stepOf } from '#domain/workflow/announce-step.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import { type ApplicationFacts, changeApplication, lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenTerms, type SeenTerms } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { invalidField, throwIfBlocked } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'
import { announceReopening } from '../waiting/announce-reopening.job.js'

/**
 * An expert leaves for good and gives a reason, from interested, pending or accepted (FLOW-15, GO-11, GO-20, GO-21).
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED for anyone but that expert, INVALID_STATUS_TRANSITION,
 *   VALIDATION_FAILED (`optOutReason`), TERMS_CHANGED
 */
export function optOut(
  opportunityId: unknown,
  expertId: unknown,
  reason: string | null | undefined,
  seen: SeenTerms,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, expertId, caller)
    throwIfBlocked(actionBlocker('optOut', application))
    const message = longReasonError(reason, true)
    if (message) throw invalidField('optOutReason', message)
    await requireSeenTerms(transaction, application, 'expert', seen)
    const words = String(reason).trim()
    await changeApplication(transaction, application, { status: 'opted out', opt_out_reason: words })
    const wasHired = await answerHire(transaction, application, { opted_out_at: services.clock.now() })
    await notifyPoster(transaction, services, application, words, wasHired)
    // recorded second, so that the timeline shows it after its cause
    if (isReopened(application, await countOthersAccepted(transaction, application))) {
      await moveOpportunity(transaction, application.opportunity.id, { from: 'in progress', to: 'published' })
      await enqueueJob(transaction, announceReopening, { opportunityId: application.opportunity.id })
    }
    return { opportunityId: application.opportunity.id, userId: application.expertId, status: 'opted out' }
  })
}

/** A hired expert is listed as opted out; one who was only interested is no longer listed (GO-56). */
function notifyPoster(
  transaction: DatabaseTransaction,
  services: Services,
  application: ApplicationFacts,
  words: string,
  wasHired: boolean,
): Promise<void> {
  return announceStep(transaction, services, application, {
    event: 'opted_out',
    by: 'expert',
    seenTab: wasHired ? 'hiredTab' : 'interestTab',
    words,
    notice: (wasHired ? NOTICES.hireLeft : NOTICES.interestWithdrawn).write({ ...stepOf(application), reason: words }),
  })
}
