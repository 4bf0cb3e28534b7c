import { beforeAll, describe, expect, it } from 'vitest'
import { INTERESTS_RANKS } from '#contract/applications/applicant-ranks.js'
import { createMarket, ELENA, JONAS, NORA, postId, TOM } from './market.testkit.js'
import { END, type Page, START, testPages } from './pages.testkit.js'

const database = await createMarket()
const POST = postId('fractional')

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
    name: 'OpportunityTimeline',
    role: 'user',
    index: 'opportunity_history_timeline_idx',
    variables: (_, to) => ({ id: POST, limit: 30, beforeId: to === END ? Number.MAX_SAFE_INTEGER : 4500 }),
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
    name: 'DealsAsPoster',
    role: 'user',
    index: 'deal_records_poster_idx',
    variables: (_, { at, id }) => ({ me: NORA, before: at, beforeId: id, limit: 26 }),
  },
  {
    name: 'DealsAsExpert',
    role: 'user',
    userId: ELENA,
    index: 'deal_records_expert_idx',
    variables: (_, { at, id }) => ({ me: ELENA, before: at, beforeId: id, limit: 26 }),
  },
  {
    name: 'OwnApplications',
    role: 'expert',
    userId: ELENA,
    index: 'application_standings_turn_idx',
    variables: (_, { at, id }) => ({ me: ELENA, turn: 'company', before: at, beforeId: id, limit: 26 }),
  },
  {
    name: 'OwnApplicationsByWait',
    role: 'expert',
    userId: ELENA,
    index: 'application_standings_turn_idx',
    variables: ({ at, id }) => ({ me: ELENA, turn: 'expert', after: at, afterId: id, limit: 26 }),
  },
]

const RARE_COUNTRY = 'select id from master_countries order by country_name offset 7 limit 1'
const RARE_TOPIC = 'select id from master_topics order by id offset 1 limit 1'

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
  insert into opportunities (type, status, title, brief, posted_by, company_id, category_id, country_id, duration_type_id,
      min_budget_cents, max_budget_cents, review_status, review_status_since, created_at)
    select type, case n % 4 when 0 then 'draft' else 'published' end, 'x', case when n < 10 then 'Zymurgy. ' else '' end || brief,
      posted_by, company_id, category_id, case when n < 10 then (${RARE_COUNTRY}) end,
      (select id from opportunity_duration_types where code = 'month'), 100000 + n, case when n < 10 then 99999999 else 100000 + n end,
      case n % 4 when 0 then 'waiting' else 'approved' end, '2026-01-01'::timestamptz + n * interval '1 minute',
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from opportunities, generate_series(1, 6000) n where id = '${POST}';
  insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
      agreed_value_unit, proposal_submitted_at)
    select id, '${ELENA}', 'interested', created_at, 1000, 'month', case extract(minute from created_at)::int % 2 when 0 then created_at end
    from opportunities where title = 'x';
  insert into opportunity_team_members (opportunity_id, user_id, invited_by)
    select id, '${JONAS}', '${NORA}' from opportunities where title = 'x' and status = 'published' order by created_at limit 1500;
  insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, hired_at, accepted_at)
    select id, '${ELENA}', 1000, 'month', created_at, created_at from opportunities where title = 'x' order by id limit 60;
  insert into opportunity_topics select o.id, t.id from opportunities o, (${RARE_TOPIC}) t where o.brief like 'Zymurgy%';
commit`

const planOf = testPages(database, CROWD, PAGES)

it.each([
  ['OwnPosts', { statuses: ['draft', 'published'] }, NORA],
  // a colleague who follows 1,500 of them
  ['OwnPosts', { statuses: ['draft', 'published'] }, JONAS],
])('%s walks the posts in their order: %j', async (name, statuses, me) => {
  const variables = (_: unknown, { at, id }: typeof END) => ({
    me,
    ...statuses,
    before: at,
    beforeId: id,
    limit: 26,
  })
  const plan = await planOf({ name, role: 'user', userId: me, index: '', variables }, START, END)
  expect(plan).toMatch(/(Merge Append|Nested Loop)[\s\S]*Index (Only )?Scan using opportunities_(poster_)?newest_idx/)
  expect(plan).toMatch(/Index (Only )?Scan using opportunity_team_members_newest_idx/)
  expect(plan).not.toMatch(/Seq Scan on (opportunities|opportunity_trackings|application_standings)/)
})

// how long a post waits is known once its applications are read, so all of one's own are, which are few
it('OwnPostsToAnswer reads the posts of their poster alone, by index', async () => {
  const variables = (_: unknown, { at, id }: typeof END) => ({ me: TOM, after: `-${at}`, afterId: id, limit: 26 })
  const plan = await planOf({ name: 'OwnPostsToAnswer', role: 'user', userId: TOM, index: '', variables }, START, END)
  expect(plan).toMatch(/Index (Only )?Scan using opportunities_poster_\w+_idx/)
  expect(plan).toMatch(/Index (Only )?Scan using application_standings_wait_idx/)
  expect(plan).not.toMatch(/Seq Scan on (opportunities|opportunity_trackings|application_standings)/)
})

describe('find_opportunities', () => {
  const FIRST = `'infinity', ${2 ** 52}, '${END.id}'`
  /** The pages of memory that one page of the list takes; reading every post takes more than 600. */
  async function blocksFor(filter: { words?: string }, sort = 'newest', after = FIRST) {
    const page = `select * from find_opportunities('{"x-hasura-user-id": "${TOM}"}', '${JSON.stringify(filter)}', '${sort}', ${after}, 21)`
    // words are read once for a whole page, and many of them take more than finding does; so may what planning reads at first
    await database.query(page)
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${page}`,
    )
    const { Plan } = row?.['QUERY PLAN'][0] ?? {}
    expect(Plan?.['Actual Rows']).toBeGreaterThan(0)
    return (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0)
  }
  const idOf = async (sql: string) => (await database.query<{ id: string }>(sql))[0]?.id

  beforeAll(async () => {
    // loads what is cached, also for reading words
    for (const filter of ['{}', '{"words": "grafted gibberishness"}'])
      await database.query(`select find_opportunities('{}', '${filter}', 'newest', 'infinity', 0, '${END.id}', 1)`)
  })

  const filters: [string, () => Promise<object> | object, string?][] = [
    ['nothing', () => ({})],
    ['what the start page shows', () => ({ statuses: ['published'] })],
    ['the open ones', () => ({ statuses: ['published', 'in progress', 'draft'] })],
    ['a rare status', () => ({ statuses: ['in progress'] })],
    ['a rare type', () => ({ types: ['project'] })],
    ['a rare country', async () => ({ countries: [await idOf(RARE_COUNTRY)] })],
    ['a rare topic', async () => ({ topics: [await idOf(RARE_TOPIC)] })],
    ['a rare topic and a frequent type', async () => ({ topics: [await idOf(RARE_TOPIC)], types: ['fractional'] })],
    ['a rare word', () => ({ words: 'zymurgy' })],
    ['a frequent word', () => ({ words: 'planted' })],
    ['half of the words', () => ({ words: 'zymurgy gibberishness' })],
    ['half of the words, a frequent one', () => ({ words: 'planted gibberishness' })],
    ['half of many words', () => ({ words: 'planted plant plants planting zymurgy grafted gibberishness' })],
    ['a rare budget', () => ({ budgets: [{ unit: 'month', minCents: 99_000_000, maxCents: null }] })],
    ['the highest budget', () => ({}), 'highest budget'],
  ]
  it.each(filters)('by %s reads a page, not the market', async (_, filter, sort) => {
    expect(await blocksFor(await filter(), sort)).toBeLessThan(150)
  })

  it('reads a page from the middle as it reads the first', async () => {
    expect(await blocksFor({}, 'newest', `'2026-01-03', 0, '${END.id}'`)).toBeLessThan(150)
  })
})
