import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { isEnded } from '#contract/workflow/opportunity.graph.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'

/** What became of a deal; its record stays as it was. */
export type DealState = 'under way' | 'completed' | 'opted out' | 'ended'

interface Deal {
  opportunity: { status: string } | null
  hire: { opted_out_at: string | null } | null
}

export function dealState({ opportunity, hire }: Deal): DealState {
  if (hire?.opted_out_at) return 'opted out'
  if (opportunity?.status === 'completed') return 'completed'
  return isOpportunityStatus(opportunity?.status) && !isEnded(opportunity.status) ? 'under way' : 'ended'
}

const STATES: Readonly<Record<DealState, { label: string; tone: BadgeTone }>> = {
  'under way': { label: 'Under way', tone: 'accent' },
  completed: { label: 'Completed', tone: 'info' },
  'opted out': { label: 'Opted out', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
}

export function DealStateBadge({ deal }: { deal: Deal }) {
  const { label, tone } = STATES[dealState(deal)]
  return <Badge tone={tone}>{label}</Badge>
}
