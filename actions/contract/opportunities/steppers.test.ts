import { describe, expect, it } from 'vitest'
import { applicantRank, STEPPER_RANKS } from '../applications/applicant-ranks.js'
import type { Standing } from '../workflow/tracking.graph.js'
import { statusText } from './status-text.js'
import { OPPORTUNITY_STATUSES, type OpportunityStatus, TRACKING_STATUSES } from './statuses.js'
import {
  expertStepLabels,
  expertStepperPosition,
  isStepperShown,
  posterStepLabels,
  posterStepperPosition,
} from './steppers.js'

const applicant = (standing: Standing, hasProposal: boolean) => ({ standing, hasProposal, hasShownInterest: true })

const PROPOSED = [applicant('interested', true)]
const INTERESTED = [applicant('interested', false)]
const LEFT = [applicant('opted out', true)]
const REJECTED = [applicant('rejected', true)]
const CROWDS = [[], INTERESTED, PROPOSED, REJECTED, [...REJECTED, ...PROPOSED], LEFT]

/** What is known of a crowd without its people: whether there is one, and whether one of certain ranks. */
const seen = (crowd: readonly ReturnType<typeof applicant>[]) => ({
  hasApplicants: crowd.length > 0,
  hasProposal: crowd.some((person) => STEPPER_RANKS.includes(applicantRank(person) ?? -1)),
})

describe('the poster’s stepper', () => {
  const at = (status: OpportunityStatus) => CROWDS.map((crowd) => posterStepperPosition({ status, ...seen(crowd) }))

  it.each(['completed', 'no hires', 'deleted', 'draft_deleted'] as const)(
    '[OPP-76] stands at 5 when the opportunity is %s, whoever applied',
    (status) => {
      expect(at(status)).toEqual([5, 5, 5, 5, 5, 5])
    },
  )

  it('[OPP-77] stands at 4 when it is in progress, whoever applied', () => {
    expect(at('in progress')).toEqual([4, 4, 4, 4, 4, 4])
  })

  it('[OPP-78, OPP-79, OPP-80] otherwise at 3 with a proposal of somebody not rejected, at 2 with an interest, at 1 else', () => {
    expect(at('published')).toEqual([1, 2, 3, 2, 3, 3])
    // GO-74: closed is not named, so it falls through to the rules below
    expect(at('closed')).toEqual([1, 2, 3, 2, 3, 3])
  })

  it('[OPP-81] stands at 0 for a draft', () => {
    expect(posterStepperPosition({ status: 'draft', ...seen([]) })).toBe(0)
  })

  it('[OPP-82] of the rules that apply the highest position wins, for every status and crowd', () => {
    for (const status of OPPORTUNITY_STATUSES)
      for (const crowd of CROWDS) {
        const rules: [number, boolean][] = [
          [5, ['completed', 'no hires', 'deleted', 'draft_deleted'].includes(status)],
          [4, status === 'in progress'],
          [3, crowd.some((person) => person.hasProposal && person.standing !== 'rejected')],
          [2, crowd.length > 0],
          [1, status !== 'draft'],
          [0, true],
        ]
        const highest = Math.max(...rules.filter(([, applies]) => applies).map(([position]) => position))
        expect([status, posterStepperPosition({ status, ...seen(crowd) })]).toEqual([status, highest])
      }
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
  it('[OPP-71] stands at 5 for somebody rejected, opted out, or done', () => {
    for (const standing of ['rejected', 'completed', 'no hires', 'opted out'] as const)
      expect([false, true].map((isUploaded) => expertStepperPosition(standing, isUploaded))).toEqual([5, 5])
  })

  it('[OPP-72, OPP-73, OPP-74] stands at 4 once accepted, at 3 with a proposal, at 2 with an interest alone', () => {
    for (const standing of ['in progress', 'accepted'] as const) expect(expertStepperPosition(standing, true)).toBe(4)
    for (const standing of ['interested', 'pending'] as const) expect(expertStepperPosition(standing, true)).toBe(3)
    expect(expertStepperPosition('interested', false)).toBe(2)
  })

  it('[OPP-75] stands at 1 in every other case', () => {
    for (const standing of ['pending', 'closed', 'viewed', null] as const)
      expect(expertStepperPosition(standing, false)).toBe(1)
  })

  it('[OPP-82] of the rules that apply the highest position wins, for every standing', () => {
    for (const standing of [...TRACKING_STATUSES, null])
      for (const isUploaded of [false, true]) {
        const is = (...list: Standing[]) => list.includes(standing)
        const rules: [number, boolean][] = [
          [5, is('rejected', 'completed', 'no hires', 'opted out')],
          [4, is('in progress', 'accepted')],
          [3, is('interested', 'pending') && isUploaded],
          [2, is('interested') && !isUploaded],
          [1, true],
        ]
        const highest = Math.max(...rules.filter(([, applies]) => applies).map(([position]) => position))
        expect([standing, expertStepperPosition(standing, isUploaded)]).toEqual([standing, highest])
      }
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
