import type { OpportunityStatus } from '../opportunities/statuses.js'

export type OpportunityActor = 'poster' | 'staff' | 'system'

export interface OpportunityMove {
  /** Null: a status in which a new opportunity begins. */
  from: OpportunityStatus | null
  to: OpportunityStatus
  actor: OpportunityActor
}

/**
 * Which status follows which, and who moves it (X-30, GO-08 to GO-15). The table `opportunity_transitions`, which a
 * trigger asks whoever writes, holds the same rows; a test compares them. An opportunity in progress always has an
 * accepted expert, so closing it completes it.
 */
export const OPPORTUNITY_MOVES: readonly OpportunityMove[] = [
  { from: null, to: 'draft', actor: 'poster' },
  { from: 'draft', to: 'published', actor: 'staff' },
  { from: 'draft', to: 'draft_deleted', actor: 'poster' },
  { from: 'published', to: 'in progress', actor: 'system' },
  { from: 'in progress', to: 'published', actor: 'system' },
  { from: 'published', to: 'closed', actor: 'poster' },
  { from: 'published', to: 'no hires', actor: 'poster' },
  { from: 'in progress', to: 'completed', actor: 'poster' },
  { from: 'published', to: 'deleted', actor: 'staff' },
  { from: 'in progress', to: 'deleted', actor: 'staff' },
  { from: 'completed', to: 'deleted', actor: 'staff' },
  { from: 'closed', to: 'deleted', actor: 'staff' },
  { from: 'no hires', to: 'deleted', actor: 'staff' },
]

export function mayMove(from: OpportunityStatus, to: OpportunityStatus, actor: OpportunityActor): boolean {
  return OPPORTUNITY_MOVES.some((move) => move.from === from && move.to === to && move.actor === actor)
}

/** Statuses that nobody leaves any more, staff's deleting aside (GO-15). */
export function isEnded(status: OpportunityStatus): boolean {
  return OPPORTUNITY_MOVES.every(({ from, actor }) => from !== status || actor === 'staff')
}
