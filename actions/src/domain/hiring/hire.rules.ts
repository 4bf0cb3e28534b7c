import { type Amount, isSameAmount } from '#contract/format/money.js'
import type { TrackingStatus } from '#contract/opportunities/statuses.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import type { ErrorCode } from '#platform/errors.js'
import { type ActorFacts, actionBlocker } from '../workflow/application.rules.js'

export interface HireFacts extends ActorFacts {
  isExpertSuspended: boolean
  isNdaRequired: boolean
  signedNdas: number
  proposals: number
  offer: Amount | null
  counterOffer: { status: CounterOfferStatus; amount: Amount } | null
}

/**
 * The amount an expert is hired for: the counter offer's if accepted, otherwise their own offer's (GO-41, OFFER-07),
 * each in the unit it was given in.
 */
export function effectiveAmount({ offer, counterOffer }: Pick<HireFacts, 'offer' | 'counterOffer'>): Amount | null {
  return counterOffer?.status === 'accepted' ? counterOffer.amount : offer
}

/**
 * Why the poster may not hire, or null. Requires an interested expert with a proposal document and an amount (GO-17,
 * HIRE-03), who has signed the NDA if there is one and isn't suspended, which would keep them from responding
 * (X-16).
 */
export function hireBlocker(facts: HireFacts): ErrorCode | null {
  const blocker = actionBlocker('hireExpert', facts)
  if (blocker) return blocker
  if (facts.isExpertSuspended) return 'EXPERT_UNAVAILABLE'
  if (facts.proposals === 0 || effectiveAmount(facts) === null) return 'PROPOSAL_REQUIRED'
  return isNdaMissing(facts) ? 'SIGNED_NDA_MISSING' : null
}

/** Why a hire that was paid for can't be made any more (GO-50). */
export type HireObstacle =
  | 'expert-left'
  | 'amount-changed'
  | 'post-ended'
  | 'expert-rejected'
  | 'already-hired'
  | 'other'

/** What became of a hire between the start of its payment and the end: null if it can be made as agreed (GO-50). */
export function hireObstacle(facts: HireFacts, agreed: Amount): HireObstacle | null {
  const blocker = hireBlocker(facts)
  if (blocker === null) return isSameAmount(effectiveAmount(facts), agreed) ? null : 'amount-changed'
  if (blocker === 'EXPERT_UNAVAILABLE') return 'expert-left'
  if (blocker !== 'INVALID_STATUS_TRANSITION') return 'other'
  if (facts.status !== 'published' && facts.status !== 'in progress') return 'post-ended'
  return (facts.standing && OBSTACLES[facts.standing]) ?? 'other'
}

/** By what became of the application meanwhile. */
const OBSTACLES: Readonly<Partial<Record<TrackingStatus, HireObstacle>>> = {
  'opted out': 'expert-left',
  rejected: 'expert-rejected',
  pending: 'already-hired',
  accepted: 'already-hired',
  'in progress': 'already-hired',
}

/** Why the hired expert may not accept, or null. However the hire came about, the NDA has to be signed first. */
export function acceptHireBlocker(facts: Omit<HireFacts, 'proposals' | 'isExpertSuspended'>): ErrorCode | null {
  return actionBlocker('acceptHire', facts) ?? (isNdaMissing(facts) ? 'NDA_REQUIRED' : null)
}

function isNdaMissing({ isNdaRequired, signedNdas }: Pick<HireFacts, 'isNdaRequired' | 'signedNdas'>): boolean {
  return isNdaRequired && signedNdas === 0
}

/** Whether this acceptance starts the opportunity: the first one puts it in progress (GO-10). */
export function isStarted(facts: Pick<ActorFacts, 'status'>): boolean {
  return facts.status === 'published'
}

/** Whether the opportunity reopens after an expert left: nobody who accepted is left (GO-11). */
export function isReopened(facts: Pick<ActorFacts, 'status' | 'standing'>, othersAccepted: number): boolean {
  const wasAccepted = facts.standing === 'accepted' || facts.standing === 'in progress'
  return facts.status === 'in progress' && wasAccepted && othersAccepted === 0
}
