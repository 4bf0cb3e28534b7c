import type { OpportunityStatus, TrackingStatus } from '../opportunities/statuses.js'

export type OpportunityActor = 'poster' | 'staff' | 'system'

export interface OpportunityMove {
  /** Null: the initial status of a new opportunity. */
  from: OpportunityStatus | null
  to: OpportunityStatus
  actor: OpportunityActor
  /**
   * How the transition changes the status of everyone who viewed or applied; statuses not listed stay as they are
   * (GO-13, GO-14).
   */
  trackings?: Readonly<Partial<Record<TrackingStatus, TrackingStatus>>>
}

const COMPLETED = {
  accepted: 'completed',
  'in progress': 'completed',
  viewed: 'closed',
  interested: 'closed',
  pending: 'closed',
} as const
const WITHOUT_HIRE = { interested: 'no hires', pending: 'no hires', viewed: 'closed' } as const
const DELETED = {
  viewed: 'closed',
  interested: 'closed',
  pending: 'closed',
  accepted: 'closed',
  'in progress': 'closed',
} as const

/** How a published post ends; its poster's outcome and that of staff in their place are the same. */
const CLOSINGS = [
  { from: 'published', to: 'closed', trackings: { viewed: 'closed' } },
  { from: 'published', to: 'no hires', trackings: WITHOUT_HIRE },
  { from: 'in progress', to: 'completed', trackings: COMPLETED },
] as const

/**
 * The status graph and who may make each transition (X-30, GO-08 to GO-15). Mirrored in the table
 * `opportunity_transitions`, which a trigger enforces for every write; a test compares the two. An opportunity in
 * progress always has an accepted expert, so closing it completes it.
 */
export const OPPORTUNITY_MOVES: readonly OpportunityMove[] = [
  { from: null, to: 'draft', actor: 'poster' },
  { from: 'draft', to: 'published', actor: 'staff' },
  { from: 'draft', to: 'draft_deleted', actor: 'poster' },
  { from: 'draft', to: 'deleted', actor: 'staff' },
  { from: 'published', to: 'in progress', actor: 'system' },
  { from: 'in progress', to: 'published', actor: 'system' },
  ...CLOSINGS.map((closing) => ({ ...closing, actor: 'poster' as const })),
  ...CLOSINGS.map((closing) => ({ ...closing, actor: 'staff' as const })),
  { from: 'published', to: 'deleted', actor: 'staff', trackings: DELETED },
  { from: 'in progress', to: 'deleted', actor: 'staff', trackings: DELETED },
  { from: 'completed', to: 'deleted', actor: 'staff', trackings: DELETED },
  { from: 'closed', to: 'deleted', actor: 'staff', trackings: DELETED },
  { from: 'no hires', to: 'deleted', actor: 'staff', trackings: DELETED },
]

/** Statuses from which staff can remove a post: pending ones, such as spam, and approved ones (GO-14). */
export const DELETABLE_BY_STAFF: readonly OpportunityStatus[] = OPPORTUNITY_MOVES.flatMap(({ from, to, actor }) =>
  from !== null && to === 'deleted' && actor === 'staff' ? [from] : [],
)

/** Statuses from which staff can close a post in its poster's place. */
export const CLOSABLE_BY_STAFF: readonly OpportunityStatus[] = [...new Set(CLOSINGS.map(({ from }) => from))]

/** The transition between two statuses by an actor, with its side effects; undefined if there is none. */
export function findMove(
  from: OpportunityStatus,
  to: OpportunityStatus,
  actor: OpportunityActor,
): OpportunityMove | undefined {
  return OPPORTUNITY_MOVES.find((move) => move.from === from && move.to === to && move.actor === actor)
}

export function mayMove(from: OpportunityStatus, to: OpportunityStatus, actor: OpportunityActor): boolean {
  return findMove(from, to, actor) !== undefined
}

/** Final statuses, apart from deletion by staff (GO-15). */
export function isEnded(status: OpportunityStatus): boolean {
  return OPPORTUNITY_MOVES.every(({ from, actor }) => from !== status || actor === 'staff')
}
