import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { NOTICES } from '../notices/catalogue.js'
import { announceStep, stepOf } from './announce-step.js'
import { type ApplicationFacts, changeApplication } from './application-facts.store.js'

/**
 * Marks the caller as an interested expert and notifies the poster (GO-16). Makes no checks of its own.
 * @throws AppError INVALID_STATUS_TRANSITION when their standing has changed in the meantime
 */
export async function recordInterest(
  transaction: DatabaseTransaction,
  services: Services,
  application: ApplicationFacts,
  caller: Caller,
): Promise<void> {
  const shownAt = services.clock.now()
  const interest = { status: 'interested' as const, interest_shown_at: shownAt }
  const answered = {
    ...interest,
    answers_version_no: application.opportunity.versionNo,
    terms_version: hiringTermsAt(shownAt).version,
  }
  if (application.standing === null) await insertInterest(transaction, application.opportunity.id, caller, answered)
  else await changeApplication(transaction, application, answered)
  await announceStep(transaction, services, application, {
    event: 'interest_shown',
    by: 'expert',
    seenTab: 'interestTab',
    notice: NOTICES.interestShown.write(stepOf(application)),
  })
}

async function insertInterest(
  transaction: DatabaseTransaction,
  opportunityId: string,
  caller: Caller,
  interest: { status: 'interested'; interest_shown_at: Date; answers_version_no: number; terms_version: number },
): Promise<void> {
  const written = await transaction
    .insertInto('opportunity_trackings')
    .values({ opportunity_id: opportunityId, user_id: caller.userId, ...interest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!written) throw new AppError('INVALID_STATUS_TRANSITION')
}
