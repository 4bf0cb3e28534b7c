import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import {
  BUDGET_BANDS,
  countFilters,
  type ListFilters,
  type ListTab,
  readFilters,
  readOne,
  serverFilter,
  withoutFilters,
  writeFilters,
} from './list-filters'

const TOPIC = '5f0c2c9e-8a43-4a43-9c3a-1f2d3c4b5a69'
const none = readFilters(new URLSearchParams())
const asked = (tab: ListTab, filters: Partial<ListFilters> = {}) => serverFilter(tab, { ...none, ...filters })

describe('the opportunity list’s filters', () => {
  it('survive a round trip through the address, all of them with several values', () => {
    const filters: ListFilters = {
      words: 'demand & "supply"',
      types: ['fractional', 'project'],
      topicIds: [TOPIC, TOPIC.replace('5', '6')],
      domainIds: [TOPIC],
      skillIds: [TOPIC],
      countryIds: [TOPIC],
      statuses: ['published', 'closed'],
      units: ['day', 'total'],
      budgets: ['5000-15000', 'total-over-25000'],
      sort: 'lowest-budget',
    }
    expect(readFilters(writeFilters('all', filters))).toEqual(filters)
    expect(countFilters(filters)).toBe(14)
  })

  it('ignore unknown values, so that an old link still shows a list', () => {
    const query = new URLSearchParams(
      'type=gig&topic=1&status=gone&budget=1&domain=x&country=y&per=year&skill=z&sort=x&q=+',
    )
    expect(readFilters(query)).toEqual(none)
  })

  it('take each value once, and no endless search', () => {
    const query = new URLSearchParams(`type=project&type=project&q=${'x'.repeat(300)}`)
    expect(readFilters(query)).toMatchObject({ types: ['project'], words: 'x'.repeat(200) })
  })

  it('look for words without control characters, which the database refuses', () => {
    expect(readFilters(new URLSearchParams('q=a%00b%0A'))).toMatchObject({ words: 'a b' })
  })

  it('an address without filters stays short', () => {
    expect(writeFilters('active', none).toString()).toBe('tab=active')
  })

  it('are cleared without changing the order', () => {
    expect(withoutFilters({ ...none, words: 'x', types: ['project'], sort: 'highest-budget' })).toEqual({
      ...none,
      sort: 'highest-budget',
    })
  })

  it.each([
    ['tab=all', 'all'],
    ['tab=other', null],
    ['', null],
  ])('[OPP-11] the address "%s" names the tab %s', (query, tab) => {
    expect(readOne(new URLSearchParams(query), 'tab', ['active', 'all'])).toBe(tab)
  })

  it('[GO-83] the tab Active requests drafts, published and in progress', () => {
    expect([...asked('active').statuses].sort()).toEqual(['draft', 'in progress', 'published'])
  })

  it('[GO-83] the tab All leaves out what was deleted', () => {
    expect(asked('all').statuses).toEqual(OPPORTUNITY_STATUSES.filter((status) => !status.includes('deleted')))
  })

  it('a chosen status narrows the tab and adds nothing to it', () => {
    expect(asked('active', { statuses: ['published', 'closed'] }).statuses).toEqual(['published'])
    expect(asked('active', { statuses: ['closed'] }).statuses).toEqual(['draft', 'published', 'in progress'])
  })

  it('[X-70] a budget band has a unit and only finds budgets in it', () => {
    expect(BUDGET_BANDS['under-5000'].label).toBe('Under $5,000 per month')
    expect(BUDGET_BANDS['day-over-1000'].label).toBe('Over $1,000 per day')
    expect(BUDGET_BANDS['total-5000-25000'].label).toBe('$5,000 – $25,000 in total')
    expect(asked('all', { budgets: ['over-30000', 'day-under-1000'] }).budgets).toEqual([
      { unit: 'month', minCents: 3_000_000, maxCents: null },
      { unit: 'day', minCents: 0, maxCents: 100_000 },
    ])
  })
})
