import type { OpportunityStatus, TrackingStatus } from './statuses.js'

export interface ViewerFacts {
  isPoster: boolean
  isStaff: boolean
  status: OpportunityStatus
  trackingStatus: TrackingStatus | null
}

/** Who can see an opportunity, by status (GO-03). The metadata applies the same rule to GraphQL reads. */
export function canSeeOpportunity(facts: ViewerFacts): boolean {
  if (facts.isPoster || facts.isStaff) return true
  if (facts.status === 'draft' || facts.status === 'draft_deleted') return false
  if (facts.status !== 'deleted') return true
  return facts.trackingStatus !== null && facts.trackingStatus !== 'viewed'
}
