import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostable } from '#contract/opportunities/types/post-types.testkit.js'
import { FIRST, reviewed } from '#testing/review-queue.js'
import { changesSince, currentPost, type ReviewedOpportunity, type Snapshot, storedPost } from './review-changes'
import type { DiffPart } from './word-diff'

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

/** Each change as it reads: "Budget: $6,200 -> $6,500", with [removed] and {added} in brackets. */
const inWords = (changes: ReturnType<typeof changesSince>) =>
  changes.map((change) => {
    if (change.shape === 'brief') return `${change.name} ${change.mark}`
    const side = (without: string) => text(change.parts.filter(({ kind }) => kind !== without))
    return `${change.name} ${change.mark}: ${side('added')} -> ${side('removed')}`
  })
const text = (parts: readonly DiffPart[]) =>
  parts.map((part) => ({ same: part.text, removed: `[${part.text}]`, added: `{${part.text}}` })[part.kind]).join('')

describe('changes in a post of another type', () => {
  it('are none if the stored version reads the same', () => {
    expect(changesSince(storedPost(kept, NAMES), advice())).toEqual([])
    expect(changesSince(currentPost(advice()), advice())).toEqual([])
  })

  it('[X-31] are listed for its own fields only', () => {
    const now = advice({
      max_budget_cents: 950_000,
      country: null,
      duration_months: 9,
      company_asked_to_sign_nda: true,
    })
    expect(inWords(changesSince(storedPost(kept, NAMES), now))).toEqual([
      'Country removed: [Sweden] -> ',
      'Budget changed: $6,200 – [$9,000] in total -> $6,200 – {$9,500} in total',
    ])
  })
})

describe('changes in a brief', () => {
  const linked = (url: string) => ({
    blocks: [{ key: 'a', text: 'See our plan', type: 'unstyled', entityRanges: [{ offset: 4, length: 8, key: 0 }] }],
    entityMap: { 0: { type: 'LINK', data: { url } } },
  })
  const before = currentPost(advice({ brief_rich_text: linked('https://plan.example') }))

  it('[X-31] are told when a link leads elsewhere, although it reads the same', () => {
    const now = advice({ brief_rich_text: linked('https://elsewhere.example') })
    expect(inWords(changesSince(before, now))).toEqual(['Brief changed'])
  })

  it('are none when only the formatting differs', () => {
    const { blocks, entityMap } = linked('https://plan.example')
    const heading = { blocks: blocks.map((block) => ({ ...block, type: 'header-two' })), entityMap }
    expect(changesSince(before, advice({ brief_rich_text: heading }))).toEqual([])
  })
})

describe('changes in a list', () => {
  const amplify = (part: object = {}) =>
    reviewed(FIRST, 'Programme', {
      type: 'amplify',
      deliverables: [{ title: 'Launch plan', details: 'On two pages' }],
      impact_on_business: [],
      payments: [
        { id: 'p1', details: 'Kick-off', percentage: 40, paid_at: null },
        { id: 'p2', details: 'Report', percentage: 60, paid_at: null },
      ],
      ...part,
    }) as unknown as ReviewedOpportunity

  it('[X-31, OPP-26, OPP-28] are told entry by entry, whatever the type', () => {
    const now = amplify({
      deliverables: [
        { title: 'Launch plan', details: 'On two pages' },
        { title: 'Review', details: '' },
      ],
      impact_on_business: [{ description: 'Twice the leads' }],
      payments: [{ id: 'p3', details: 'At the end', percentage: 100, paid_at: null }],
    })
    expect(inWords(changesSince(currentPost(amplify()), now))).toEqual([
      'Deliverables changed: Launch plan: On two pages -> Launch plan: On two pages{Review}',
      'Business impact added:  -> {Twice the leads}',
      'Payment schedule changed: [40% Kick-off][60% Report] -> {100% At the end}',
    ])
  })

  it('a name that is added to a list leaves the others as they are', () => {
    const topic = (id: string, topic_name: string) => ({ topic_id: id, topic: { id, topic_name } })
    const one = amplify({ topics: [topic('t1', 'Lifecycle email')] })
    const two = amplify({ topics: [topic('t1', 'Lifecycle email'), topic('t2', 'Pricing')] })
    expect(inWords(changesSince(currentPost(one), two))).toEqual([
      'Topics changed: Lifecycle email -> Lifecycle email{, Pricing}',
    ])
  })
})
