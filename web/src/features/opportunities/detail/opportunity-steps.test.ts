import { describe, expect, it } from 'vitest'
import { expertSteps, hasSteps, posterSteps } from './opportunity-steps'

describe('the stepper of the detail page', () => {
  it('[OPP-65] [OPP-81] the poster of a draft begins at Pending Approval', () => {
    expect(posterSteps('draft', false)).toMatchObject({
      steps: ['Pending Approval', 'Receive Interests', 'Proposal/Offer', 'Hire', 'Close'],
      done: 0,
    })
  })

  it.each([
    ['published', false, 1],
    ['published', true, 2],
    ['in progress', true, 4],
    ['completed', true, 5],
    ['no hires', true, 5],
    ['closed', false, 1],
  ] as const)('[OPP-76] [OPP-77] [OPP-79] [OPP-80] %s with interest %s stands at %i', (status, hasInterest, done) => {
    expect(posterSteps(status, hasInterest).done).toBe(done)
  })

  it('[OPP-66] the labels follow the opportunity', () => {
    expect(posterSteps('completed', true).steps).toEqual([
      'Active',
      'Receive Interests',
      'Proposal/Offer',
      'Hired/In progress',
      'Completed',
    ])
  })

  it.each([
    ['rejected', 5],
    ['accepted', 4],
    ['interested', 2],
    ['viewed', 1],
    [null, 1],
  ] as const)('[OPP-71] [OPP-72] [OPP-74] [OPP-75] an expert with %s stands at %i', (tracking, done) => {
    expect(expertSteps(tracking).done).toBe(done)
  })

  it('[OPP-67] the second step is renamed once interest is shown', () => {
    expect(expertSteps('viewed').steps[1]).toBe('Show Interest')
    expect(expertSteps('interested').steps[1]).toBe('Interested')
  })

  it('[OPP-68] an outside expert sees none when the opportunity ended', () => {
    expect(hasSteps('completed', false, 'viewed')).toBe(false)
    expect(hasSteps('completed', false, 'accepted')).toBe(true)
    expect(hasSteps('completed', true, null)).toBe(true)
  })

  it('[OPP-70] there is none on a draft that was taken back', () => {
    expect(hasSteps('draft_deleted', true, null)).toBe(false)
  })
})
