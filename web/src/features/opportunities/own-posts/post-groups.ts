import { OPPORTUNITY_STATUSES, type OpportunityStatus } from '#contract/opportunities/statuses.js'
import { isEnded } from '#contract/workflow/opportunity.graph.js'

/** The groups of a poster's list. */
export const POST_GROUPS = ['all', 'next', 'live', 'waiting', 'ended'] as const
export type PostGroup = (typeof POST_GROUPS)[number]

export const POST_GROUP_LABELS: Readonly<Record<PostGroup, string>> = {
  all: 'All',
  next: 'Your turn',
  live: 'Active',
  waiting: 'Pending approval',
  ended: 'Ended',
}

const DELETED: readonly OpportunityStatus[] = ['draft_deleted', 'deleted']
const LIVE: readonly OpportunityStatus[] = ['published', 'in progress']

/** The statuses in each group. What was deleted is in none (GO-83). */
export const STATUSES_OF: Readonly<Record<Exclude<PostGroup, 'next'>, OpportunityStatus[]>> = {
  all: OPPORTUNITY_STATUSES.filter((status) => !DELETED.includes(status)),
  live: [...LIVE],
  waiting: ['draft'],
  ended: OPPORTUNITY_STATUSES.filter((status) => isEnded(status) && !DELETED.includes(status)),
}
