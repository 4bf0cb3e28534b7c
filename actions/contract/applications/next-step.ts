import type { OpportunityStatus } from '../opportunities/statuses.js'
import type { CounterOfferStatus } from '../workflow/counter-offer.graph.js'
import type { Standing } from '../workflow/tracking.graph.js'

export interface ExpertStanding {
  status: OpportunityStatus
  standing: Standing
  hasShownInterest: boolean
  isProposalSent: boolean
  counterOffer: CounterOfferStatus | null
}

export interface PosterStanding {
  status: OpportunityStatus
  hasApplicants: boolean
  /** of somebody who is not rejected */
  hasProposal: boolean
}

/** What an expert's application came to, and what comes next; null where the page asks for it itself. */
export function expertNextStep(facts: ExpertStanding): string | null {
  switch (facts.standing) {
    case 'interested':
      return nextOfInterested(facts)
    case 'accepted':
    case 'in progress':
      return 'You are hired. The project is completed when the company closes it.'
    case 'completed':
      return 'The project is completed.'
    case 'rejected':
      return 'The company decided against your application. This is final.'
    case 'opted out':
      return 'You have opted out. This is final.'
    case 'no hires':
      return 'The company ended the opportunity without a hire.'
    case 'closed':
      return facts.hasShownInterest ? nextOfClosed(facts.status) : null
    default:
      return null
  }
}

function nextOfInterested({ isProposalSent, counterOffer }: ExpertStanding): string {
  if (counterOffer === 'pending') return 'The company made a counter offer. Accept or reject it under Proposal.'
  if (counterOffer === 'accepted') return 'You agreed to the counter offer. Next, the company can hire you for it.'
  if (counterOffer === 'rejected')
    return 'You turned the counter offer down. The company can still hire you for your own offer.'
  if (!isProposalSent) return 'Next, send your proposal and offer. The company can hire you once it has both.'
  return 'The company has your proposal. Next, it hires you, makes a counter offer or decides against it.'
}

function nextOfClosed(status: OpportunityStatus): string {
  if (status === 'deleted') return 'Our staff deleted the opportunity. Your application ended with it.'
  return 'The opportunity has ended. Your application ended with it.'
}

/** What the poster can expect or has to do next; null where it has ended, or staff are asked. */
export function posterNextStep({ status, hasApplicants, hasProposal }: PosterStanding): string | null {
  if (status === 'in progress') return 'The work is under way. Next, close the project when it is done.'
  if (status !== 'published') return null
  if (hasProposal) return 'Proposals are in. Next, decide under Interests: hire, make a counter offer or reject.'
  if (hasApplicants) return 'Experts are interested. You can hire as soon as one has sent a proposal and an offer.'
  return 'Experts who match are told. You hear from us as soon as one shows interest.'
}
