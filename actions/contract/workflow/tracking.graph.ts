import type { OpportunityStatus, TrackingStatus } from '../opportunities/statuses.js'
import { OPPORTUNITY_MOVES } from './opportunity.graph.js'

export type ApplicationActor = 'expert' | 'poster'
/** Null: the expert has no row for the opportunity yet. */
export type Standing = TrackingStatus | null

export interface ApplicationAction {
  actor: ApplicationActor
  /** Opportunity statuses in which the action is allowed. */
  opportunity: readonly OpportunityStatus[]
  /** The expert's standings from which the action is allowed. */
  from: readonly Standing[]
  /** The resulting standing; null if it does not change. */
  to: TrackingStatus | null
}

const OPEN: readonly OpportunityStatus[] = ['published', 'in progress']
/** In progress is read as accepted everywhere, and never written (GO-22). */
const HIRED: readonly Standing[] = ['accepted', 'in progress']

/**
 * Actions by expert and poster between interest and hire: who, in which opportunity statuses, from and to which
 * standing (GO-16 to GO-21, GO-106). Endpoints, rules, the transition table and the page in docs/ are derived from
 * this.
 */
export const APPLICATION_ACTIONS = {
  recordOpportunityView: { actor: 'expert', opportunity: ['published'], from: [null], to: 'viewed' },
  showInterest: { actor: 'expert', opportunity: ['published'], from: [null, 'viewed'], to: 'interested' },
  // only of experts who were asked, by name or alone (GO-28): nobody else owes an answer
  declineRequest: { actor: 'expert', opportunity: ['published'], from: [null, 'viewed'], to: 'opted out' },
  submitProposal: { actor: 'expert', opportunity: OPEN, from: ['interested'], to: null },
  createCounterOffer: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: null },
  updateCounterOffer: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: null },
  acceptCounterOffer: { actor: 'expert', opportunity: OPEN, from: ['interested'], to: null },
  rejectCounterOffer: { actor: 'expert', opportunity: OPEN, from: ['interested'], to: null },
  hireExpert: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: 'pending' },
  acceptHire: { actor: 'expert', opportunity: OPEN, from: ['pending'], to: 'accepted' },
  openCallBooking: { actor: 'poster', opportunity: OPEN, from: ['interested', 'pending', ...HIRED], to: null },
  recordCallBooking: { actor: 'poster', opportunity: OPEN, from: ['interested', 'pending', ...HIRED], to: null },
  rejectApplicant: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: 'rejected' },
  optOut: { actor: 'expert', opportunity: OPEN, from: ['interested', 'pending', ...HIRED], to: 'opted out' },
} as const satisfies Record<string, ApplicationAction>
export type ApplicationActionName = keyof typeof APPLICATION_ACTIONS

export interface TrackingMove {
  from: Standing
  to: TrackingStatus
  actor: 'expert' | 'poster' | 'staff'
  /** The action that makes the transition, directly or as a side effect on others. */
  action: string
}

/**
 * Every transition of an expert's standing. Mirrored in the table `tracking_transitions`, which a trigger enforces
 * (X-30).
 */
export const TRACKING_MOVES: readonly TrackingMove[] = [...movesOfActions(), ...movesOfEndings()]

function movesOfActions(): TrackingMove[] {
  return Object.entries<ApplicationAction>(APPLICATION_ACTIONS).flatMap(([action, { actor, from, to }]) =>
    to === null ? [] : from.map((standing) => ({ from: standing, to, actor, action })),
  )
}

function movesOfEndings(): TrackingMove[] {
  const moves = OPPORTUNITY_MOVES.flatMap(({ to, actor, trackings = {} }) =>
    Object.entries(trackings).map(([before, after]): TrackingMove => {
      const isStaff = actor === 'staff'
      const close = isStaff ? 'closeOpportunityAsStaff' : 'closeOpportunity'
      const action = to === 'deleted' ? 'deleteOpportunity' : close
      return { from: before as TrackingStatus, to: after, actor: isStaff ? 'staff' : 'poster', action }
    }),
  )
  const known = new Set<string>()
  return moves.filter((move) => {
    const key = JSON.stringify(move)
    return known.has(key) ? false : known.add(key)
  })
}

/** Standings that people reach with and without having applied; the time of interest tells the two apart. */
const WITHOUT_INTEREST: readonly Standing[] = [null, 'viewed', 'closed', 'opted out']

/**
 * Whether someone applied, whatever the outcome. Someone who only viewed the post did not, even after its end sets them
 * to closed (GO-02, GO-13), nor did an asked expert who declined.
 */
export function isApplicant(standing: Standing, hasShownInterest: boolean): boolean {
  return hasShownInterest || !WITHOUT_INTEREST.includes(standing)
}

/** Hired and working, or finished (GO-61). */
export function isHired(standing: Standing): boolean {
  return standing === 'completed' || HIRED.includes(standing)
}
