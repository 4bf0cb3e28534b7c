import { describe, expect, it } from 'vitest'
import {
  BUDGET_BANDS,
  type BudgetBand,
  countFilters,
  readFilters,
  readTab,
  toCondition,
  writeFilters,
} from './list-filters'

const TOPIC = '5f0c2c9e-8a43-4a43-9c3a-1f2d3c4b5a69'
const ME = '0b7e2a55-6f8d-4a11-9a1b-2f3c4d5e6f70'
const none = readFilters(new URLSearchParams())

describe('filters of the opportunity list', () => {
  it('comes back from the address as it was written', () => {
    const filters = {
      ...none,
      types: ['fractional' as const, 'project' as const],
      topicIds: [TOPIC],
      budget: '5000-15000' as const,
    }
    expect(readFilters(writeFilters('all', filters))).toEqual(filters)
  })

  it('leaves out what it does not know, so that an old link still shows a list', () => {
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

  it('[GO-83] the tab Active asks for drafts, published and in progress', () => {
    expect(toCondition('active', none, ME, null)).toEqual({
      _and: [{ status: { _in: ['draft', 'published', 'in progress'] } }],
    })
  })

  it('[GO-83] the tab All leaves out what was deleted', () => {
    expect(toCondition('all', none, ME, null)).toEqual({ _and: [{ status: { _nin: ['draft_deleted', 'deleted'] } }] })
  })

  it('the tab Mine asks for posts of the reader', () => {
    expect(JSON.stringify(toCondition('mine', none, ME, null))).toContain(`{"poster":{"user_id":{"_eq":"${ME}"}}}`)
  })

  it('a budget band finds every range that touches it', () => {
    expect(toCondition('all', { ...none, budget: 'over-30000' }, ME, null)._and).toContainEqual({
      max_budget_cents: { _gte: 3_000_000 },
    })
    expect(toCondition('all', { ...none, budget: '5000-15000' }, ME, null)._and).toContainEqual({
      min_budget_cents: { _lt: 1_500_000 },
    })
  })

  it('[X-70] a budget band names its unit and finds only budgets that were given in it', () => {
    expect(BUDGET_BANDS['under-5000'].label).toBe('Under $5,000 per month')
    expect(BUDGET_BANDS['day-over-1000'].label).toBe('Over $1,000 per day')
    for (const budget of Object.keys(BUDGET_BANDS) as BudgetBand[])
      expect(toCondition('all', { ...none, budget }, ME, null)._and).toContainEqual({
        duration_type: { code: { _eq: BUDGET_BANDS[budget].unit } },
      })
  })

  it('the next page begins after the last row, also where two were made in the same moment', () => {
    const after = { createdAt: '2026-11-20T10:00:00.123456+00:00', id: TOPIC }
    expect(toCondition('all', none, ME, after)._and).toEqual(
      expect.arrayContaining([
        { created_at: { _lte: after.createdAt } },
        { _or: [{ created_at: { _lt: after.createdAt } }, { id: { _lt: TOPIC } }] },
      ]),
    )
  })
})
