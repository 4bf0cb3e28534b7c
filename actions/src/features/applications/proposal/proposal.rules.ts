import { type Amount, isSameAmount } from '#contract/format/money.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import type { ApplicationFacts } from '#domain/workflow/application-facts.store.js'
import type { ErrorCode } from '#platform/errors.js'

type Facts = Pick<ApplicationFacts, 'proposals' | 'signedNdas' | 'isNdaRequired'> & {
  counterOffer: Pick<NonNullable<ApplicationFacts['counterOffer']>, 'status'> | null
} & Parameters<typeof actionBlocker>[1]

/**
 * Why an expert may not send or change a proposal, or null: interested only (PROP-14), the NDA first (PROP-07, GO-25),
 * and not after an accepted counter offer, which has fixed the amount (GO-34).
 */
export function proposalBlocker(facts: Facts): ErrorCode | null {
  const blocker = actionBlocker('submitProposal', facts)
  const isWithoutNda = facts.isNdaRequired && facts.signedNdas === 0
  if (blocker === 'INVALID_STATUS_TRANSITION' && isWithoutNda && !facts.hasApplied) return 'NDA_REQUIRED'
  if (blocker) return blocker
  if (facts.counterOffer?.status === 'accepted') return 'INVALID_STATUS_TRANSITION'
  return isWithoutNda ? 'NDA_REQUIRED' : null
}

/** A proposal is a document and an amount; without the document there is nothing to send (PROP-13, GO-39). */
export function proposalDocumentBlocker(facts: Pick<Facts, 'proposals'>): ErrorCode | null {
  return facts.proposals === 0 ? 'PROPOSAL_DOCUMENT_MISSING' : null
}

export type OfferEvent = 'proposal_submitted' | 'offer_changed' | 'offer_confirmed'

/**
 * What an offer does: the first sends the proposal, another amount or another unit changes it, and the same one is no news (GO-94), unless
 * the post has changed since the expert answered it: then it says that the offer stands.
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
