import { isOpportunityStatus, type TrackingStatus } from '#contract/opportunities/statuses.js'
import type { BadgeTone } from '#ui/display/badge.js'
import { statusLabel } from './opportunity-facts'
import { OPPORTUNITY_STATUS_TONES, TRACKING_STATUS_TONES } from './status-tones'

const DOTS: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-control',
  accent: 'bg-accent',
  info: 'bg-info',
  warn: 'bg-warn',
  danger: 'bg-danger',
}

/** The status in words; the dot only repeats it in colour. */
export function OpportunityStatusBadge({
  status,
  tracking = null,
}: {
  status: string
  tracking?: TrackingStatus | null
}) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-xs text-muted">
      <span aria-hidden="true" className={`size-1.5 rounded-full ${DOTS[toneOf(status, tracking)]}`} />
      {statusLabel(status, tracking)}
    </span>
  )
}

function toneOf(status: string, tracking: TrackingStatus | null): BadgeTone {
  if (tracking && tracking !== 'viewed') return TRACKING_STATUS_TONES[tracking]
  return isOpportunityStatus(status) ? OPPORTUNITY_STATUS_TONES[status] : 'neutral'
}
