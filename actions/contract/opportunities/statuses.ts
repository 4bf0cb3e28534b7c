/** Opportunity statuses as they are stored (FLOW-17, GO-07). */
export const OPPORTUNITY_STATUSES = [
  'draft',
  'published',
  'in progress',
  'completed',
  'closed',
  'no hires',
  'deleted',
  'draft_deleted',
] as const
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number]

/** Display labels (FLOW-01 to FLOW-07). */
export const OPPORTUNITY_STATUS_LABELS: Readonly<Record<OpportunityStatus, string>> = {
  draft: 'Pending approval',
  published: 'Active',
  'in progress': 'In progress',
  completed: 'Completed',
  closed: 'Closed',
  'no hires': 'No hires',
  deleted: 'Deleted',
  draft_deleted: 'Deleted',
}

/** One user's own status on one opportunity (FLOW-08). */
export const TRACKING_STATUSES = [
  'viewed',
  'interested',
  'pending',
  'accepted',
  'rejected',
  'opted out',
  'closed',
  'in progress',
  'completed',
  'no hires',
] as const
export type TrackingStatus = (typeof TRACKING_STATUSES)[number]

export const TRACKING_STATUS_LABELS: Readonly<Record<TrackingStatus, string>> = {
  viewed: 'Viewed',
  interested: 'Interested',
  pending: 'Awaiting Acceptance',
  accepted: 'Accepted',
  rejected: 'Rejected',
  'opted out': 'Opted out',
  closed: 'Closed',
  'in progress': 'In progress',
  completed: 'Completed',
  'no hires': 'No hires',
}

/** The review state of a post. Changing a published post puts it back on the list. */
export const REVIEW_STATUSES = ['waiting', 'changes requested', 'approved', 'edited after approval'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const REVIEW_STATUS_LABELS: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Waiting for review',
  'changes requested': 'Changes requested',
  approved: 'Approved',
  'edited after approval': 'Edited after approval',
}

export function isOpportunityStatus(value: unknown): value is OpportunityStatus {
  return (OPPORTUNITY_STATUSES as readonly unknown[]).includes(value)
}

/** Statuses in the Active tab; the poster's own list includes drafts (GO-83). */
export function activeTabStatuses(isOwnList: boolean): OpportunityStatus[] {
  return isOwnList ? ['draft', 'published', 'in progress'] : ['published', 'in progress']
}

/** Statuses left out of the All tab (GO-83). */
export const HIDDEN_IN_LISTS: readonly OpportunityStatus[] = ['draft_deleted', 'deleted']
