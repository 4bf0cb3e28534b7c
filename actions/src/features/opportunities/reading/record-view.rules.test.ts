import { describe, expect, it } from 'vitest'
import { isViewRecorded } from './record-view.rules.js'

describe('recording a view', () => {
  const firstView = {
    isPoster: false,
    isTeamMember: false,
    isStaff: false,
    isForAnother: false,
    trackingStatus: null,
    status: 'published',
    isExpert: true,
  } as const
  it.each([
    [firstView, true],
    [{ ...firstView, isExpert: false }, false],
    [{ ...firstView, isPoster: true }, false],
    [{ ...firstView, isTeamMember: true }, false],
    [{ ...firstView, status: 'in progress' }, false],
    [{ ...firstView, trackingStatus: 'viewed' }, false],
    [{ ...firstView, trackingStatus: 'interested' }, false],
  ] as const)('[GO-16] %j: %s', (facts, isRecorded) => {
    expect(isViewRecorded(facts)).toBe(isRecorded)
  })
})
