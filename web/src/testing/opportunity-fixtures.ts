import type { OpportunityCardFragment } from '#entities/opportunity/opportunity-card.generated.js'
import type { UserCardFragment } from '#entities/user/user-card.generated.js'
import type { OpportunityDetailQuery } from '#features/opportunities/detail/opportunity-detail.generated.js'
import type { ListingFragment } from '#features/opportunities/list/opportunity-list.generated.js'
import type { PostOptionsQuery } from '#features/opportunities/post-form/post-options.generated.js'

export const OPPORTUNITY_ID = '5f0c2c9e-8a43-4a43-9c3a-1f2d3c4b5a69'

export const mara: UserCardFragment = {
  id: '00000000-0000-4000-8000-0000000000aa',
  first_name: 'Mara',
  last_name: 'Voss',
  slug: 'mara-voss',
  profile_pic: null,
  designation: 'Chief Executive',
}

const oatfield = {
  id: '00000000-0000-4000-8000-0000000000c1',
  company_name: 'Oatfield',
  company_logo: null,
  company_url: 'https://oatfield.example',
  company_brief: 'Oatfield makes a drink that cafés pour every day.',
}

const TAGS = {
  topics: [{ topic_id: 't1', topic: { id: 't1', topic_name: 'Lifecycle email' } }],
  domains: [{ domain_id: 'd1', domain: { id: 'd1', domain_name: 'Clean energy' } }],
  skills: [{ expertise_id: 's1', expertise: { id: 's1', expertise_name: 'Media mix modelling' } }],
}

/** A published fractional role of Mara at Oatfield, unless told otherwise. */
export function opportunityCard(part: Partial<OpportunityCardFragment> = {}): OpportunityCardFragment {
  return {
    id: OPPORTUNITY_ID,
    type: 'fractional',
    status: 'published',
    title: 'Fractional Role for a Director in Demand Generation',
    brief: 'We sell batteries to warehouses and need somebody who has built a demand team before.',
    created_at: new Date().toISOString(),
    duration_months: 6,
    min_budget_cents: 620_000,
    max_budget_cents: 900_000,
    no_of_days: 2,
    duration_type: { code: 'month' },
    no_of_days_unit: { code: 'week' },
    ...TAGS,
    country: { country_name: 'Sweden' },
    poster: { user_id: mara.id, user: mara, company: oatfield },
    trackings: [],
    ...part,
  }
}

/** A post that has none of the lists. */
export const noEntries = {
  deliverables: [],
  impact_on_business: [],
  achieve_from_program: [],
  payments: [],
  package_experts: [],
}

/** The list of opportunities and their number. */
export function opportunityLists(...cards: OpportunityCardFragment[]) {
  return {
    OpportunityList: () => ({ find_opportunities: cards.map(listing) }),
    OpportunityCount: () => ({ find_opportunities_aggregate: { aggregate: { count: cards.length } } }),
  }
}

/** The posts of somebody who has none. */
export const noOwnPosts = {
  OwnPosts: () => ({ own_posts: [] }),
  OwnPostCounts: () => {
    const none = { aggregate: { count: 0 } }
    return { all: none, next: none, live: none, waiting: none, ended: none }
  },
}

/** A card as a row of the list. */
export function listing(opportunity: OpportunityCardFragment): ListingFragment {
  const { id, created_at, min_budget_cents, max_budget_cents } = opportunity
  return {
    opportunity_id: id,
    created_at,
    budget_from_cents: min_budget_cents ?? 9_000_000_000_000_000,
    budget_to_cents: max_budget_cents ?? -1,
    opportunity,
  }
}

type Detailed = NonNullable<OpportunityDetailQuery['opportunities_by_pk']>

export function detailedOpportunity(part: Partial<Detailed> = {}): Detailed {
  return {
    ...opportunityCard(),
    ...TAGS,
    brief_rich_text: null,
    published_at: new Date().toISOString(),
    version_no: 1,
    ...noEntries,
    company_asked_to_sign_nda: false,
    chat_only: false,
    assigned_expert_id: null,
    assigned_expert: null,
    team_members: [],
    country_id: 'sweden',
    country: { id: 'sweden', country_name: 'Sweden' },
    start_date_id: 'soon',
    start_date: { id: 'soon', start_date: 'Within 2 weeks' },
    category: { objective_name: 'Demand Generation' },
    answer_time: { usual: 'two days' },
    closed_by_staff: [],
    categories: [],
    roles: [{ role_id: 'r1', role: { id: 'r1', role_name: 'Director' } }],
    availabilities: [{ availability_type_id: 'a1', availability_type: { id: 'a1', availability_type: 'Remote' } }],
    documents: [],
    review: null,
    ...part,
  }
}

const id = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`

/** Ids of the options below, by name. */
export const CHOICES = {
  demand: id(1),
  brand: id(2),
  lifecycle: id(11),
  naming: id(12),
  seo: id(21),
  ads: id(22),
  events: id(23),
  audits: id(24),
  energy: id(31),
  sweden: id(41),
  director: id(51),
  day: id(61),
  week: id(62),
  month: id(63),
  soon: id(71),
  remote: id(81),
} as const

/** What a stored post has chosen: one entry of each list. */
export const chosen = {
  start_date_id: CHOICES.soon,
  start_date: { id: CHOICES.soon, start_date: 'Within 2 weeks' },
  country_id: null,
  country: null,
  categories: [{ category_id: CHOICES.demand, category: { id: CHOICES.demand, objective_name: 'Demand Generation' } }],
  topics: [{ topic_id: CHOICES.lifecycle, topic: { id: CHOICES.lifecycle, topic_name: 'Lifecycle email' } }],
  domains: [{ domain_id: CHOICES.energy, domain: { id: CHOICES.energy, domain_name: 'Clean energy' } }],
  skills: [{ expertise_id: CHOICES.seo, expertise: { id: CHOICES.seo, expertise_name: 'SEO' } }],
  roles: [{ role_id: CHOICES.director, role: { id: CHOICES.director, role_name: 'Director' } }],
  availabilities: [
    { availability_type_id: CHOICES.remote, availability_type: { id: CHOICES.remote, availability_type: 'Remote' } },
  ],
}

export const fractionalOptions: PostOptionsQuery = {
  master_objectives: [
    { id: CHOICES.brand, objective_name: 'Brand' },
    { id: CHOICES.demand, objective_name: 'Demand Generation' },
  ],
  master_topics: [
    { id: CHOICES.lifecycle, topic_name: 'Lifecycle email', objective_id: CHOICES.demand },
    { id: CHOICES.naming, topic_name: 'Naming', objective_id: CHOICES.brand },
  ],
  master_expertise: [
    { id: CHOICES.seo, expertise_name: 'SEO', category_id: CHOICES.demand },
    { id: CHOICES.ads, expertise_name: 'Ads', category_id: CHOICES.demand },
    { id: CHOICES.events, expertise_name: 'Events', category_id: CHOICES.demand },
    { id: CHOICES.audits, expertise_name: 'Audits', category_id: CHOICES.demand },
  ],
  master_domains: [{ id: CHOICES.energy, domain_name: 'Clean energy' }],
  master_countries: [{ id: CHOICES.sweden, country_name: 'Sweden', country_code: 'SE' }],
  master_roles: [{ id: CHOICES.director, role_name: 'Director' }],
  opportunity_duration_types: [
    { id: CHOICES.month, code: 'month', duration_type: 'Month' },
    { id: CHOICES.day, code: 'day', duration_type: 'Day' },
    { id: CHOICES.week, code: 'week', duration_type: 'Week' },
  ],
  opportunity_start_dates: [{ id: CHOICES.soon, code: 'soon', start_date: 'Within 2 weeks' }],
  opportunity_availability_types: [{ id: CHOICES.remote, code: 'remote', availability_type: 'Remote' }],
}

/** What the page of an edit asks for besides the post. */
export const editorPage = { PostOptions: () => fractionalOptions, ...opportunityLists() }
