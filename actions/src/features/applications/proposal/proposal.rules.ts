import { type Amount, isSameAmount } from '#contract/format/money.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import type { ApplicationFacts } from '#domain/workflow/application-facts.store.js'
import type { ErrorCode } from '#platform/errors.js'

type Facts = Pick<ApplicationFacts, 'proposals' | 'signedNdas' | 'isNdaRequired'> & {
  counterOffer: Pick<NonNullable<ApplicationFacts['counterOffer']>, 'status'> | null
} & Parameters<typeof actionBlocker>[1]

/**
 * Why an expert may not send or change a proposal, or null. They must be interested (PROP-14) and have sent the NDA
 * (PROP-07, GO-25); an accepted counter offer has already fixed the amount (GO-34).
 */
export function proposalBlocker(facts: Facts): ErrorCode | null {
  const blocker = actionBlocker('submitProposal', facts)
  const isWithoutNda = facts.isNdaRequired && facts.signedNdas === 0
  if (blocker === 'INVALID_STATUS_TRANSITION' && isWithoutNda && !facts.hasApplied) return 'NDA_REQUIRED'
  if (blocker) return blocker
  if (facts.counterOffer?.status === 'accepted') return 'INVALID_STATUS_TRANSITION'
  return isWithoutNda ? 'NDA_REQUIRED' : null
}

/** A proposal is a document and an amount; without a document there is nothing to send (PROP-13, GO-39). */
export function proposalDocumentBlocker(facts: Pick<Facts, 'proposals'>): ErrorCode | null {
  return facts.proposals === 0 ? 'PROPOSAL_DOCUMENT_MISSING' : null
}

export type OfferEvent = 'proposal_submitted' | 'offer_changed' | 'offer_confirmed'

/**
 * The effect of an offer: the first sends the proposal, a different amount or unit changes it, and the same one
 * again has no effect (GO-94), unless the post has changed since: then it confirms the offer.
 */
export function offerEvent(
  facts: Pick<ApplicationFacts, 'isProposalUploaded' | 'offer' | 'answersVersion'> & {
    opportunity: Pick<ApplicationFacts['opportunity'], 'versionNo'>
  },
  offer: Amount,
): OfferEvent | null {
  if (!facts.isProposalUploaded) return 'proposal_submitted'
  if (!isSameAmount(facts.offer, offer)) return 'offer_changed'
  return facts.answersVersion === facts.opportunity.versionNo ? null : 'offer_confirmed'
}
