import { describe, expect, it } from 'vitest'
import type { Standing } from '../workflow/tracking.graph.js'
import { statusText } from './status-text.js'
import { OPPORTUNITY_STATUSES, type OpportunityStatus, TRACKING_STATUSES } from './statuses.js'
import {
  type ExpertStepperFacts,
  expertSteps,
  isStepperShown,
  type PosterStepperFacts,
  posterSteps,
  type Step,
} from './steppers.js'

const nobody = {
  wasPublished: true,
  hasApplicants: false,
  hasProposal: false,
  hasSentProposal: false,
  hasAcceptedHire: false,
}
const interested = { ...nobody, hasApplicants: true }
const rejected = { ...interested, hasSentProposal: true }
const proposed = { ...rejected, hasProposal: true }
const hired = { ...proposed, hasAcceptedHire: true }
const CROWDS = [nobody, interested, rejected, proposed, hired]

const GONE_ON: readonly OpportunityStatus[] = ['draft', 'published', 'in progress']
const said = (steps: readonly Step[]) => steps.map(({ label, state }) => `${label}: ${state}`)
const ticked = (steps: readonly Step[]) => steps.filter(({ state }) => state === 'done').map(({ label }) => label)

describe('the poster’s stepper', () => {
  const at = (status: OpportunityStatus, crowd: Omit<PosterStepperFacts, 'status'> = nobody) =>
    posterSteps({ status, ...crowd })

  it('[OPP-65, OPP-81] starts with the approval', () => {
    expect(said(at('draft', { ...nobody, wasPublished: false }))).toEqual([
      'Pending Approval: current',
      'Receive Interests: ahead',
      'Proposal/Offer: ahead',
      'Hire: ahead',
      'Close: ahead',
    ])
  })

  it("[OPP-78, OPP-79, OPP-80, OPP-82] goes from interest through a proposal that wasn't rejected to the hire", () => {
    const current = CROWDS.map((crowd) => at('published', crowd).find(({ state }) => state === 'current')?.label)
    expect(current).toEqual(['Receive Interests', 'Proposal/Offer', 'Proposal/Offer', 'Hire', 'Hire'])
    expect(ticked(at('published', proposed))).toEqual(['Active', 'Receive Interests', 'Proposal/Offer'])
  })

  it('[OPP-66, OPP-77, GO-73, X-75] in progress shows Hired as done, and neither closed nor closing', () => {
    for (const crowd of CROWDS)
      expect(said(at('in progress', crowd))).toEqual([
        'Active: done',
        'Receive Interests: done',
        'Proposal/Offer: done',
        'Hired/In progress: done',
        'Close: ahead',
      ])
  })

  it('[OPP-66, OPP-76, X-75] completed is the only end with every step done', () => {
    expect(ticked(at('completed', hired))).toEqual([
      'Active',
      'Receive Interests',
      'Proposal/Offer',
      'Hired/In progress',
      'Completed',
    ])
  })

  it.each([
    ['no hires', rejected, ['Active: done', 'Receive Interests: done', 'Proposal/Offer: done', 'No hires: ended']],
    ['no hires', interested, ['Active: done', 'Receive Interests: done', 'No hires: ended']],
    ['closed', nobody, ['Active: done', 'Closed: ended']],
    ['deleted', nobody, ['Active: done', 'Deleted: ended']],
    ['deleted', { ...nobody, wasPublished: false }, ['Deleted: ended']],
  ] as const)('[OPP-76, X-75] %s shows its end after the steps reached', (status, crowd, words) => {
    expect(said(at(status, crowd))).toEqual(words)
  })

  it('[X-75] never ticks a step that did not happen, for every status and mix of applicants', () => {
    for (const status of OPPORTUNITY_STATUSES)
      for (const crowd of CROWDS) {
        // in progress and completed imply every step before them
        const isPast = status === 'in progress' || status === 'completed'
        const happened: Record<string, boolean> = {
          Active: status !== 'draft',
          'Receive Interests': isPast || crowd.hasApplicants,
          'Proposal/Offer': isPast || crowd.hasSentProposal,
          'Hired/In progress': isPast || crowd.hasAcceptedHire,
          Completed: status === 'completed',
        }
        const steps = at(status, crowd)
        for (const label of ticked(steps)) expect([status, label, happened[label]]).toEqual([status, label, true])
        expect(steps.some(({ state }) => state === 'ended')).toBe(!GONE_ON.includes(status) && status !== 'completed')
      }
  })
})

describe('the expert’s stepper', () => {
  const at = (standing: Standing, part: Partial<ExpertStepperFacts> = {}) =>
    expertSteps({
      status: 'published',
      standing,
      hasShownInterest: standing !== null && standing !== 'viewed',
      isProposalUploaded: false,
      hasAcceptedHire: false,
      ...part,
    })

  it('[OPP-67, OPP-75, GO-73] shows Show Interest until interest is shown', () => {
    for (const standing of [null, 'viewed'] as const)
      expect(said(at(standing))).toEqual([
        'Active: done',
        'Show Interest: current',
        'Proposal/Offer: ahead',
        'Get Hired: ahead',
        'Completed: ahead',
      ])
  })

  it('[OPP-73, OPP-74] goes from interest through the proposal to the hire', () => {
    expect(said(at('interested')).slice(1, 3)).toEqual(['Interested: done', 'Proposal/Offer: current'])
    for (const standing of ['interested', 'pending'] as const)
      expect(said(at(standing, { isProposalUploaded: true })).slice(2)).toEqual([
        'Proposal/Offer: done',
        'Get Hired: current',
        'Completed: ahead',
      ])
  })

  it('[OPP-71, X-75] completed is the only end with every step done', () => {
    const completed = at('completed', { status: 'completed', isProposalUploaded: true, hasAcceptedHire: true })
    expect(completed.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(completed.map(({ label }) => label).slice(3)).toEqual(['Hired', 'Completed'])
  })

  it('[OPP-72, X-75] hired does not mean completed', () => {
    for (const standing of ['accepted', 'in progress'] as const)
      expect(said(at(standing, { isProposalUploaded: true, hasAcceptedHire: true })).slice(2)).toEqual([
        'Proposal/Offer: done',
        'Hired: done',
        'Completed: ahead',
      ])
  })

  it.each([
    ['rejected', {}, ['Active: done', 'Interested: done', 'Rejected: ended']],
    [
      'rejected',
      { isProposalUploaded: true },
      ['Active: done', 'Interested: done', 'Proposal/Offer: done', 'Rejected: ended'],
    ],
    ['opted out', {}, ['Active: done', 'Interested: done', 'Opted out: ended']],
    [
      'opted out',
      { isProposalUploaded: true, hasAcceptedHire: true },
      ['Active: done', 'Interested: done', 'Proposal/Offer: done', 'Hired: done', 'Opted out: ended'],
    ],
    ['no hires', {}, ['Active: done', 'Interested: done', 'No hires: ended']],
    ['closed', { status: 'deleted' }, ['Active: done', 'Interested: done', 'Deleted: ended']],
    ['closed', { status: 'deleted', hasShownInterest: false }, ['Active: done', 'Deleted: ended']],
    ['closed', { status: 'closed', hasShownInterest: false }, ['Active: done', 'Closed: ended']],
  ] as const)('[OPP-71, X-75] %s shows its end after the steps reached', (standing, part, words) => {
    expect(said(at(standing, part))).toEqual(words)
  })

  it('[X-75] never ticks a step that did not happen, for every standing and status', () => {
    for (const standing of [...TRACKING_STATUSES, null])
      for (const status of OPPORTUNITY_STATUSES)
        for (const isProposalUploaded of [false, true])
          for (const hasAcceptedHire of [false, true]) {
            const isHired = standing === 'accepted' || standing === 'in progress' || standing === 'completed'
            const happened: Record<string, boolean> = {
              Active: true,
              Interested: standing !== null && standing !== 'viewed',
              'Proposal/Offer': isHired || isProposalUploaded,
              Hired: isHired || hasAcceptedHire,
              Completed: standing === 'completed',
            }
            for (const label of ticked(at(standing, { status, isProposalUploaded, hasAcceptedHire })))
              expect([standing, status, label, happened[label]]).toEqual([standing, status, label, true])
          }
  })
})

describe('whether a stepper is shown', () => {
  const viewer = {
    isPoster: false,
    userId: 'me',
    standing: null as Standing,
    opportunity: { status: 'published', type: 'fractional', assignedExpertId: null },
  } as const
  const at = (status: 'completed' | 'no hires' | 'draft_deleted') => ({ ...viewer.opportunity, status })

  it('[OPP-68, GO-75] not to an uninvolved expert once it is over', () => {
    for (const status of ['completed', 'no hires'] as const)
      for (const standing of [null, 'viewed', 'closed'] as const)
        expect([status, isStepperShown({ ...viewer, standing, opportunity: at(status) })]).toEqual([status, false])
    expect(isStepperShown({ ...viewer, standing: 'rejected', opportunity: at('no hires') })).toBe(true)
    expect(isStepperShown(viewer)).toBe(true)
  })

  it('[OPP-69, OPP-70] not for a role assigned to someone else, nor for a deleted draft', () => {
    const assigned = { status: 'published', type: 'hire-expert-on-project', assignedExpertId: 'other' } as const
    expect(isStepperShown({ ...viewer, opportunity: assigned })).toBe(false)
    expect(isStepperShown({ ...viewer, opportunity: { ...assigned, assignedExpertId: 'me' } })).toBe(true)
    expect(isStepperShown({ ...viewer, isPoster: true, opportunity: at('draft_deleted') })).toBe(false)
  })
})

describe('the status as the viewer sees it', () => {
  it.each([
    ['published', null, 'Active'],
    ['published', 'viewed', 'Active'],
    ['published', 'interested', 'Interested'],
    ['published', 'pending', 'Awaiting Acceptance'],
    ['in progress', 'accepted', 'Accepted'],
    ['in progress', 'in progress', 'In progress'],
    ['published', 'rejected', 'Rejected'],
    ['no hires', 'opted out', 'Opted out'],
    ['deleted', 'closed', 'Closed'],
    ['deleted', 'completed', 'Completed'],
    ['deleted', 'no hires', 'No hires'],
  ] as const)('[FLOW-09, GO-72] %s for %s is "%s"', (status, standing, text) => {
    expect(statusText(status, standing)).toBe(text)
  })
})
