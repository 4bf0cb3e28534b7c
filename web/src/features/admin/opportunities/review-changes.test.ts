import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostable } from '#contract/opportunities/types/post-types.testkit.js'
import { FIRST, reviewed } from '#testing/review-queue.js'
import { changesSince, currentPost, type ReviewedOpportunity, type Snapshot, storedPost } from './review-changes'

let putBack: () => void
beforeAll(() => {
  putBack = makePostable('advice')
})
afterAll(() => putBack())

const NAMES = {
  master_objectives: [{ id: 'demand', objective_name: 'Demand Generation' }],
  master_topics: [{ id: 't1', topic_name: 'Lifecycle email' }],
  master_expertise: [],
  master_domains: [],
  master_countries: [{ id: 'sweden', country_name: 'Sweden' }],
  master_roles: [],
  opportunity_duration_types: [],
  opportunity_start_dates: [],
  opportunity_availability_types: [],
}
const advice = (part: object = {}) =>
  reviewed(FIRST, 'Advice', {
    type: 'advice',
    roles: [],
    skills: [],
    domains: [],
    availabilities: [],
    duration_type: null,
    ...part,
  }) as unknown as ReviewedOpportunity
/** As the service stores it: fields the type doesn't have are empty. */
const kept: Snapshot = {
  title: 'Advice',
  brief: advice().brief,
  categoryIds: ['demand'],
  topicIds: ['t1'],
  roleIds: [],
  countryId: 'sweden',
  minBudgetAmount: 6200,
  maxBudgetAmount: 9000,
  durationMonths: null,
  companyAskedToSignNda: false,
}

describe('changes in a post of another type', () => {
  it('are none if the stored version reads the same', () => {
    expect(changesSince(storedPost(kept, NAMES), advice())).toEqual({ fields: [], brief: null })
    expect(changesSince(currentPost(advice()), advice())).toEqual({ fields: [], brief: null })
  })

  it('[X-31] are listed for its own fields only', () => {
    const now = advice({
      max_budget_cents: 950_000,
      country: null,
      duration_months: 9,
      company_asked_to_sign_nda: true,
    })
    expect(changesSince(storedPost(kept, NAMES), now).fields).toEqual([
      { name: 'Country', before: 'Sweden', after: 'None' },
      { name: 'Budget', before: '$6,200 – $9,000 in total', after: '$6,200 – $9,500 in total' },
    ])
  })
})
