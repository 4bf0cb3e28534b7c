import type { OpportunityStatus, TrackingStatus } from '#contract/opportunities/statuses.js'
import type { BadgeTone } from '#ui/display/badge.js'

export const OPPORTUNITY_STATUS_TONES: Readonly<Record<OpportunityStatus, BadgeTone>> = {
  draft: 'warn',
  published: 'accent',
  'in progress': 'info',
  completed: 'accent',
  closed: 'neutral',
  'no hires': 'neutral',
  deleted: 'neutral',
  draft_deleted: 'neutral',
}

export const TRACKING_STATUS_TONES: Readonly<Record<TrackingStatus, BadgeTone>> = {
  viewed: 'neutral',
  interested: 'accent',
  pending: 'warn',
  accepted: 'accent',
  'in progress': 'info',
  completed: 'accent',
  rejected: 'danger',
  'opted out': 'danger',
  closed: 'neutral',
  'no hires': 'neutral',
}
