import { describe, expect, it } from 'vitest'
import { canSeeOpportunity, isForAnother } from './opportunity-visibility.js'
import { OPPORTUNITY_STATUSES } from './statuses.js'

const stranger = { isPoster: false, isTeamMember: false, isStaff: false, isForAnother: false, trackingStatus: null }

describe('who can see an opportunity', () => {
  it('[GO-03, GO-05] the poster, the team they invited and staff see every status', () => {
    for (const status of OPPORTUNITY_STATUSES) {
      expect(canSeeOpportunity({ ...stranger, status, isPoster: true })).toBe(true)
      expect(canSeeOpportunity({ ...stranger, status, isTeamMember: true })).toBe(true)
      expect(canSeeOpportunity({ ...stranger, status, isStaff: true })).toBe(true)
    }
  })

  it.each([
    ['draft', false],
    ['published', true],
    ['in progress', true],
    ['completed', true],
    ['closed', true],
    ['no hires', true],
    ['deleted', false],
    ['draft_deleted', false],
  ] as const)('[GO-03] anyone else sees %s: %s', (status, isSeen) => {
    expect(canSeeOpportunity({ ...stranger, status })).toBe(isSeen)
  })

  it('[GO-28, FRAC-29] what is addressed to one expert is seen by that expert, the poster, the team and staff alone', () => {
    for (const status of OPPORTUNITY_STATUSES) {
      const addressed = { ...stranger, status, isForAnother: true }
      expect(canSeeOpportunity(addressed)).toBe(false)
      expect(canSeeOpportunity({ ...addressed, trackingStatus: 'interested' })).toBe(false)
      expect(canSeeOpportunity({ ...addressed, isPoster: true })).toBe(true)
      expect(canSeeOpportunity({ ...addressed, isTeamMember: true })).toBe(true)
      expect(canSeeOpportunity({ ...addressed, isStaff: true })).toBe(true)
    }
    expect([isForAnother(null, 'me'), isForAnother('me', 'me'), isForAnother('other', 'me')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each([
    ['viewed', false],
    ['closed', true],
    ['rejected', true],
  ] as const)('[GO-03] an expert with tracking status %s sees a deleted one: %s', (trackingStatus, isSeen) => {
    expect(canSeeOpportunity({ ...stranger, status: 'deleted', trackingStatus })).toBe(isSeen)
  })
})
