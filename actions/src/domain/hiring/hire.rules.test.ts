import { describe, expect, it } from 'vitest'
import { TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import {
  acceptHireBlocker,
  effectiveAmount,
  type HireFacts,
  hireBlocker,
  hireObstacle,
  isReopened,
  isStarted,
} from './hire.rules.js'

const ready: HireFacts = {
  canSee: true,
  isPoster: true,
  isOwnApplication: false,
  hasApplied: true,
  isExpertSuspended: false,
  status: 'published',
  standing: 'interested',
  proposals: 1,
  isNdaRequired: false,
  signedNdas: 0,
  offer: { cents: 650_000, unit: 'month' },
  counterOffer: null,
}
const counter = (status: 'pending' | 'accepted' | 'rejected') => ({
  ...ready,
  counterOffer: { status, amount: { cents: 5, unit: 'day' as const } },
})

describe('accepting a hire', () => {
  const asked = { ...ready, isPoster: false, isOwnApplication: true, standing: 'pending' } as const
  it.each([
    ['GO-19', {}, null],
    ['GO-02', { isOwnApplication: false }, 'NOT_ALLOWED'],
    ['GO-19', { standing: 'interested' }, 'INVALID_STATUS_TRANSITION'],
    ['X-72', { isNdaRequired: true }, 'NDA_REQUIRED'],
    ['X-72', { isNdaRequired: true, signedNdas: 1 }, null],
  ] as const)('[%s] %j: %s', (_row, changed, code) => {
    expect(acceptHireBlocker({ ...asked, ...changed })).toBe(code)
  })
})

describe('hiring', () => {
  it.each([
    ['GO-17', {}, null],
    ['GO-106', { status: 'in progress' }, null],
    ['GO-106', { status: 'closed' }, 'INVALID_STATUS_TRANSITION'],
    ['GO-17', { standing: 'pending' }, 'INVALID_STATUS_TRANSITION'],
    ['HIRE-04', { isPoster: false }, 'NOT_ALLOWED'],
    ['GO-02', { hasApplied: false, standing: 'viewed' }, 'APPLICATION_NOT_FOUND'],
    ['HIRE-03', { proposals: 0 }, 'PROPOSAL_REQUIRED'],
    ['HIRE-03', { offer: null }, 'PROPOSAL_REQUIRED'],
    ['X-72', { isNdaRequired: true }, 'SIGNED_NDA_MISSING'],
    ['X-72', { isNdaRequired: true, signedNdas: 1 }, null],
    ['X-16', { isExpertSuspended: true }, 'EXPERT_UNAVAILABLE'],
    ['GO-03', { canSee: false }, 'OPPORTUNITY_NOT_FOUND'],
  ] as const)('[%s] %j: %s', (_row, changed, code) => {
    expect(hireBlocker({ ...ready, ...changed })).toBe(code)
  })

  it('[GO-17, HIRE-05] is only for interested experts', () => {
    expect(TRACKING_STATUSES.filter((standing) => !hireBlocker({ ...ready, standing }))).toEqual(['interested'])
  })

  it('[GO-41, OFFER-07, X-70] is at the counter offer if accepted, otherwise at the first amount, each in its unit', () => {
    const amounts = [ready, counter('pending'), counter('rejected'), counter('accepted')].map(effectiveAmount)
    expect(amounts).toEqual([ready.offer, ready.offer, ready.offer, { cents: 5, unit: 'day' }])
  })

  it.each([
    [{}, null],
    [{ status: 'in progress' }, null],
    [{ offer: { cents: 650_000, unit: 'day' } }, 'amount-changed'],
    [{ counterOffer: counter('accepted').counterOffer }, 'amount-changed'],
    [{ counterOffer: counter('pending').counterOffer }, null],
    [{ standing: 'opted out' }, 'expert-left'],
    [{ isExpertSuspended: true }, 'expert-left'],
    [{ status: 'no hires', standing: 'no hires' }, 'post-ended'],
    [{ status: 'deleted', standing: 'closed' }, 'post-ended'],
    [{ standing: 'rejected' }, 'expert-rejected'],
    [{ standing: 'pending' }, 'already-hired'],
    [{ standing: 'accepted' }, 'already-hired'],
    [{ isNdaRequired: true }, 'other'],
    [{ proposals: 0 }, 'other'],
  ] as const)('[GO-50] once it is paid: %j: %s', (changed, obstacle) => {
    expect(hireObstacle({ ...ready, ...changed }, { cents: 650_000, unit: 'month' })).toBe(obstacle)
  })

  it('[GO-10] the opportunity starts with the first acceptance', () => {
    expect([isStarted({ status: 'published' }), isStarted({ status: 'in progress' })]).toEqual([true, false])
  })

  it('[GO-11] the opportunity reopens when the last accepted expert leaves', () => {
    const left = { status: 'in progress', standing: 'accepted' } as const
    expect([isReopened(left, 0), isReopened(left, 1)]).toEqual([true, false])
    expect(isReopened({ ...left, standing: 'in progress' }, 0)).toBe(true)
    expect(isReopened({ ...left, standing: 'pending' }, 0)).toBe(false)
    expect(isReopened({ ...left, status: 'published' }, 0)).toBe(false)
  })
})
