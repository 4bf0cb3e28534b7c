import type { Caller } from '../../../platform/caller.js'
import { AppError } from '../../../platform/errors.js'
import type { Services } from '../../../platform/services.js'
import { announceStep } from '../../../providers/workflow/announce-step.js'
import { actionBlocker } from '../../../providers/workflow/application.rules.js'
import { changeApplication, lockApplication } from '../../../providers/workflow/application-facts.store.js'
import type { ApplicationResult } from '../application-result.js'
import { isStarted } from './hire.rules.js'
import { answerHire, moveOpportunity } from './hires.store.js'

/**
 * The hired expert accepts; with the first acceptance the opportunity is in progress (FLOW-14, GO-10, GO-19).
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION
 */
export function acceptHire(opportunityId: unknown, caller: Caller, services: Services): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, caller.userId, caller)
    const blocker = actionBlocker('acceptHire', application)
    if (blocker) throw new AppError(blocker)
    const { opportunity, expertName } = application
    await changeApplication(transaction, application, { status: 'accepted' })
    await answerHire(transaction, application, { accepted_at: services.clock.now() })
    await announceStep(transaction, services, application, {
      event: 'hire_accepted',
      by: 'expert',
      seenTab: 'hiredTab',
      tab: 'hired',
      kind: 'hire_answer',
      title: 'Your hire is accepted',
      body: `${expertName} accepted the hire for “${opportunity.title}”.`,
    })
    // what follows from it stands after it in the timeline
    if (isStarted(application)) {
      await moveOpportunity(transaction, opportunity.id, { from: 'published', to: 'in progress' })
    }
    return { opportunityId: opportunity.id, userId: caller.userId, status: 'accepted' }
  })
}
