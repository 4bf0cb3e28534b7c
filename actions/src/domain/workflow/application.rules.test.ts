import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { APPLICATION_ACTIONS, type ApplicationActionName, type Standing } from '#contract/workflow/tracking.graph.js'
import { type ActorFacts, actionBlocker } from './application.rules.js'

const expert: ActorFacts = {
  canSee: true,
  isPoster: false,
  isOwnApplication: true,
  hasApplied: true,
  status: 'published',
  standing: 'interested',
}
const poster = { ...expert, isPoster: true, isOwnApplication: false }
const stranger = { ...expert, isOwnApplication: false }
const byRight = (name: ApplicationActionName) => (APPLICATION_ACTIONS[name].actor === 'poster' ? poster : expert)
const NAMES = Object.keys(APPLICATION_ACTIONS) as ApplicationActionName[]
const STANDINGS: readonly Standing[] = [null, ...TRACKING_STATUSES]

/** While an application goes on, up to the hire and after it. */
const CALLABLE: readonly Standing[] = ['interested', 'pending', 'accepted', 'in progress']

/**
 * The standings and opportunity statuses in which each action is allowed. Spelled out again here rather than read from
 * the graph.
 */
const OPEN: Readonly<Record<ApplicationActionName, readonly [readonly Standing[], readonly string[]]>> = {
  recordOpportunityView: [[null], ['published']],
  showInterest: [[null, 'viewed'], ['published']],
  declineRequest: [[null, 'viewed'], ['published']],
  submitProposal: [['interested'], ['published', 'in progress']],
  createCounterOffer: [['interested'], ['published', 'in progress']],
  updateCounterOffer: [['interested'], ['published', 'in progress']],
  acceptCounterOffer: [['interested'], ['published', 'in progress']],
  rejectCounterOffer: [['interested'], ['published', 'in progress']],
  hireExpert: [['interested'], ['published', 'in progress']],
  acceptHire: [['pending'], ['published', 'in progress']],
  openCallBooking: [CALLABLE, ['published', 'in progress']],
  recordCallBooking: [CALLABLE, ['published', 'in progress']],
  rejectApplicant: [['interested'], ['published', 'in progress']],
  optOut: [
    ['interested', 'pending', 'accepted', 'in progress'],
    ['published', 'in progress'],
  ],
}

describe('who may act on an application, and when', () => {
  it.each(NAMES)('[X-30, FLOW-12, GO-106] %s: in every status and standing', (name) => {
    const [standings, statuses] = OPEN[name]
    for (const status of OPPORTUNITY_STATUSES) {
      for (const standing of STANDINGS) {
        const isOpen = standings.includes(standing) && statuses.includes(status)
        const expected = isOpen ? null : 'INVALID_STATUS_TRANSITION'
        expect([status, standing, actionBlocker(name, { ...byRight(name), status, standing })]).toEqual([
          status,
          standing,
          expected,
        ])
      }
    }
  })

  it.each(NAMES)('[GO-02, HIRE-04] %s: nobody else may, in any state', (name) => {
    const other = byRight(name) === poster ? expert : poster
    for (const facts of [other, stranger, { ...stranger, status: 'closed' as const, standing: 'rejected' as const }]) {
      expect(actionBlocker(name, facts)).toBe('NOT_ALLOWED')
    }
  })

  it.each(NAMES)("[GO-03] %s: reveals nothing to someone who can't see the opportunity", (name) => {
    expect(actionBlocker(name, { ...byRight(name), canSee: false })).toBe('OPPORTUNITY_NOT_FOUND')
  })

  it('[GO-02, GO-13] to the poster, someone who only viewed the post has no application', () => {
    const looked = { ...poster, hasApplied: false, standing: 'viewed' as const }
    for (const name of ['createCounterOffer', 'hireExpert', 'rejectApplicant'] as const) {
      expect(actionBlocker(name, looked)).toBe('APPLICATION_NOT_FOUND')
    }
  })
})
