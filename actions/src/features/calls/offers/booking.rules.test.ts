import { describe, expect, it } from 'vitest'
import { bookingBlocker, cancelBlocker } from './booking.rules.js'

const OFFER = { expertId: 'elena', price: 0, hasCalendar: true }
const CALLS = { isFreePlan: false, limit: 5, used: 0, usedWithExpert: 0 }

describe('booking the call of an offer', () => {
  it.each([
    ['there is no such offer', null, {}, 'OFFER_NOT_FOUND'],
    ['it is one’s own', { expertId: 'nora' }, {}, 'OWN_OFFER'],
    ['it has a price', { price: 800 }, {}, 'OFFER_NOT_FREE'],
    ['the expert has no calendar', { hasCalendar: false }, {}, 'EXPERT_CALENDAR_MISSING'],
    ['a better plan would not help', { hasCalendar: false }, { isFreePlan: true }, 'EXPERT_CALENDAR_MISSING'],
    ['the plan is free', {}, { isFreePlan: true, limit: 0 }, 'PAID_PLAN_REQUIRED'],
    ['the plan is free, with a limit', {}, { isFreePlan: true, limit: 3 }, 'PAID_PLAN_REQUIRED'],
    ['the plan includes none', {}, { limit: 0 }, 'PAID_PLAN_REQUIRED'],
    ['there was one with this expert', {}, { used: 1, usedWithExpert: 1 }, 'FREE_CALL_ALREADY_USED'],
    ['all are used, one with this expert', {}, { used: 5, usedWithExpert: 1 }, 'FREE_CALL_ALREADY_USED'],
    ['all are used', {}, { used: 5 }, 'FREE_CALLS_LIMIT_REACHED'],
    ['more are used than a smaller plan has', {}, { limit: 1, used: 3 }, 'FREE_CALLS_LIMIT_REACHED'],
  ] as const)('[ADV-44, ADV-45, GK-012, GD-44] is refused where %s', (_why, offer, calls, code) => {
    const asked = offer && { ...OFFER, ...offer }
    expect(bookingBlocker(asked, 'nora', { ...CALLS, ...calls })).toBe(code)
  })

  it.each([0, 4])('[ADV-44] is possible after %i of five', (used) => {
    expect(bookingBlocker(OFFER, 'nora', { ...CALLS, used })).toBeNull()
  })
})

describe('cancelling it', () => {
  const NOW = new Date('2026-12-01T10:00:00Z')
  const call = { price: 0, isCancelled: false, scheduledAt: null }

  it.each([null, new Date('2026-12-01T10:00:01Z')])('is possible before it begins: %s', (scheduledAt) => {
    expect(cancelBlocker({ ...call, scheduledAt }, NOW)).toBeNull()
  })

  it.each([
    ['begun', { scheduledAt: NOW }, 'INVALID_STATUS_TRANSITION'],
    ['paid', { price: 800 }, 'INVALID_STATUS_TRANSITION'],
    ['cancelled', { isCancelled: true }, 'ALREADY_DONE'],
  ] as const)('is refused once it is %s', (_how, part, code) => {
    expect(cancelBlocker({ ...call, ...part }, NOW)).toBe(code)
  })
})
