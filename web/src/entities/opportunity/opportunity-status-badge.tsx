import type { TrackingStatus } from '../../../../actions/contract/opportunities/statuses'
import { statusLabel } from './opportunity-facts'

const TONES: Readonly<Record<string, string>> = {
  draft: 'bg-warn',
  published: 'bg-accent',
  'in progress': 'bg-info',
  completed: 'bg-accent',
  interested: 'bg-accent',
  pending: 'bg-warn',
  accepted: 'bg-accent',
  rejected: 'bg-danger',
}

/** Status in words with a quiet dot; the dot only repeats what the words say. */
export function OpportunityStatusBadge({
  status,
  tracking = null,
}: {
  status: string
  tracking?: TrackingStatus | null
}) {
  const shown = tracking && tracking !== 'viewed' ? tracking : status
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-xs text-muted">
      <span aria-hidden="true" className={`size-1.5 rounded-full ${TONES[shown] ?? 'bg-control'}`} />
      {statusLabel(status, tracking)}
    </span>
  )
}
