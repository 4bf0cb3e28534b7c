import { longReasonError } from '#contract/applications/reasons.js'
import { textOrNull } from '#contract/format/visible-text.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep, stepOf } from '#domain/workflow/announce-step.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import { type ApplicationFacts, changeApplication, lockApplication } from '#domain/workflow/application-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'
import { isAskedExpert } from './asked-expert.store.js'

/**
 * An expert who was asked, alone or among others, says no for good instead of showing interest; the poster reads the
 * reason if there is one (X-05, GO-28). The company stays hidden from them where the type hides it.
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED for anyone who wasn't asked, INVALID_STATUS_TRANSITION,
 *   VALIDATION_FAILED (`declineReason`)
 */
export function declineRequest(
  opportunityId: unknown,
  reason: string | null | undefined,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, caller.userId, caller)
    const { opportunity, expertId } = application
    throwIfBlocked(actionBlocker('declineRequest', application))
    if (!(await isAskedExpert(transaction, opportunity.id, expertId))) throw new AppError('NOT_ALLOWED')
    const message = longReasonError(reason, false)
    if (message) throw invalidField('declineReason', message)
    const words = textOrNull(reason)
    await leave(transaction, application, words)
    await announceStep(transaction, services, application, {
      event: 'request_declined',
      by: 'expert',
      words,
      notice: NOTICES.requestDeclined.write({ ...stepOf(application), reason: words }),
    })
    return { opportunityId: opportunity.id, userId: expertId, status: 'opted out' }
  })
}

async function leave(
  transaction: DatabaseTransaction,
  application: ApplicationFacts,
  reason: string | null,
): Promise<void> {
  const left = { status: 'opted out' as const, opt_out_reason: reason }
  if (application.standing !== null) return changeApplication(transaction, application, left)
  await transaction
    .insertInto('opportunity_trackings')
    .values({ opportunity_id: application.opportunity.id, user_id: application.expertId, ...left })
    .execute()
}
