import { withClient } from '../../scripts/lib/database/database.mjs'

const BATCH = 5000
/** Of a hundred items. */
const SHARES = { insights: 40, questions: 25, opportunities: 25, experts: 5, advices: 5 }
const WORDS_EACH = 60

/**
 * Fills the market with things to find. Their words are as unevenly frequent as those of any language: the first of the
 * lexicon are in nearly every text, the last in few.
 * @param {string} ownerUrl
 * @param {{ from?: number, to: number }} amounts how many there are already, and how many there will be, in hundreds
 */
export async function fillSearch(ownerUrl, { from = 0, to }) {
  await withClient(ownerUrl, async (client) => {
    await client.query("begin; set local sagework.seeding = 'on'; select setseed(0.42)")
    await client.query(LEXICON)
    // rows of a bench deliver no events, and what the triggers derive is derived below, in bulk
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    for (const [kind, share] of Object.entries(SHARES)) {
      const amount = (to / 100) * share
      for (let start = (from / 100) * share; start < amount; start += BATCH) {
        const range = [start, Math.min(amount, start + BATCH)]
        await client.query(ROWS[kind], range)
        for (const text of DERIVED[kind]) await client.query(text, range)
      }
    }
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

const TABLES = [
  ...['users', 'user_accounts', 'expert_details', 'expert_topics', 'opportunities', 'opportunity_topics'],
  ...['insights', 'content_items', 'insights_questions', 'advice_offerings'],
]

/** The product's own words, and made-up ones until there are five thousand. */
const LEXICON = `
  create temporary table bench_words on commit drop as
  select word, row_number() over (order by md5(word)) as place from (
    select word from private.search_lexicon
    union select 'term' || translate(n::text, '0123456789', 'abcdefghij') from generate_series(1, 4000) n) as every
  order by place limit 5000;
  create unique index on bench_words (place)`

const id = (kind, number = 'n') => `private.stable_uuid('bench search ${kind} ' || ${number})`
const EACH = 'generate_series($1::int, $2::int - 1) n'
/** That many words, the frequent ones often. It names "n", so that every row has its own. */
const words = (amount) => `(select string_agg(word, ' ') from (
  select 1 + floor(5000 * power(random(), 3) + n * 0)::int as place from generate_series(1, ${amount})) as picked
  join bench_words using (place))`
const topic = `(select id from (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_topics
  from master_topics) t where place = n % all_topics)`
const author = `(select id from users where slug = 'elena-marchetti')`
const asker = `(select user_id from user_accounts where email = 'tom@client.example')`
const at = "now() - n * interval '1 minute'"

const ROWS = {
  insights: `insert into insights (id, user_id, topic_id, title, brief, status, created_at)
    select ${id('insight')}, ${author}, ${topic}, rtrim(left('On ' || ${words(5)}, 49)), btrim(left(${words(WORDS_EACH)}, 1990)), 'APPROVED', ${at}
    from ${EACH}`,
  questions: `insert into insights_questions (id, user_id, topic_id, category_id, slug, question, is_approved, created_at)
    select ${id('question')}, ${asker}, ${topic}, (select objective_id from master_topics where id = ${topic}), 'bench-' || n,
      rtrim(left('How would you go about this in a company like ours: ' || ${words(20)}, 250)), true, ${at}
    from ${EACH}`,
  opportunities: `with posts as (insert into opportunities (id, type, status, title, brief, posted_by, company_id, category_id,
      duration_months, duration_type_id, start_date_id, min_budget_cents, max_budget_cents, poster_agreed_terms_at,
      review_status, published_at, created_at)
    select ${id('post')}, 'project', 'published', left('Project: ' || ${words(5)}, 90), left('A brief that somebody wrote. ' || ${words(WORDS_EACH)}, 1900), poster.id,
      poster.company_id, (select id from master_objectives limit 1), 6, unit.id, start_date.id, 400000, 900000, now(),
      'approved', now(), ${at}
    from ${EACH} join users poster on poster.id = (select user_id from user_accounts where email = 'nora@brightwater.example')
    join opportunity_duration_types unit on unit.code = 'month'
    join opportunity_start_dates start_date on start_date.code = 'immediately')
    insert into opportunity_topics (opportunity_id, topic_id) select ${id('post')}, ${topic} from ${EACH}`,
  experts: `with people as (insert into users (id, first_name, last_name, slug, is_expert, designation, created_at)
    select ${id('expert')}, initcap(${words(1)}), initcap(${words(1)}) || n, 'bench-found-' || n, true, left(${words(3)}, 90), ${at} from ${EACH}),
    details as (insert into expert_details (user_id, bio, profile_complete_percent)
      select ${id('expert')}, ${words(WORDS_EACH)}, 100 from ${EACH})
    insert into expert_topics (user_id, topic_id) select ${id('expert')}, ${topic} from ${EACH}`,
  advices: `insert into advice_offerings (id, user_id, topic_id, subtopic, description, duration, price_cents, created_at)
    select ${id('advice')}, ${author}, ${topic}, rtrim(left('Thirty minutes on what you need: ' || ${words(5)}, 100)),
      btrim(left(repeat('We talk. ', 12) || ${words(40)}, 990)), 30, 8000, ${at} from ${EACH}`,
}

const indexed = (kind, name) => `select private.index_texts('${kind}', array_agg(${id(name)})) from ${EACH}`
const DERIVED = {
  insights: [
    `insert into content_items (id, kind, insight_id, author_id, topic_id, category_id, status, is_public, created_at,
        confirmed_at, review_due_at, review_ask_at)
      select insight.id, 'insight', insight.id, user_id, topic_id, objective_id, 'approved', true, insight.created_at,
        insight.created_at, insight.created_at + interval '1 year', insight.created_at + interval '1 year'
      from ${EACH} join insights as insight on insight.id = ${id('insight')}
      join master_topics as topic on topic.id = topic_id`,
    indexed('insight', 'insight'),
  ],
  questions: [indexed('question', 'question')],
  opportunities: [`select private.index_opportunities(array_agg(${id('post')})) from ${EACH}`],
  experts: [`select private.index_experts(array_agg(${id('expert')})) from ${EACH}`],
  advices: [indexed('advice', 'advice')],
}
