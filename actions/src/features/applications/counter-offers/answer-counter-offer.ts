import { counterReasonError } from '#contract/applications/reasons.js'
import type { Amount } from '#contract/format/money.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep, stepOf } from '#domain/workflow/announce-step.js'
import { type ApplicationFacts, changeApplication, lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenTerms, type SeenTerms } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { answerBlocker } from './counter-offer.rules.js'
import { changeCounterOffer, findCounterOffer } from './counter-offers.store.js'
import type { CounterOfferResult } from './make-counter-offer.js'

/**
 * The expert accepts the counter offer. Its amount becomes the hire's, in the unit in which it was offered (OFFER-04,
 * GO-41, X-70). From then on the application responds to the version of the post that was read.
 * @param seen what the expert saw: the counter offer's amount and the version of the post
 * @throws AppError COUNTER_OFFER_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, TERMS_CHANGED
 */
export function acceptCounterOffer(
  id: unknown,
  seen: SeenTerms,
  caller: Caller,
  services: Services,
): Promise<CounterOfferResult> {
  return services.database.transaction().execute(async (transaction) => {
    const { application, offerId, amount } = await lockAnswerable(transaction, id, 'acceptCounterOffer', caller)
    await requireSeenTerms(transaction, application, 'expert', seen)
    await changeCounterOffer(transaction, offerId, { status: 'accepted' })
    await changeApplication(transaction, application, { answers_version_no: application.opportunity.versionNo })
    await announceStep(transaction, services, application, {
      ...ANSWER,
      event: 'counter_offer_accepted',
      amount,
      notice: NOTICES.counterOfferAccepted.write({ ...stepOf(application), amount }),
    })
    return { id: offerId, status: 'accepted' }
  })
}

/**
 * The expert rejects the counter offer with a reason. They can still be hired at their own amount (OFFER-05, OFFER-07).
 * @throws AppError COUNTER_OFFER_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, VALIDATION_FAILED (`rejectReason`),
 *   TERMS_CHANGED
 */
export function rejectCounterOffer(
  id: unknown,
  reason: string | null | undefined,
  seen: SeenTerms,
  caller: Caller,
  services: Services,
): Promise<CounterOfferResult> {
  return services.database.transaction().execute(async (transaction) => {
    const { application, offerId } = await lockAnswerable(transaction, id, 'rejectCounterOffer', caller)
    const message = counterReasonError(reason)
    if (message) throw invalidField('rejectReason', message)
    await requireSeenTerms(transaction, application, 'expert', seen)
    const words = String(reason).trim()
    await changeCounterOffer(transaction, offerId, { status: 'rejected', reject_reason: words })
    await announceStep(transaction, services, application, {
      ...ANSWER,
      event: 'counter_offer_rejected',
      words,
      notice: NOTICES.counterOfferRejected.write({ ...stepOf(application), reason: words }),
    })
    return { id: offerId, status: 'rejected' }
  })
}

const ANSWER = { by: 'expert', seenTab: 'interestTab' } as const

async function lockAnswerable(
  transaction: DatabaseTransaction,
  id: unknown,
  action: 'acceptCounterOffer' | 'rejectCounterOffer',
  caller: Caller,
): Promise<{ application: ApplicationFacts; offerId: string; amount: Amount }> {
  const known = await findCounterOffer(transaction, id)
  const application = await lockApplication(transaction, known.opportunityId, known.expertId, caller)
  const blocker = answerBlocker(action, application)
  if (blocker || !application.counterOffer) throw new AppError(blocker ?? 'COUNTER_OFFER_NOT_FOUND')
  return { application, offerId: known.id, amount: application.counterOffer.amount }
}
