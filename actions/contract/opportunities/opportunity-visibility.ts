import type { OpportunityStatus, TrackingStatus } from './statuses.js'

export interface ViewerFacts {
  isPoster: boolean
  /** A colleague whom the poster invited: reads what the poster reads, and does nothing (GO-05). */
  isTeamMember: boolean
  isStaff: boolean
  /** It is addressed to one expert, who is somebody else. */
  isForAnother: boolean
  status: OpportunityStatus
  trackingStatus: TrackingStatus | null
}

/**
 * Who can see an opportunity, by status and by whom it is addressed to (GO-03, GO-05, GO-28). The metadata applies the
 * same rule to GraphQL reads.
 */
export function canSeeOpportunity(facts: ViewerFacts): boolean {
  if (facts.isPoster || facts.isTeamMember || facts.isStaff) return true
  if (facts.isForAnother) return false
  if (facts.status === 'draft' || facts.status === 'draft_deleted') return false
  if (facts.status !== 'deleted') return true
  return facts.trackingStatus !== null && facts.trackingStatus !== 'viewed'
}

/** Whether a post is addressed to one expert who isn't the viewer: for them it doesn't exist. */
export function isForAnother(assignedExpertId: string | null, viewerId: string): boolean {
  return assignedExpertId !== null && assignedExpertId !== viewerId
}
