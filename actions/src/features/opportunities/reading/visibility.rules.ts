import type { OpportunityStatus, TrackingStatus } from '../../../../contract/opportunities/statuses.js'

export interface ViewerFacts {
  isPoster: boolean
  isStaff: boolean
  status: OpportunityStatus
  trackingStatus: TrackingStatus | null
}

/** Who may know of an opportunity, by its status (GO-03). The metadata says the same for reads over GraphQL. */
export function canSeeOpportunity(facts: ViewerFacts): boolean {
  if (facts.isPoster || facts.isStaff) return true
  if (facts.status === 'draft' || facts.status === 'draft_deleted') return false
  if (facts.status !== 'deleted') return true
  return facts.trackingStatus !== null && facts.trackingStatus !== 'viewed'
}

/** A view is written for an expert on somebody else's published post, and never over a later status (GO-16). */
export function isViewRecorded(facts: ViewerFacts & { isExpert: boolean }): boolean {
  return facts.isExpert && !facts.isPoster && facts.status === 'published' && facts.trackingStatus === null
}
