import type { InterestBlocker } from '#contract/applications/interest-blockers.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { APPLICATION_ACTIONS, type Standing } from '#contract/workflow/tracking.graph.js'

export interface InterestFacts {
  isExpert: boolean
  isPoster: boolean
  isTeamMember: boolean
  canSee: boolean
  /** The poster couldn't reply to anyone. */
  isPosterSuspended: boolean
  status: OpportunityStatus
  standing: Standing
  /** There is a row of `opportunity_matches` for the two (INT-04 to INT-07, GO-27, GO-28). */
  isMatched: boolean
  hasCalendar: boolean
  profileCompletePercent: number
  isNdaRequired: boolean
  signedNdas: number
}

const { opportunity: OPEN, from: BEFORE } = APPLICATION_ACTIONS.showInterest
const includes = (list: readonly (string | null)[], value: string | null) => list.includes(value)

/**
 * Why someone may not show interest, or null; the first reason in the required order wins (INT-03 to INT-18, GO-16,
 * GO-24 to GO-28).
 */
export function interestBlocker(facts: InterestFacts): InterestBlocker | 'OPPORTUNITY_NOT_FOUND' | null {
  const blocker = interestBlockerBeforeNda(facts)
  if (blocker) return blocker
  return facts.isNdaRequired && facts.signedNdas === 0 ? 'NDA_REQUIRED' : null
}

/** Same, ignoring the NDA: uploading it is what makes such an expert interested (GO-25). */
export function interestBlockerBeforeNda(facts: InterestFacts): InterestBlocker | 'OPPORTUNITY_NOT_FOUND' | null {
  if (!facts.canSee) return 'OPPORTUNITY_NOT_FOUND'
  if (!facts.isExpert) return 'EXPERTS_ONLY'
  if (facts.isPoster || facts.isTeamMember) return 'OWN_OPPORTUNITY'
  if (!includes(OPEN, facts.status) || !includes(BEFORE, facts.standing)) return 'INVALID_STATUS_TRANSITION'
  if (facts.isPosterSuspended) return 'INTEREST_PAUSED'
  if (!facts.isMatched) return 'NOT_MATCHED'
  if (!facts.hasCalendar) return 'CALENDAR_REQUIRED'
  return facts.profileCompletePercent < APPLICATION_LIMITS.profilePercentMin ? 'PROFILE_INCOMPLETE' : null
}
