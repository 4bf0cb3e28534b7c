import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep } from '#domain/workflow/announce-step.js'
import { type ApplicationFacts, lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenTerms, type SeenTerms } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { invalidField, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { answerBlocker, createBlocker } from './counter-offer.rules.js'
import { type CounterOfferInput, type CounterOfferTerms, readCounterOffer } from './counter-offer-input.js'
import { falsePostClaim } from './counter-offer-variant.rules.js'
import { changeCounterOffer, findCounterOffer, insertCounterOffer } from './counter-offers.store.js'

export interface CounterOfferResult {
  id: string
  status: CounterOfferStatus
}

/**
 * The poster responds to an expert's offer with another amount (OFFER-02, GO-42).
 * @param seen what the poster saw: the expert's offer and the version of the post
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, APPLICATION_NOT_FOUND, INVALID_STATUS_TRANSITION,
 *   PROPOSAL_REQUIRED, EXPERT_UNAVAILABLE, VALIDATION_FAILED, TERMS_CHANGED
 */
export function createCounterOffer(
  opportunityId: unknown,
  expertId: unknown,
  input: CounterOfferInput,
  seen: SeenTerms,
  caller: Caller,
  services: Services,
): Promise<CounterOfferResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, expertId, caller)
    throwIfBlocked(createBlocker(application))
    requireTrueClaims(input, application)
    const terms = readCounterOffer(input)
    await requireSeenTerms(transaction, application, 'poster', seen)
    const id = await insertCounterOffer(transaction, application, terms, caller)
    await announceStep(transaction, services, application, offerStep('counter_offered', application, terms))
    return { id, status: 'pending' }
  })
}

/**
 * The poster changes a counter offer that has not been answered (OFFER-03).
 * @throws AppError COUNTER_OFFER_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, EXPERT_UNAVAILABLE,
 *   VALIDATION_FAILED, TERMS_CHANGED
 */
export function updateCounterOffer(
  id: unknown,
  input: CounterOfferInput,
  seen: SeenTerms,
  caller: Caller,
  services: Services,
): Promise<CounterOfferResult> {
  return services.database.transaction().execute(async (transaction) => {
    const known = await findCounterOffer(transaction, id)
    const application = await lockApplication(transaction, known.opportunityId, known.expertId, caller)
    throwIfBlocked(answerBlocker('updateCounterOffer', application))
    const terms = readCounterOffer(input)
    await requireSeenTerms(transaction, application, 'poster', seen)
    await changeCounterOffer(transaction, known.id, { ...terms, unit: application.unit })
    await announceStep(transaction, services, application, offerStep('counter_offer_changed', application, terms))
    return { id: known.id, status: 'pending' }
  })
}

const CLAIM_FAULTS = {
  opportunityType: 'This opportunity is of another type.',
  budgetPerUnit: 'The budget of this opportunity is in another unit.',
}

function requireTrueClaims(input: CounterOfferInput, { opportunity, unit, unitId }: ApplicationFacts): void {
  const field = falsePostClaim(input, { type: opportunity.type, unit, unitId })
  if (field) throw invalidField(field, CLAIM_FAULTS[field])
}

const OFFER_NOTICES = { counter_offered: NOTICES.counterOffered, counter_offer_changed: NOTICES.counterOfferChanged }

function offerStep(
  event: 'counter_offered' | 'counter_offer_changed',
  { opportunity, unit }: ApplicationFacts,
  terms: CounterOfferTerms,
) {
  const amount = { cents: terms.amountCents, unit }
  return {
    event,
    by: 'poster',
    seenTab: 'interestTab',
    words: terms.feedback,
    amount,
    notice: OFFER_NOTICES[event].write({ post: opportunity, amount }),
  } as const
}
