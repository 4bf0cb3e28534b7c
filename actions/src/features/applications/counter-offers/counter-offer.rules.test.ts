import { describe, expect, it } from 'vitest'
import { TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { COUNTER_OFFER_STATUSES } from '#contract/workflow/counter-offer.graph.js'
import { ERROR_TABLE } from '#platform/errors.js'
import { answerBlocker, type CounterOfferFacts, createBlocker, hasProposal } from './counter-offer.rules.js'

const poster: CounterOfferFacts = {
  canSee: true,
  isPoster: true,
  isTeamMember: false,
  isOwnApplication: false,
  hasApplied: true,
  isExpertSuspended: false,
  status: 'published',
  standing: 'interested',
  proposals: 1,
  offer: { cents: 650_000, unit: 'month' },
  counterOffer: null,
}
const expert = { ...poster, isPoster: false, isOwnApplication: true }
const stranger = { ...poster, isPoster: false }

describe('making a counter offer', () => {
  it.each([
    ['OFFER-02', {}, null],
    ['GO-106', { status: 'in progress' }, null],
    ['GO-106', { status: 'completed' }, 'INVALID_STATUS_TRANSITION'],
    ['GO-03', { canSee: false }, 'OPPORTUNITY_NOT_FOUND'],
    ['GO-02', { isPoster: false, isOwnApplication: true }, 'NOT_ALLOWED'],
    ['GO-02', { isPoster: false }, 'NOT_ALLOWED'],
    ['GO-02', { hasApplied: false, standing: 'viewed' }, 'APPLICATION_NOT_FOUND'],
    ['OFFER-09', { proposals: 0 }, 'PROPOSAL_REQUIRED'],
    ['OFFER-09', { offer: null }, 'PROPOSAL_REQUIRED'],
    ['X-16', { isExpertSuspended: true }, 'EXPERT_UNAVAILABLE'],
    ['GO-42', { counterOffer: { status: 'pending' } }, 'INVALID_STATUS_TRANSITION'],
    ['GO-42', { counterOffer: { status: 'accepted' } }, 'INVALID_STATUS_TRANSITION'],
    ['GO-42', { counterOffer: { status: 'rejected' } }, 'INVALID_STATUS_TRANSITION'],
  ] as const)('[%s] %j: %s', (_row, changed, code) => {
    expect(createBlocker({ ...poster, ...changed })).toBe(code)
  })

  it('[OFFER-02, GO-42] is only for interested experts', () => {
    expect(TRACKING_STATUSES.filter((standing) => !createBlocker({ ...poster, standing }))).toEqual(['interested'])
  })

  it('[OFFER-09] requires a proposal and an amount, and says so', () => {
    expect([hasProposal(poster), hasProposal({ ...poster, proposals: 0 })]).toEqual([true, false])
    expect(ERROR_TABLE.PROPOSAL_REQUIRED.message).toBe(
      'You can only hire when a proposal and an offer amount is available.',
    )
  })
})

describe.each([
  ['updateCounterOffer', poster, expert],
  ['acceptCounterOffer', expert, poster],
  ['rejectCounterOffer', expert, poster],
] as const)('%s', (action, byRight, otherSide) => {
  it('[OFFER-03, OFFER-06, FLOW-16] is allowed while the counter offer is pending', () => {
    const open = COUNTER_OFFER_STATUSES.filter(
      (status) => !answerBlocker(action, { ...byRight, counterOffer: { status } }),
    )
    expect(open).toEqual(['pending'])
    expect(answerBlocker(action, byRight)).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[GO-41, GO-43] is allowed while the expert is interested', () => {
    const pending = { ...byRight, counterOffer: { status: 'pending' } } as const
    expect(TRACKING_STATUSES.filter((standing) => !answerBlocker(action, { ...pending, standing }))).toEqual([
      'interested',
    ])
  })

  it('[X-16] can’t be changed while its expert is suspended', () => {
    const pending = { ...byRight, isExpertSuspended: true, counterOffer: { status: 'pending' } } as const
    expect(answerBlocker(action, pending)).toBe(action === 'updateCounterOffer' ? 'EXPERT_UNAVAILABLE' : null)
  })

  it('[GO-02, OFFER-04] is for one side only; others don’t learn that it exists', () => {
    const pending = { counterOffer: { status: 'pending' } } as const
    expect(answerBlocker(action, { ...otherSide, ...pending })).toBe('NOT_ALLOWED')
    expect(answerBlocker(action, { ...stranger, ...pending })).toBe('COUNTER_OFFER_NOT_FOUND')
  })
})
