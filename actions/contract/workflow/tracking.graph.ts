import type { OpportunityStatus, TrackingStatus } from '../opportunities/statuses.js'
import { OPPORTUNITY_MOVES } from './opportunity.graph.js'

export type ApplicationActor = 'expert' | 'poster'
/** Null: the expert has no row on the opportunity yet. */
export type Standing = TrackingStatus | null

export interface ApplicationAction {
  actor: ApplicationActor
  /** Statuses of the opportunity in which the action is open. */
  opportunity: readonly OpportunityStatus[]
  /** Standings of the expert from which the action is open. */
  from: readonly Standing[]
  /** Where it leads the expert; null when they stay where they are. */
  to: TrackingStatus | null
}

const OPEN: readonly OpportunityStatus[] = ['published', 'in progress']
/** In progress is read as accepted wherever it occurs, and never written (GO-22). */
const HIRED: readonly Standing[] = ['accepted', 'in progress']

/**
 * What the expert and the poster do between interest and hire: who, while the opportunity stands how, from where, to
 * where (GO-16 to GO-21, GO-106). Doors, rules, the transition table and the page in docs/ are made from this.
 */
export const APPLICATION_ACTIONS = {
  recordOpportunityView: { actor: 'expert', opportunity: ['published'], from: [null], to: 'viewed' },
  showInterest: { actor: 'expert', opportunity: ['published'], from: [null, 'viewed'], to: 'interested' },
  submitProposal: { actor: 'expert', opportunity: OPEN, from: ['interested'], to: null },
  createCounterOffer: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: null },
  updateCounterOffer: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: null },
  acceptCounterOffer: { actor: 'expert', opportunity: OPEN, from: ['interested'], to: null },
  rejectCounterOffer: { actor: 'expert', opportunity: OPEN, from: ['interested'], to: null },
  hireExpert: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: 'pending' },
  acceptHire: { actor: 'expert', opportunity: OPEN, from: ['pending'], to: 'accepted' },
  rejectApplicant: { actor: 'poster', opportunity: OPEN, from: ['interested'], to: 'rejected' },
  optOut: { actor: 'expert', opportunity: OPEN, from: ['interested', 'pending', ...HIRED], to: 'opted out' },
} as const satisfies Record<string, ApplicationAction>
export type ApplicationActionName = keyof typeof APPLICATION_ACTIONS

export interface TrackingMove {
  from: Standing
  to: TrackingStatus
  actor: 'expert' | 'poster' | 'staff'
  /** The action that makes the move, alone or as its effect on others. */
  action: string
}

/** Every move of an expert's standing, as the table `tracking_transitions` holds it and its trigger enforces. */
export const TRACKING_MOVES: readonly TrackingMove[] = [...movesOfActions(), ...movesOfEndings()]

function movesOfActions(): TrackingMove[] {
  return Object.entries<ApplicationAction>(APPLICATION_ACTIONS).flatMap(([action, { actor, from, to }]) =>
    to === null ? [] : from.map((standing) => ({ from: standing, to, actor, action })),
  )
}

function movesOfEndings(): TrackingMove[] {
  const moves = OPPORTUNITY_MOVES.flatMap(({ actor, trackings = {} }) =>
    Object.entries(trackings).map(([from, to]): TrackingMove => {
      const isStaff = actor === 'staff'
      const action = isStaff ? 'deleteOpportunity' : 'closeOpportunity'
      return { from: from as TrackingStatus, to, actor: isStaff ? 'staff' : 'poster', action }
    }),
  )
  const known = new Set<string>()
  return moves.filter((move) => {
    const key = JSON.stringify(move)
    return known.has(key) ? false : known.add(key)
  })
}

/**
 * Somebody who applied, whatever became of it. Who only looked is none, and stays none when the end of the opportunity
 * makes them closed (GO-02, GO-13): the moment of interest tells the two apart.
 */
export function isApplicant(standing: Standing, hasShownInterest: boolean): boolean {
  return hasShownInterest || (standing !== null && standing !== 'viewed' && standing !== 'closed')
}

/** Hired and at work, or done with it (GO-61). */
export function isHired(standing: Standing): boolean {
  return standing === 'completed' || HIRED.includes(standing)
}
