import { expect, it } from 'vitest'
import { INTERESTS_RANKS } from '#contract/applications/applicant-ranks.js'
import { createMarket, ELENA, NORA, postId } from './market.testkit.js'
import { END, type Page, START, testPages } from './pages.testkit.js'

const database = await createMarket()
const POST = postId('fractional')

const NEWEST = 'opportunities_newest_idx'
/** The list's initial state. */
const listed = ({ at, id }: typeof END) => ({
  statuses: ['draft', 'published', 'in progress'],
  types: ['fractional', 'project'],
  ...{ isByCountry: false, countryIds: [] },
  ...{ isByBudget: false, budgetUnit: 'month', minCents: 0, maxCents: 0 },
  ...{ before: at, beforeId: id, limit: 21, me: NORA },
})

const PAGES: Page[] = [
  {
    name: 'Notices',
    role: 'user',
    index: 'notifications_newest_idx',
    variables: (_, to) => ({ limit: 20, before: to.at, beforeId: to.id }),
  },
  {
    name: 'Purchases',
    role: 'user',
    index: 'purchases_buyer_idx',
    variables: (_, to) => ({ limit: 10, before: to.at, afterId: to.id }),
  },
  {
    name: 'StaffPurchases',
    role: 'staff',
    index: 'purchases_newest_idx',
    variables: (_, to) => ({
      ...{ types: ['wizlings', 'saas', 'hire_expert'], statuses: ['open', 'fulfilled', 'refunded'] },
      ...{ isByBuyer: false, buyerIds: [], isByReceipt: false, receiptNumber: 0, isById: false, ids: [] },
      isByRefund: false,
      ...{ limit: 26, before: to.at, afterId: to.id },
    }),
  },
  {
    name: 'StaffRewards',
    role: 'staff',
    index: 'answer_rewards_state_idx',
    variables: (_, to) => ({ state: 'refused', limit: 26, before: to.at, beforeId: to.id }),
  },
  {
    name: 'ApplicationHistory',
    role: 'user',
    index: 'opportunity_history_timeline_idx',
    variables: (_, to) => ({
      ...{ opportunityId: POST, userId: ELENA, limit: 20 },
      beforeId: to === END ? Number.MAX_SAFE_INTEGER : 4500,
    }),
  },
  {
    name: 'Applicants',
    role: 'user',
    index: 'opportunity_trackings_rank_idx',
    variables: ({ at, id }) => ({
      ...{ opportunityId: POST, ranks: INTERESTS_RANKS, limit: 11 },
      ...{ fromRank: 0, after: at, afterId: id },
    }),
  },
  {
    name: 'HiredPeople',
    role: 'user',
    index: 'hires_newest_idx',
    variables: ({ at, id }) => ({ opportunityId: POST, after: at, afterId: id, limit: 11 }),
  },
  {
    name: 'ReviewQueue',
    role: 'staff',
    index: 'opportunities_review_queue_idx',
    variables: ({ at, id }) => ({ review: 'waiting', statuses: ['draft'], after: at, afterId: id, limit: 51 }),
  },
  {
    name: 'ApprovedPosts',
    role: 'staff',
    index: 'opportunities_review_since_idx',
    variables: (_, { at, id }) => ({ statuses: ['published', 'closed'], before: at, beforeId: id, limit: 51 }),
  },
  {
    name: 'NewestOpportunities',
    role: 'user',
    index: 'opportunities_status_newest_idx',
    variables: () => ({ limit: 5, me: NORA }),
  },
  { name: 'OpportunityList', role: 'user', index: NEWEST, variables: (_, to) => listed(to) },
]

const RARE_COUNTRY = 'select id from master_countries order by country_name offset 7 limit 1'

/** Thousands of each, one minute apart. */
const CROWD = `begin;
  set local sagework.seeding = on;
  insert into users (id, first_name, last_name, slug, is_expert)
    select gen_random_uuid(), 'Applicant', n::text, 'applicant-' || n, true from generate_series(1, 3000) n;
  insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
    select '${POST}', id, 'interested', '2026-01-01'::timestamptz + last_name::int * interval '1 minute'
    from users where first_name = 'Applicant';
  insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, hired_at, accepted_at)
    select '${POST}', id, 500000, 'month', '2026-01-01'::timestamptz + last_name::int * interval '1 minute', now()
    from users where first_name = 'Applicant';
  insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, created_at)
    select case n % 10 when 0 then '${POST}' else '${postId('project')}' end::uuid, null, '${NORA}', 'poster', 'edited', now()
    from generate_series(1, 9000) n;
  insert into notifications (user_id, kind, title, body, effect_key, created_at)
    select '${NORA}', 'opportunity_match', 'x', 'x', n::text, '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 3000) n;
  insert into purchases (buyer_id, purchase_type, subject, title, pack_code, amount_cents, status, created_at, paid_at)
    select buyer::uuid, 'wizlings', 'x', 'x', 'credits_200', 1000, 'fulfilled',
      '2026-01-01'::timestamptz + n * interval '1 minute', now()
    from generate_series(1, 500) n, (values ('${NORA}'), ('${ELENA}')) as buyers (buyer);
  insert into answer_rewards (response_id, user_id, asker_id, stars, state, cents, credits, refusals, question_key,
      paid_with, asker_since, booked_at)
    select gen_random_uuid(), '${ELENA}', '${NORA}', 5, 'refused', 0, 0, '{suspended}', 'x', '{}', now(),
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 2000) n;
  insert into opportunities (type, status, title, brief, posted_by, category_id, country_id, review_status, review_status_since, created_at)
    select type, case n % 4 when 0 then 'draft' else 'published' end, 'x', brief, posted_by, category_id,
      case when n < 10 then (${RARE_COUNTRY}) end,
      case n % 4 when 0 then 'waiting' else 'approved' end, '2026-01-01'::timestamptz + n * interval '1 minute',
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from opportunities, generate_series(1, 6000) n where id = '${POST}';
  insert into opportunity_topics (opportunity_id, topic_id)
    select o.id, t.id from opportunities o, (select id from master_topics order by id offset 1 limit 1) t
    where o.title = 'x' and o.created_at < '2026-01-01 00:10';
commit`

const planOf = testPages(database, CROWD, PAGES)

it('a list filtered by a topic with few posts starts from those, and scans no others', async () => {
  const [topic] = await database.query<{ id: string }>('select id from master_topics order by id offset 1 limit 1')
  const variables = () => ({ ...listed(END), topicIds: [topic?.id], isByDomain: false, domainIds: [] })
  const plan = await planOf({ name: 'OpportunityListByTopic', role: 'user', index: '', variables }, START, END)
  expect(plan).toMatch(/opportunities_pkey/)
  expect(plan).not.toContain(NEWEST)
  expect(plan).not.toMatch(/Seq Scan on opportunities /)
})

it('a list filtered by a country with few posts starts from those', async () => {
  const [country] = await database.query<{ id: string }>(RARE_COUNTRY)
  const variables = () => ({ ...listed(END), isByCountry: true, countryIds: [country?.id] })
  const plan = await planOf({ name: 'OpportunityList', role: 'user', index: '', variables }, START, END)
  expect(plan).toContain('opportunities_country_idx')
  expect(plan).not.toContain(NEWEST)
})
