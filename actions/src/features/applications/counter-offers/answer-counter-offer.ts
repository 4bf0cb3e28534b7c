import { counterReasonError } from '../../../../contract/applications/reasons.js'
import { formatAmount } from '../../../../contract/format/money.js'
import type { Caller } from '../../../platform/caller.js'
import type { DatabaseTransaction } from '../../../platform/database.js'
import { AppError, type ErrorCode } from '../../../platform/errors.js'
import type { Services } from '../../../platform/services.js'
import { announceStep } from '../../../providers/workflow/announce-step.js'
import { type ApplicationFacts, lockApplication } from '../../../providers/workflow/application-facts.store.js'
import { acceptBlocker, answerBlocker, type SeenCents } from './counter-offer.rules.js'
import { changeCounterOffer, findCounterOffer } from './counter-offers.store.js'
import type { CounterOfferResult } from './make-counter-offer.js'

/**
 * The expert takes the counter offer: its amount is the one to be hired for (OFFER-04, GO-41).
 * @param seenCents the amount that the expert saw; another one by now is refused
 * @throws AppError COUNTER_OFFER_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION
 */
export function acceptCounterOffer(
  id: unknown,
  seenCents: SeenCents,
  caller: Caller,
  services: Services,
): Promise<CounterOfferResult> {
  return services.database.transaction().execute(async (transaction) => {
    const { application, offerId } = await lockAnswerable(transaction, id, caller, (facts) =>
      acceptBlocker(facts, seenCents),
    )
    await changeCounterOffer(transaction, offerId, { status: 'accepted' })
    const amount = formatAmount(application.counterOffer?.amountCents ?? 0, application.amountUnit)
    await announceStep(transaction, services, application, {
      ...ANSWER,
      event: 'counter_offer_accepted',
      amountCents: application.counterOffer?.amountCents,
      title: 'Your counter offer is accepted',
      body: `${application.expertName} accepts ${amount} for “${application.opportunity.title}”.`,
    })
    return { id: offerId, status: 'accepted' }
  })
}

/**
 * The expert turns the counter offer down with a reason; hiring at the first amount stays possible (OFFER-05, OFFER-07).
 * @throws AppError COUNTER_OFFER_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, VALIDATION_FAILED (`rejectReason`)
 */
export function rejectCounterOffer(
  id: unknown,
  reason: string | null | undefined,
  caller: Caller,
  services: Services,
): Promise<CounterOfferResult> {
  return services.database.transaction().execute(async (transaction) => {
    const { application, offerId } = await lockAnswerable(transaction, id, caller, (facts) =>
      answerBlocker('rejectCounterOffer', facts),
    )
    const message = counterReasonError(reason)
    if (message) throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'rejectReason', message }] })
    const words = String(reason).trim()
    await changeCounterOffer(transaction, offerId, { status: 'rejected', reject_reason: words })
    await announceStep(transaction, services, application, {
      ...ANSWER,
      event: 'counter_offer_rejected',
      words,
      title: 'Your counter offer is rejected',
      body: `${application.expertName} rejects your counter offer for “${application.opportunity.title}”: ${words}`,
    })
    return { id: offerId, status: 'rejected' }
  })
}

const ANSWER = { by: 'expert', seenTab: 'interestTab', tab: 'interests', kind: 'counter_offer' } as const

async function lockAnswerable(
  transaction: DatabaseTransaction,
  id: unknown,
  caller: Caller,
  blockerOf: (facts: ApplicationFacts) => ErrorCode | null,
): Promise<{ application: ApplicationFacts; offerId: string }> {
  const known = await findCounterOffer(transaction, id)
  const application = await lockApplication(transaction, known.opportunityId, known.expertId, caller)
  const blocker = blockerOf(application)
  if (blocker) throw new AppError(blocker)
  return { application, offerId: known.id }
}
