import type { Amount } from '#contract/format/money.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { type ActorFacts, actionBlocker } from '#domain/workflow/application.rules.js'
import type { ErrorCode } from '#platform/errors.js'

export interface CounterOfferFacts extends ActorFacts {
  /** Reads the counter offer, and may not answer it (GO-05). */
  isTeamMember: boolean
  isExpertSuspended: boolean
  proposals: number
  offer: Amount | null
  counterOffer: { status: CounterOfferStatus } | null
}

/**
 * Whether there is something to counter or to hire for: a proposal document and an amount (OFFER-09, HIRE-03, GO-17).
 */
export function hasProposal({ proposals, offer }: Omit<CounterOfferFacts, keyof ActorFacts>): boolean {
  return proposals > 0 && offer !== null
}

/**
 * Why the poster may not make a counter offer, or null. There is only ever one per expert (OFFER-02, GO-42), and none for
 * a suspended expert, who couldn't respond.
 */
export function createBlocker(facts: CounterOfferFacts): ErrorCode | null {
  const blocker = actionBlocker('createCounterOffer', facts)
  if (blocker) return blocker
  if (facts.counterOffer) return 'INVALID_STATUS_TRANSITION'
  if (facts.isExpertSuspended) return 'EXPERT_UNAVAILABLE'
  return hasProposal(facts) ? null : 'PROPOSAL_REQUIRED'
}

/**
 * Why someone may not change, accept or reject a counter offer, or null. It must be pending and the expert still
 * interested (OFFER-03 to OFFER-06, GO-41 to GO-43). People on neither side don't learn that it exists.
 */
export function answerBlocker(
  action: 'updateCounterOffer' | 'acceptCounterOffer' | 'rejectCounterOffer',
  facts: CounterOfferFacts,
): ErrorCode | null {
  if (!facts.isPoster && !facts.isTeamMember && !facts.isOwnApplication) return 'COUNTER_OFFER_NOT_FOUND'
  const blocker = actionBlocker(action, facts)
  if (blocker) return blocker
  if (facts.counterOffer?.status !== 'pending') return 'INVALID_STATUS_TRANSITION'
  return action === 'updateCounterOffer' && facts.isExpertSuspended ? 'EXPERT_UNAVAILABLE' : null
}
