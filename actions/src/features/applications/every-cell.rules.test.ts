import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { COUNTER_OFFER_MOVES, COUNTER_OFFER_STATUSES } from '#contract/workflow/counter-offer.graph.js'
import { OPPORTUNITY_MOVES } from '#contract/workflow/opportunity.graph.js'
import { type Standing, TRACKING_MOVES } from '#contract/workflow/tracking.graph.js'
import { ERROR_TABLE } from '#platform/errors.js'
import {
  after,
  blockerOf,
  MODEL_ACTIONS,
  MODEL_ROLES,
  type ModelAction,
  type ModelRole,
  type ModelState,
} from './workflow-model.testkit.js'

const STANDINGS: readonly Standing[] = [null, ...TRACKING_STATUSES]
const BOTH = [false, true]

type Details = Pick<ModelState, 'nda' | 'counter' | 'hasDocument' | 'isSent'>
const details = (counter: ModelState['counter'], hasDocument: boolean, isSent: boolean) => ({
  counter,
  hasDocument,
  isSent,
})
/** Valid combinations of documents, offer and counter offer. */
const PAPERS = [
  details(null, false, false),
  details(null, true, false),
  details(null, true, true),
  ...COUNTER_OFFER_STATUSES.map((status) => details(status, true, true)),
]

/**
 * None before applying, every combination while the application is open, and few after that, where it no longer
 * matters.
 */
function detailsOf(standing: Standing): Details[] {
  if (standing === null || standing === 'viewed') {
    return (['none', 'unsigned'] as const).map((nda) => ({ nda, ...details(null, false, false) }))
  }
  if (standing !== 'interested') return PAPERS.map((papers) => ({ nda: papers.isSent ? 'signed' : 'none', ...papers }))
  return (['none', 'unsigned', 'signed', 'signed twice'] as const).flatMap((nda) =>
    PAPERS.map((papers) => ({ nda, ...papers })),
  )
}

/** Every state the tables could hold, whether or not the workflow leads there. */
const ALL_STATES: readonly ModelState[] = OPPORTUNITY_STATUSES.flatMap((status) =>
  STANDINGS.flatMap((standing) =>
    detailsOf(standing).flatMap((rest) =>
      interestOf(standing).map((hasShownInterest): ModelState => ({ status, standing, hasShownInterest, ...rest })),
    ),
  ),
)

/**
 * A closed expert may have applied or only viewed the post, one who opted out may have declined before applying; other
 * standings imply one or the other.
 */
function interestOf(standing: Standing): boolean[] {
  return standing === 'closed' || standing === 'opted out' ? BOTH : [standing !== null && standing !== 'viewed']
}

type Cell = (role: ModelRole, state: ModelState) => boolean
const isPoster = (role: ModelRole) => role === 'poster' || role === 'posterWhoIsExpert'
const isOpen = ({ status }: ModelState) => status === 'published' || status === 'in progress'
const isInterested = (state: ModelState) => isOpen(state) && state.standing === 'interested'
const isNdaDone = ({ nda }: ModelState) => nda !== 'unsigned'
const isNew = ({ status, standing }: ModelState) =>
  status === 'published' && (standing === null || standing === 'viewed')
/** For another expert, this opportunity is untouched. */
const isFirstTime = (role: ModelRole, state: ModelState) =>
  role === 'applicant' ? isNew(state) : role === 'otherExpert' && state.status === 'published'
const answers: Cell = (role, state) => role === 'applicant' && isInterested(state) && state.counter === 'pending'

const callable: Cell = (role, state) =>
  isPoster(role) &&
  isOpen(state) &&
  ['interested', 'pending', 'accepted', 'in progress'].includes(String(state.standing))

/** What the requirements and GO-07 to GO-23 allow, spelled out again rather than read from any rule or graph. */
const LEGAL: Readonly<Record<ModelAction, Cell>> = {
  recordOpportunityView: (role, state) =>
    isFirstTime(role, state) && (role === 'otherExpert' || state.standing === null),
  showInterest: (role, state) =>
    isFirstTime(role, state) && (role === 'applicant' ? isNdaDone(state) : state.nda === 'none'),
  uploadNda: (role, state) =>
    (role === 'applicant' && isInterested(state) && state.nda !== 'signed') ||
    (role === 'applicant' && isInterested(state)) ||
    (isFirstTime(role, state) && state.nda !== 'none'),
  uploadProposal: (role, state) => role === 'applicant' && isInterested(state) && isNdaDone(state),
  submitProposal: (role, state) =>
    role === 'applicant' &&
    isInterested(state) &&
    isNdaDone(state) &&
    state.hasDocument &&
    state.counter !== 'accepted',
  deleteNda: (role, state) =>
    role === 'applicant' && state.standing === 'interested' && state.nda === 'signed twice' && state.isSent,
  deleteProposal: (role, state) =>
    role === 'applicant' && state.standing === 'interested' && state.hasDocument && !state.isSent,
  createCounterOffer: (role, state) =>
    isPoster(role) && isInterested(state) && state.hasDocument && state.isSent && state.counter === null,
  updateCounterOffer: (role, state) => isPoster(role) && isInterested(state) && state.counter === 'pending',
  acceptCounterOffer: answers,
  rejectCounterOffer: answers,
  hireExpert: (role, state) =>
    isPoster(role) &&
    isInterested(state) &&
    isNdaDone(state) &&
    state.hasDocument &&
    (state.isSent || state.counter === 'accepted'),
  acceptHire: (role, state) => role === 'applicant' && isOpen(state) && state.standing === 'pending',
  openCallBooking: callable,
  recordCallBooking: callable,
  declineRequest: isFirstTime,
  rejectApplicant: (role, state) => isPoster(role) && isInterested(state),
  optOut: (role, state) =>
    role === 'applicant' &&
    isOpen(state) &&
    ['interested', 'pending', 'accepted', 'in progress'].includes(String(state.standing)),
  editOpportunity: (role, { status }) => isPoster(role) && (status === 'draft' || status === 'published'),
  takeBackDraft: (role, { status }) => isPoster(role) && status === 'draft',
  approveOpportunity: (role, { status }) => role === 'staff' && (status === 'draft' || status === 'published'),
  requestChanges: (role, { status }) => role === 'staff' && (status === 'draft' || status === 'published'),
  closeOpportunity: (role, state) => isPoster(role) && isClosable(state),
  closeAsStaff: (role, state) => role === 'staff' && isClosable(state),
  deleteOpportunity: (role, { status }) =>
    role === 'staff' && ['draft', 'published', 'in progress', 'completed', 'closed', 'no hires'].includes(status),
}

/** A published one with someone accepted, or one in progress without, can't be reached through the workflow. */
function isClosable({ status, standing }: ModelState): boolean {
  return status === (standing === 'accepted' || standing === 'in progress' ? 'in progress' : 'published')
}

describe('every role in every state', () => {
  it.each(MODEL_ACTIONS)(
    '[X-30, GO-01, GO-02, GO-23] %s: nothing illegal is accepted, nothing legal refused',
    (action) => {
      const refusals = new Set<number>()
      const faults: string[] = []
      for (const role of MODEL_ROLES) {
        for (const state of ALL_STATES) {
          const blocker = blockerOf(action, role, state)
          if (blocker) refusals.add(ERROR_TABLE[blocker].status)
          if ((blocker === null) !== LEGAL[action](role, state))
            faults.push(`${role} at ${JSON.stringify(state)}: ${blocker}`)
        }
      }
      expect(faults.slice(0, 10)).toEqual([])
      // Bad input, not allowed, not found or hidden, wrong state: no other status is ever used.
      expect([...refusals].filter((status) => ![400, 403, 404, 409].includes(status))).toEqual([])
    },
  )
})

const START: ModelState = {
  status: 'draft',
  standing: null,
  hasShownInterest: false,
  counter: null,
  hasDocument: false,
  isSent: false,
  nda: 'none',
}

interface Step {
  action: ModelAction
  role: ModelRole
  from: ModelState
  to: ModelState
}

/** Every state reachable from a new post under the rules, and every step between two of them. */
function walk(): { states: ModelState[]; steps: Step[] } {
  const known = new Map<string, ModelState>()
  const queue: ModelState[] = (['none', 'unsigned'] as const).map((nda) => ({ ...START, nda }))
  const steps: Step[] = []
  for (let state = queue.pop(); state; state = queue.pop()) {
    const from = state
    if (known.has(JSON.stringify(from))) continue
    known.set(JSON.stringify(from), from)
    for (const action of MODEL_ACTIONS) {
      for (const role of ['poster', 'applicant', 'staff'] as const) {
        if (blockerOf(action, role, from) !== null) continue
        const to = after(action, from)
        steps.push({ action, role, from, to })
        queue.push(to)
      }
    }
  }
  return { states: [...known.values()], steps }
}

describe('the states reachable under the rules', () => {
  const { states, steps } = walk()
  const reached = <Key extends keyof ModelState>(key: Key) => new Set(states.map((state) => state[key]))

  it('[X-30, FLOW-08, FLOW-17] are every status and standing except in progress, which is never written', () => {
    expect(OPPORTUNITY_STATUSES.filter((status) => !reached('status').has(status))).toEqual([])
    expect(STANDINGS.filter((standing) => !reached('standing').has(standing))).toEqual(['in progress'])
    expect(COUNTER_OFFER_STATUSES.filter((status) => !reached('counter').has(status))).toEqual([])
  })

  it('[X-30] are reached only by transitions in the graph, and every transition is used', () => {
    const made = { opportunity: new Set<string>(), tracking: new Set<string>(), counter: new Set<string>() }
    for (const { from, to } of steps) {
      if (from.status !== to.status) made.opportunity.add(`${from.status} > ${to.status}`)
      if (from.standing !== to.standing) made.tracking.add(`${from.standing} > ${to.standing}`)
      if (from.counter !== to.counter) made.counter.add(`${from.counter} > ${to.counter}`)
    }
    const inGraph = (moves: readonly { from: string | null; to: string }[]) =>
      [...new Set(moves.map(({ from, to }) => `${from} > ${to}`))].filter((move) => !move.startsWith('in progress >'))
    const without = (moves: Set<string>) => [...moves].filter((move) => !move.startsWith('in progress >')).sort()
    expect(without(made.opportunity)).toEqual(inGraph(OPPORTUNITY_MOVES.filter(({ from }) => from !== null)).sort())
    expect(without(made.tracking)).toEqual(inGraph(TRACKING_MOVES).sort())
    expect(without(made.counter)).toEqual(inGraph(COUNTER_OFFER_MOVES).sort())
  })

  it('[X-30, GO-15] can be left without staff, until the opportunity has ended', () => {
    const ended = ['completed', 'closed', 'no hires', 'deleted', 'draft_deleted']
    const goesOn = new Set(
      steps
        .filter(({ role, from, to }) => role !== 'staff' && JSON.stringify(from) !== JSON.stringify(to))
        .map(({ from }) => JSON.stringify(from)),
    )
    expect(states.filter((state) => !ended.includes(state.status) && !goesOn.has(JSON.stringify(state)))).toEqual([])
  })

  it('[X-05, X-30] leave no applicant stuck: both sides can end an application, and every end is final', () => {
    const going: readonly Standing[] = ['interested', 'pending', 'accepted']
    const both = states.filter(({ standing }) => going.includes(standing))
    for (const role of ['poster', 'applicant'] as const) {
      const moves = steps.filter((step) => step.role === role && step.from.standing !== step.to.standing)
      const able = new Set(moves.map(({ from }) => JSON.stringify(from)))
      expect(both.filter((state) => !able.has(JSON.stringify(state)))).toEqual([])
    }
    const ends: readonly Standing[] = ['rejected', 'opted out', 'closed', 'completed', 'no hires']
    expect(steps.filter(({ from, to }) => ends.includes(from.standing) && to.standing !== from.standing)).toEqual([])
  })

  it('let someone take every action', () => {
    expect(MODEL_ACTIONS.filter((action) => !steps.some((step) => step.action === action))).toEqual([])
  })
})
