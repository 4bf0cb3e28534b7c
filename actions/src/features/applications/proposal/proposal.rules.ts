import type { ErrorCode } from '../../../platform/errors.js'
import { actionBlocker } from '../../../providers/workflow/application.rules.js'
import type { ApplicationFacts } from '../../../providers/workflow/application-facts.store.js'

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

/** What an offer does: the first sends the proposal, another amount changes it, the same one is no news (GO-94). */
export function offerEvent(
  facts: Pick<ApplicationFacts, 'isProposalUploaded' | 'agreedValueCents'>,
  cents: number,
): 'proposal_submitted' | 'offer_changed' | null {
  if (!facts.isProposalUploaded) return 'proposal_submitted'
  return facts.agreedValueCents === cents ? null : 'offer_changed'
}
