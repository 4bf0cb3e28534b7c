import type { OpportunityStatus, TrackingStatus } from './statuses.js'

export interface ViewerFacts {
  isPoster: boolean
  /** A colleague whom the poster invited: reads what the poster reads, and does nothing (GO-05). */
  isTeamMember: boolean
  isStaff: boolean
  status: OpportunityStatus
  trackingStatus: TrackingStatus | null
}

/** Who can see an opportunity, by status (GO-03, GO-05). The metadata applies the same rule to GraphQL reads. */
export function canSeeOpportunity(facts: ViewerFacts): boolean {
  if (facts.isPoster || facts.isTeamMember || facts.isStaff) return true
  if (facts.status === 'draft' || facts.status === 'draft_deleted') return false
  if (facts.status !== 'deleted') return true
  return facts.trackingStatus !== null && facts.trackingStatus !== 'viewed'
}
