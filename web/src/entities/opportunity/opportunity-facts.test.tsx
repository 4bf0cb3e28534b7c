import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { OPPORTUNITY_TYPES } from '#contract/opportunities/type-facts.js'
import { POST_TYPES } from '#contract/opportunities/types.js'
import { budgetText, daysText, durationText, statusLabel, toTrackingStatus } from './opportunity-facts'
import { opportunityTags } from './opportunity-tags'
import { OpportunityTypeBadge } from './opportunity-type-badge'

const OPPORTUNITY_TYPE_COLOURS = Object.fromEntries(OPPORTUNITY_TYPES.map((type) => [type, POST_TYPES[type].colour]))

const terms = {
  type: 'project',
  duration_months: 6,
  no_of_days: 2,
  min_budget_cents: 500_000,
  max_budget_cents: 1_000_000,
  duration_type: { code: 'week' },
  no_of_days_unit: { code: 'week' },
}

describe('an opportunity in words', () => {
  it('[OPP-36, OPP-37, X-70] a budget keeps the unit it was entered in, whatever the type of post', () => {
    expect(budgetText(terms)).toBe('$5,000 – $10,000 per week')
    expect(budgetText({ ...terms, duration_type: { code: 'day' } })).toBe('$5,000 – $10,000 per day')
  })

  it('[OPP-34, OPP-35] the duration has its unit, and only fractional roles have days', () => {
    expect(durationText({ duration_months: 1 })).toBe('1 month')
    expect(daysText(terms)).toBeNull()
    expect(daysText({ ...terms, type: 'fractional' })).toBe('2 days per week')
  })

  it('[FLOW-01, FLOW-02, FLOW-07] each status has a label', () => {
    expect(OPPORTUNITY_STATUSES.map((status) => statusLabel(status))).toEqual([
      'Pending approval',
      'Active',
      'In progress',
      'Completed',
      'Closed',
      'No hires',
      'Deleted',
      'Deleted',
    ])
  })

  it('[GO-72] the expert’s own status wins, unless they have only viewed the post', () => {
    expect(statusLabel('published', toTrackingStatus('opted out'))).toBe('Opted out')
    expect(statusLabel('published', toTrackingStatus('viewed'))).toBe('Active')
    expect(statusLabel('published', toTrackingStatus(undefined))).toBe('Active')
  })

  it('[GO-105] tags are topics, domains and expertise in that order, each once', () => {
    const tags = opportunityTags({
      topics: [{ topic: { topic_name: 'SEO' } }],
      domains: [{ domain: { domain_name: 'Clean energy' } }],
      skills: [{ expertise: { expertise_name: 'SEO' } }, { expertise: { expertise_name: 'Audits' } }],
    })
    expect(tags).toEqual(['SEO', 'Clean energy', 'Audits'])
  })

  it.each(OPPORTUNITY_TYPES)('[OPP-39, GO-77] the badge of %s has the colour of its type', (type) => {
    const { container } = render(<OpportunityTypeBadge type={type} />)
    expect((container.firstChild as HTMLElement).style.getPropertyValue('--type')).toBe(OPPORTUNITY_TYPE_COLOURS[type])
    expect(new Set(Object.values(OPPORTUNITY_TYPE_COLOURS)).size).toBe(OPPORTUNITY_TYPES.length)
    expect(screen.getByText(/\w+/)).toBeVisible()
  })
})
