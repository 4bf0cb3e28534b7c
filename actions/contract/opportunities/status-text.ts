import type { Standing } from '../workflow/tracking.graph.js'
import { OPPORTUNITY_STATUS_LABELS, type OpportunityStatus, TRACKING_STATUS_LABELS } from './statuses.js'

/** The status as the viewer sees it: applicants see their own, everyone else the opportunity's (GO-72). */
export function statusText(status: OpportunityStatus, standing: Standing): string {
  return standing === null || standing === 'viewed'
    ? OPPORTUNITY_STATUS_LABELS[status]
    : TRACKING_STATUS_LABELS[standing]
}
