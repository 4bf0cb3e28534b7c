import { withClient } from '../../scripts/lib/database/database.mjs'

/** Every post has ten applicants, and every expert a hundred applications, however large the market is. */
const APPLICANTS = 10
const POSTS_PER_EXPERT = 10
const BATCH = 10_000

export const EXPERT = 'bench-expert-7@bench.example'
export const POSTER = 'nora@brightwater.example'

/**
 * Fills the market with published posts and their applications. The first hundred posts are Nora's.
 * @param {string} ownerUrl
 * @param {number} total posts, in hundreds
 */
export async function fillLists(ownerUrl, total) {
  await withClient(ownerUrl, async (client) => {
    await client.query("begin; set local sagework.seeding = 'on'")
    // rows of a bench deliver no events, and what the triggers derive is derived below, in bulk
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    await client.query(EXPERTS, [total / POSTS_PER_EXPERT])
    for (let start = 0; start < total; start += BATCH) {
      const end = Math.min(total, start + BATCH)
      for (const text of [POSTS, TOPICS, APPLICATIONS]) await client.query(text, [start, end])
      await client.query(DERIVED, [start, end])
    }
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

const TABLES = ['opportunities', 'opportunity_topics', 'opportunity_trackings']
const post = (number) => `private.stable_uuid('bench list post ' || ${number})`
const expert = (number) => `private.stable_uuid('bench list expert ' || ${number})`

const EXPERTS = `
  with people as (
    insert into users (id, first_name, last_name, slug, is_expert)
    select ${expert('n')}, 'Bench', n::text, 'bench-expert-' || n, true from generate_series(0, $1::int - 1) n
    returning id, last_name)
  insert into user_accounts (user_id, email)
  select id, 'bench-expert-' || last_name || '@bench.example' from people`

const POSTS = `
  insert into opportunities (id, type, status, title, brief, posted_by, company_id, duration_months, duration_type_id,
    start_date_id, min_budget_cents, max_budget_cents, category_id, country_id, poster_agreed_terms_at, review_status,
    published_at, created_at)
  select ${post('n')}, 'fractional', 'published', 'Bench role ' || n,
    case when n < 1000 and n % 25 = 7 then 'Zymurgy. ' else '' end || repeat('A brief of ordinary length. ', 12),
    poster.id, poster.company_id, 6, unit.id, start_date.id, 400000 + n % 300 * 1000, 900000 + n % 300 * 1000,
    (select id from master_objectives limit 1), country.id, now(), 'approved', now(), now() - n * interval '1 minute'
  from generate_series($1::int, $2::int - 1) n
  join users poster on poster.slug = case when n < 100 then
    (select slug from users u join user_accounts a on a.user_id = u.id where a.email = '${POSTER}')
    else (select slug from users u join user_accounts a on a.user_id = u.id where a.email = 'ingrid@halden.example') end
  join opportunity_duration_types unit on unit.code = 'month'
  join opportunity_start_dates start_date on start_date.code = 'immediately'
  join (select id, row_number() over (order by country_name) - 1 as place from master_countries) country on country.place = n % 20`

const TOPICS = `
  insert into opportunity_topics (opportunity_id, topic_id)
  select ${post('n')}, topic.id from generate_series($1::int, $2::int - 1) n
  join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from master_topics) topic
    on topic.place = n % topic.total`

/** Applicants are spread so that each expert applied to a hundred posts; half of them sent a proposal. */
const APPLICATIONS = `
  insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
    agreed_value_unit, proposal_submitted_at, answers_version_no)
  select ${post('n')}, ${expert(`((n / ${POSTS_PER_EXPERT * APPLICANTS}) * ${APPLICANTS} + applicant)`)}, 'interested',
    now() - n * interval '1 minute', case (n + applicant) % 2 when 0 then 500000 end,
    case (n + applicant) % 2 when 0 then 'month' end,
    case (n + applicant) % 2 when 0 then now() - n * interval '1 minute' end, 1
  from generate_series($1::int, $2::int - 1) n, generate_series(0, ${APPLICANTS - 1}) applicant`

const DERIVED = `
  select private.index_opportunities(array_agg(id)), private.stand_applications(array_agg(post), array_agg(person))
  from (
    select ${post('n')} as id, null::uuid as post, null::uuid as person from generate_series($1::int, $2::int - 1) n
    union all
    select null, opportunity_id, user_id from opportunity_trackings
    where opportunity_id in (select ${post('n')} from generate_series($1::int, $2::int - 1) n)
  ) as filled`
