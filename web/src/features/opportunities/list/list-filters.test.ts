import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { OPPORTUNITY_TYPES } from '#contract/opportunities/types.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import {
  BUDGET_BANDS,
  type BudgetBand,
  countFilters,
  type ListFilters,
  type ListTab,
  listVariables,
  readFilters,
  readTab,
  writeFilters,
} from './list-filters'

const TOPIC = '5f0c2c9e-8a43-4a43-9c3a-1f2d3c4b5a69'
const none = readFilters(new URLSearchParams())

describe('the opportunity list’s filters', () => {
  it('survive a round trip through the address', () => {
    const filters = {
      ...none,
      types: ['fractional' as const, 'project' as const],
      topicIds: [TOPIC],
      budget: '5000-15000' as const,
    }
    expect(readFilters(writeFilters('all', filters))).toEqual(filters)
  })

  it('ignore unknown values, so that an old link still shows a list', () => {
    const query = new URLSearchParams('type=gig&topic=1&status=gone&budget=1&domain=x&country=y')
    expect(countFilters(readFilters(query))).toBe(0)
  })

  it.each([
    ['tab=all', 'all'],
    ['tab=mine', 'mine'],
    ['tab=other', 'active'],
    ['', 'active'],
  ])('[OPP-11] the address "%s" opens the tab %s', (query, tab) => {
    expect(readTab(new URLSearchParams(query))).toBe(tab)
  })

  const asked = (tab: ListTab, filters: Partial<ListFilters> = {}) =>
    listVariables(tab, { ...none, ...filters }, AFTER_ALL)

  it('[GO-83] the tab Active requests drafts, published and in progress', () => {
    expect([...asked('active').statuses].sort()).toEqual(['draft', 'in progress', 'published'])
  })

  it.each(['all', 'mine'] as const)('[GO-83] the tab %s leaves out what was deleted', (tab) => {
    const shown = OPPORTUNITY_STATUSES.filter((status) => !status.includes('deleted'))
    expect(asked(tab).statuses).toEqual(shown)
  })

  it('a chosen status narrows the tab and adds nothing to it', () => {
    expect(asked('active', { statuses: ['published', 'closed'] }).statuses).toEqual(['published'])
  })

  it('an unset filter excludes nothing', () => {
    expect(asked('all')).toMatchObject({ types: OPPORTUNITY_TYPES, isByCountry: false, isByBudget: false })
    expect(asked('all', { types: ['project'], countryIds: [TOPIC] })).toMatchObject({
      types: ['project'],
      isByCountry: true,
      countryIds: [TOPIC],
    })
  })

  it('a budget band finds every range that overlaps it', () => {
    expect(asked('all', { budget: 'over-30000' })).toMatchObject({ isByBudget: true, minCents: 3_000_000 })
    expect(asked('all', { budget: 'over-30000' }).maxCents).toBeGreaterThan(999_999_999_999)
    expect(asked('all', { budget: '5000-15000' })).toMatchObject({ minCents: 500_000, maxCents: 1_500_000 })
  })

  it('[X-70] a budget band has a unit and only finds budgets in it', () => {
    expect(BUDGET_BANDS['under-5000'].label).toBe('Under $5,000 per month')
    expect(BUDGET_BANDS['day-over-1000'].label).toBe('Over $1,000 per day')
    for (const budget of Object.keys(BUDGET_BANDS) as BudgetBand[])
      expect(asked('all', { budget }).budgetUnit).toBe(BUDGET_BANDS[budget].unit)
  })

  it('the next page starts after the last row, even if two were created at the same moment', () => {
    const last = { at: '2026-11-20T10:00:00.123456+00:00', id: TOPIC }
    expect(listVariables('all', none, last)).toMatchObject({ before: last.at, beforeId: TOPIC })
  })
})
