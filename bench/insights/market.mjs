import { withClient } from '../../scripts/lib/database/database.mjs'

/** However many insights there are, an author has a hundred, a member voted for a hundred, and each has ten votes. */
export const VOTES_EACH = 10
const PER_AUTHOR = 100
const PER_VOTER_GROUP = 100
const BATCH = 10_000

/** An author whose topics are of two categories, so that "recommended" goes through all of its steps. */
export const EXPERT = 'bench-author-7@bench.example'
export const MEMBER = 'bench-voter-7@bench.example'

/**
 * Fills the market with approved insights, half of them recorded in the older flow and half written as responses, with
 * their votes, and with what the member saved.
 * @param {string} ownerUrl
 * @param {number} total insights, in hundreds
 */
export async function fillInsights(ownerUrl, total) {
  await withClient(ownerUrl, async (client) => {
    await client.query("begin; set local sagework.seeding = 'on'")
    // rows of a bench deliver no events, and what the triggers derive is derived below, in bulk
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    await client.query(AUTHORS, [total / PER_AUTHOR])
    await client.query(VOTERS, [(total / PER_VOTER_GROUP) * VOTES_EACH])
    for (let start = 0; start < total; start += BATCH) {
      const range = [start, Math.min(total, start + BATCH)]
      for (const text of [RECORDED, RECORDINGS, WRITTEN_QUESTIONS, WRITTEN, ITEMS, VOTES])
        await client.query(text, range)
    }
    await client.query(SAVES)
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

const TABLES = [
  ...['users', 'user_accounts', 'expert_details', 'expert_topics', 'insights', 'insight_audios', 'private.recordings'],
  ...['insights_questions', 'insights_responses', 'content_items', 'content_votes', 'content_saves'],
]
const id = (kind, number = 'n') => `private.stable_uuid('bench insight ${kind} ' || ${number})`
const author = (number = 'n') => id('author', `(${number}) / ${PER_AUTHOR}`)
const EACH = 'generate_series($1::int, $2::int - 1) n'
const at = "now() - n * interval '1 minute'"
/** Each topic's place, and those of its category next to it. */
const topics = `(select id, objective_id, row_number() over (order by objective_id, id) - 1 as place,
  count(*) over () as every from master_topics where is_approved_by_admin and not deleted)`
const people = (kind, isExpert) => `
  with people as (insert into users (id, first_name, last_name, slug, is_expert)
    select ${id(kind)}, 'Bench', n::text, 'bench-${kind}-' || n, ${isExpert} from generate_series(0, $1::int - 1) n
    returning id, last_name),
  accounts as (insert into user_accounts (user_id, email)
    select id, 'bench-${kind}-' || last_name || '@bench.example' from people)`

/** Two topics that are next to each other, and three far from them. */
const AUTHORS = `${people('author', true)},
  details as (insert into expert_details (user_id) select id from people)
  insert into expert_topics (user_id, topic_id)
  select people.id, topic.id from people join ${topics} topic
    on (topic.place - people.last_name::int) % topic.every in (0, 1, topic.every / 2, topic.every / 2 + 1, topic.every - 5)`
const VOTERS = `${people('voter', false)} select count(*) from people`

const RECORDED = `
  insert into insights (id, user_id, topic_id, title, brief, status, created_at)
  select ${id('item')}, ${author()}, topic.id, 'Bench insight ' || n, repeat('A brief of ordinary length. ', 12) || n, 'APPROVED', ${at}
  from ${EACH} join ${topics} topic on topic.place = (n * 7 + n / 13) % topic.every where n % 2 = 0`
const RECORDINGS = `
  with recordings as (insert into private.recordings (id, user_id, media, purpose, received_bytes, announced_bytes, state,
      content_type, size_bytes, duration_ms, peaks)
    select ${id('recording')}, ${author()}, 'audio', 'insight', 9000, 9000, 'ready', 'audio/webm', 9000, 90000,
      (select array_agg(step * 7 % 100)::smallint[] from generate_series(1, 100) step)
    from ${EACH} where n % 2 = 0)
  insert into insight_audios (insight_id, position, path, name, duration, recording_id)
  select ${id('item')}, 0, '/api/recordings/' || ${id('recording')}, 'Part one', 90, ${id('recording')}
  from ${EACH} where n % 2 = 0`
const WRITTEN_QUESTIONS = `
  insert into insights_questions (id, user_id, question, topic_id, category_id, is_approved, slug, response_count, created_at)
  select ${id('question')}, ${author()}, 'How do companies of our size go about pricing their product ' || n || '?', topic.id,
    topic.objective_id, true, 'bench-insight-' || n, 1, ${at}
  from ${EACH} join ${topics} topic on topic.place = (n * 7 + n / 13) % topic.every where n % 2 = 1`
const WRITTEN = `
  insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval, is_approved,
    created_at)
  select ${id('item')}, ${id('question')}, ${author()}, 'text',
    jsonb_build_array(
      jsonb_build_object('heading', 'Main Strategy', 'text', repeat('What to do first and why. ', 40)),
      jsonb_build_object('heading', 'Critical Areas', 'text', repeat('What goes wrong most often. ', 40)),
      jsonb_build_object('heading', 'Real-Life Example', 'text', repeat('What we saw when we did it. ', 40)))::text,
    true, true, ${at}
  from ${EACH} where n % 2 = 1`
const ITEMS = `
  insert into content_items (id, kind, insight_id, response_id, question_id, author_id, topic_id, category_id, status, is_public,
    created_at, confirmed_at, review_due_at, review_ask_at, upvote_count, downvote_count, view_count, share_count, save_count)
  select ${id('item')}, 'insight', case n % 2 when 0 then ${id('item')} end, case n % 2 when 1 then ${id('item')} end,
    case n % 2 when 1 then ${id('question')} end, ${author()}, topic.id, topic.objective_id, 'approved', true, ${at},
    ${at}, ${at} + interval '1 year', ${at} + interval '1 year',
    (select count(*) from generate_series(0, ${VOTES_EACH - 1}) k where (n + k * k) % 5 > 0),
    (select count(*) from generate_series(0, ${VOTES_EACH - 1}) k where (n + k * k) % 5 = 0), n * 31 % 997, n % 17, (n < 100)::int
  from ${EACH} join ${topics} topic on topic.place = (n * 7 + n / 13) % topic.every`
const VOTES = `
  insert into content_votes (item_id, user_id, vote, created_at)
  select ${id('item')}, ${id('voter', `(n / ${PER_VOTER_GROUP} * ${VOTES_EACH} + k)`)},
    case (n + k * k) % 5 when 0 then 'DOWNVOTE' else 'UPVOTE' end, ${at}
  from ${EACH}, generate_series(0, ${VOTES_EACH - 1}) k`
const SAVES = `
  insert into content_saves (item_id, user_id, created_at)
  select ${id('item')}, ${id('voter', 7)}, ${at} from generate_series(0, 99) n`

/** The first insights, the newest, as a page of a list names them. */
export const FIRST_INSIGHTS = `(select array_agg(${id('item')} order by n) from generate_series(0, $1::int - 1) n)`
