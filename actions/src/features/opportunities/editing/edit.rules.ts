import { changeInWords, type TermsChange } from '#contract/opportunities/current-terms.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import type { ApplicationStage } from '#domain/notices/catalogue/edited.js'

/** The changes of an edit for the timeline, one per line; null if nothing differs. */
export function editInWords(changes: readonly TermsChange[]): string | null {
  return changes.map(changeInWords).join('\n') || null
}

/** @param applicant as stored, with the status of their counter offer if there is one */
export function editedAt(applicant: {
  standing: string
  isProposalSent: boolean
  counterOffer: CounterOfferStatus | null
}): ApplicationStage {
  if (applicant.standing === 'pending') return 'hire'
  if (applicant.counterOffer === 'accepted') return 'acceptedCounterOffer'
  if (applicant.counterOffer === 'pending') return 'counterOffer'
  return applicant.isProposalSent ? 'offer' : 'interest'
}
