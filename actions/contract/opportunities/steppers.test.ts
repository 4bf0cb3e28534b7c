import { describe, expect, it } from 'vitest'
import type { Standing } from '../workflow/tracking.graph.js'
import { statusText } from './status-text.js'
import {
  expertStepLabels,
  expertStepperPosition,
  isStepperShown,
  posterStepLabels,
  posterStepperPosition,
} from './steppers.js'

const applicant = (status: Standing, isProposalUploaded: boolean) => ({ status, isProposalUploaded })

describe('the poster’s stepper', () => {
  it.each([
    ['OPP-76', 'completed', [], 5],
    ['OPP-76', 'no hires', [], 5],
    ['OPP-76', 'deleted', [], 5],
    ['OPP-76', 'draft_deleted', [], 5],
    ['OPP-77', 'in progress', [applicant('interested', true)], 4],
    ['OPP-78', 'published', [applicant('interested', true)], 3],
    ['OPP-78', 'published', [applicant('rejected', true)], 2],
    ['OPP-79', 'published', [applicant('interested', false)], 2],
    ['OPP-80', 'published', [], 1],
    ['OPP-81', 'draft', [], 0],
    ['GO-74', 'closed', [], 1],
  ] as const)('[%s] %s with %j stands at the right step', (_row, status, applicants, position) => {
    expect(posterStepperPosition({ status, applicants })).toBe(position)
  })

  it('[OPP-65, OPP-66, GO-73] renames its steps as the opportunity advances', () => {
    expect(posterStepLabels('draft')).toEqual([
      'Pending Approval',
      'Receive Interests',
      'Proposal/Offer',
      'Hire',
      'Close',
    ])
    expect(posterStepLabels('published')[0]).toBe('Active')
    expect(posterStepLabels('in progress')[3]).toBe('Hired/In progress')
    expect(posterStepLabels('completed')[4]).toBe('Completed')
  })
})

describe('the expert’s stepper', () => {
  it.each([
    ['OPP-71', ['rejected', 'completed', 'no hires', 'opted out'], true, 5],
    ['OPP-72', ['in progress', 'accepted'], true, 4],
    ['OPP-73', ['interested', 'pending'], true, 3],
    ['OPP-74', ['interested'], false, 2],
    ['OPP-75', ['pending', 'closed', 'viewed', null], false, 1],
  ] as const)('[%s] %j with proposal %s stand at step %i', (_row, standings, isUploaded, position) => {
    expect(standings.map((standing) => expertStepperPosition(standing, isUploaded))).toEqual(
      standings.map(() => position),
    )
  })

  it('[OPP-67, GO-73] says Show Interest until interest is shown', () => {
    expect([expertStepLabels(1)[1], expertStepLabels(2)[1]]).toEqual(['Show Interest', 'Interested'])
  })
})

describe('whether there is a stepper', () => {
  const viewer = {
    isPoster: false,
    userId: 'me',
    standing: null as Standing,
    opportunity: { status: 'published', type: 'fractional', assignedExpertId: null },
  } as const
  const at = (status: 'completed' | 'no hires' | 'draft_deleted') => ({ ...viewer.opportunity, status })

  it('[OPP-68, GO-75] not for an outside expert when it is over', () => {
    for (const standing of [null, 'viewed', 'closed'] as const)
      expect(isStepperShown({ ...viewer, standing, opportunity: at('completed') })).toBe(false)
    expect(isStepperShown({ ...viewer, standing: 'rejected', opportunity: at('no hires') })).toBe(true)
    expect(isStepperShown(viewer)).toBe(true)
  })

  it('[OPP-69, OPP-70] not for a role that is assigned to somebody else, and not for a deleted draft', () => {
    const assigned = { status: 'published', type: 'hire-expert-on-project', assignedExpertId: 'other' } as const
    expect(isStepperShown({ ...viewer, opportunity: assigned })).toBe(false)
    expect(isStepperShown({ ...viewer, opportunity: { ...assigned, assignedExpertId: 'me' } })).toBe(true)
    expect(isStepperShown({ ...viewer, isPoster: true, opportunity: at('draft_deleted') })).toBe(false)
  })
})

describe('the status as somebody reads it', () => {
  it.each([
    ['published', null, 'Active'],
    ['published', 'viewed', 'Active'],
    ['published', 'pending', 'Awaiting Acceptance'],
    ['in progress', 'accepted', 'Accepted'],
    ['no hires', 'opted out', 'Opted out'],
  ] as const)('[FLOW-09, GO-72] %s for %s is "%s"', (status, standing, text) => {
    expect(statusText(status, standing)).toBe(text)
  })
})
