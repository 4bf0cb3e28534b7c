import { acceptHireBlocker, isStarted } from '#domain/hiring/hire.rules.js'
import { answerHire, moveOpportunity } from '#domain/hiring/hires.store.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep, stepOf } from '#domain/workflow/announce-step.js'
import { changeApplication, lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenDeal, type SeenDeal } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { throwIfBlocked } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'
import { announceHire } from '../waiting/announce-hire.job.js'

/**
 * The hired expert accepts. The first acceptance puts the opportunity in progress (FLOW-14, GO-10, GO-19).
 * @param seen what the expert saw: the agreed amount, the versions of the post and of the terms of hiring
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, NDA_REQUIRED, TERMS_CHANGED
 */
export function acceptHire(
  opportunityId: unknown,
  seen: SeenDeal,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, caller.userId, caller)
    throwIfBlocked(acceptHireBlocker(application))
    const now = services.clock.now()
    await requireSeenDeal(transaction, application, 'expert', seen, now)
    const { opportunity } = application
    await changeApplication(transaction, application, { status: 'accepted' })
    await answerHire(transaction, application, {
      accepted_at: now,
      version_no: opportunity.versionNo,
      accepted_terms_version: seen.hiringTerms,
    })
    await announceStep(transaction, services, application, {
      event: 'hire_accepted',
      by: 'expert',
      seenTab: 'hiredTab',
      notice: NOTICES.hireAccepted.write(stepOf(application)),
    })
    // recorded second, so that the timeline shows it after its cause
    if (isStarted(application)) {
      await moveOpportunity(transaction, opportunity.id, { from: 'published', to: 'in progress' })
    }
    await enqueueJob(transaction, announceHire, { opportunityId: opportunity.id })
    return { opportunityId: opportunity.id, userId: caller.userId, status: 'accepted' }
  })
}
