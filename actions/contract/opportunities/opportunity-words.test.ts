import { describe, expect, it } from 'vitest'
import { isSeenTab, SEEN_TABS } from '../workflow/history.js'
import { isNewOpportunity, isPosterHidden, optionsMenu } from './opportunity-options.js'
import {
  activeTabStatuses,
  HIDDEN_IN_LISTS,
  isOpportunityStatus,
  OPPORTUNITY_STATUS_LABELS,
  OPPORTUNITY_STATUSES,
  TRACKING_STATUS_LABELS,
  TRACKING_STATUSES,
} from './statuses.js'
import { OPPORTUNITY_TYPES, pickableTypes } from './type-facts.js'
import { fractionalTitle } from './types/fractional-title.js'
import { POST_TYPES, unsupportedTypeMessage } from './types.js'

describe('opportunity wording', () => {
  it('[FLOW-01, FLOW-02, FLOW-03, FLOW-04] open and finished posts read as required', () => {
    const { draft, published, 'in progress': inProgress, completed } = OPPORTUNITY_STATUS_LABELS
    expect([draft, published, inProgress, completed]).toEqual([
      'Pending approval',
      'Active',
      'In progress',
      'Completed',
    ])
  })

  it('[FLOW-05, FLOW-06, FLOW-07] ended posts read as required, with one wording for both deleted statuses', () => {
    const { closed, 'no hires': noHires, deleted, draft_deleted } = OPPORTUNITY_STATUS_LABELS
    expect([closed, noHires, deleted, draft_deleted]).toEqual(['Closed', 'No hires', 'Deleted', 'Deleted'])
  })

  it('[FLOW-08, FLOW-17, FLOW-09] the tracking and opportunity statuses are exactly these', () => {
    expect(TRACKING_STATUSES.join(', ')).toBe(
      'viewed, interested, pending, accepted, rejected, opted out, closed, in progress, completed, no hires',
    )
    expect(OPPORTUNITY_STATUSES.join(', ')).toBe(
      'draft, published, in progress, completed, closed, no hires, deleted, draft_deleted',
    )
    expect(TRACKING_STATUS_LABELS.pending).toBe('Awaiting Acceptance')
  })

  it('[OBASE-38, GO-77, GO-81] there are nine types, each with a colour; only experts can pick collaboration', () => {
    expect(Object.fromEntries(OPPORTUNITY_TYPES.map((type) => [type, POST_TYPES[type].colour]))).toEqual({
      project: '#1E6FD9',
      fractional: '#7A3FC8',
      // the required #0B8A6B is too light for white text
      learning: '#0A7A5E',
      collaboration: '#B45309',
      advice: '#0E7490',
      training: '#A21CAF',
      coaching: '#C2410C',
      amplify: '#BE123C',
      'hire-expert-on-project': '#4D7C0F',
    })
    expect(pickableTypes(true)).toEqual(OPPORTUNITY_TYPES)
    expect(pickableTypes(false)).toEqual(OPPORTUNITY_TYPES.filter((type) => type !== 'collaboration'))
    expect(unsupportedTypeMessage()).toMatch(/^Choose one of these types: Project, Fractional, .* or /)
  })

  it('[GO-83] the active tab shows drafts to the poster only, and no tab shows deleted posts', () => {
    expect(activeTabStatuses(true)).toEqual(['draft', 'published', 'in progress'])
    expect(activeTabStatuses(false)).toEqual(['published', 'in progress'])
    expect(HIDDEN_IN_LISTS).toEqual(['draft_deleted', 'deleted'])
  })

  it('[FRAC-05, GD-55] the title uses the first role and the first category', () => {
    expect(fractionalTitle(['CMO', 'CRO'], ['Growth', 'Sales'])).toBe('Fractional Role for a CMO in Growth')
  })

  it.each([
    ['Director of Demand Generation', 'Demand Generation', 'Director of Demand Generation'],
    ['Head of demand  generation', 'Demand Generation', 'Head of demand  generation'],
    ['Go-to-Market Lead', 'Go to market', 'Go-to-Market Lead'],
    ['Salesforce Architect', 'Sales', 'Salesforce Architect in Sales'],
    ['Head of Sales', 'Sales Enablement', 'Head of Sales in Sales Enablement'],
    ['Director of Customer Success', 'Customer Success & Retention', 'Director of Customer Success'],
    ['Chief Revenue Officer', 'Sales and Revenue', 'Chief Revenue Officer'],
    ['Brand Lead', 'Branding & Positioning', 'Brand Lead in Branding & Positioning'],
    ['Analyst', '&', 'Analyst in &'],
  ])("[FRAC-05] the title of a %s in %s doesn't repeat itself", (role, category, expected) => {
    expect(fractionalTitle([role], [category])).toBe(`Fractional Role for a ${expected}`)
  })
})

describe('options menu', () => {
  it.each([
    ['draft', true, true, false, false, true],
    ['published', true, true, true, true, false],
    ['in progress', true, false, true, true, false],
    ['completed', false, false, false, false, false],
    ['closed', false, false, false, false, false],
    ['no hires', false, false, false, false, false],
    ['deleted', false, false, false, false, false],
    ['draft_deleted', false, false, false, false, false],
  ] as const)(
    '[OPP-60, OPP-63, OPP-64] %s: shown %s, edit %s, team %s, close %s, delete %s',
    (status, isVisible, canEdit, canInviteTeamMember, canClose, canDelete) => {
      expect(optionsMenu(status, true)).toEqual({ isVisible, canEdit, canInviteTeamMember, canClose, canDelete })
    },
  )

  it('[OPP-62] Close Project is not offered when completed, no hires, draft or deleted', () => {
    const offered = OPPORTUNITY_STATUSES.filter((status) => optionsMenu(status, true).canClose)
    expect(offered).toEqual(['published', 'in progress'])
  })

  it('[OPP-59] only the poster has one', () => {
    expect(OPPORTUNITY_STATUSES.some((status) => optionsMenu(status, false).isVisible)).toBe(false)
  })
})

describe('New tag', () => {
  const now = new Date('2026-03-08T12:00:00Z')
  it.each([
    ['2026-03-01T12:00:00Z', true],
    ['2026-03-01T11:59:59Z', false],
    ['2026-03-08T12:00:00Z', true],
  ])('[OPP-58, OBASE-48, GO-85] created %s: %s', (createdAt, isNew) => {
    expect(isNewOpportunity(new Date(createdAt), now)).toBe(isNew)
  })
})

it('recognises stored statuses and tabs', () => {
  expect(OPPORTUNITY_STATUSES.every(isOpportunityStatus)).toBe(true)
  expect(['', 'toString', null, 'interested'].some(isOpportunityStatus)).toBe(false)
  expect(SEEN_TABS.every(isSeenTab)).toBe(true)
  expect(['', 'aboutTab', undefined].some(isSeenTab)).toBe(false)
})

describe('hiding the poster of a fractional role', () => {
  const expert = { type: 'fractional', isExpert: true, isPoster: false, trackingStatus: null } as const
  it.each([
    [expert, true],
    [{ ...expert, trackingStatus: 'viewed' }, true],
    [{ ...expert, trackingStatus: 'interested' }, false],
    [{ ...expert, trackingStatus: 'rejected' }, false],
    [{ ...expert, isPoster: true }, false],
    [{ ...expert, isExpert: false }, false],
    [{ ...expert, type: 'project' }, false],
  ] as const)('[OPP-91, GO-82] %j: hidden %s', (facts, isHidden) => {
    expect(isPosterHidden(facts)).toBe(isHidden)
  })

  it('[OPP-91, X-32] happens only for fractional roles', () => {
    expect(OPPORTUNITY_TYPES.filter((type) => isPosterHidden({ ...expert, type }))).toEqual(['fractional'])
  })
})
