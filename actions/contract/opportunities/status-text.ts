import type { Standing } from '../workflow/tracking.graph.js'
import { OPPORTUNITY_STATUS_LABELS, type OpportunityStatus, TRACKING_STATUS_LABELS } from './statuses.js'

/** The status as somebody reads it: an applicant their own, everybody else the opportunity's (GO-72). */
export function statusText(status: OpportunityStatus, standing: Standing): string {
  return standing === null || standing === 'viewed'
    ? OPPORTUNITY_STATUS_LABELS[status]
    : TRACKING_STATUS_LABELS[standing]
}
