import { sql } from 'kysely'
import type { Database, Queryable } from '#platform/database.js'

/** A sitemap may list up to 50,000 addresses. */
const PAGES_MAX = 50_000
/** No search engine reads more of one page's data. */
const ANSWERS_MAX = 20
const WORDS_MAX = 5000

export interface PublicRecording {
  path: string
  name: string | null
  seconds: number | null
  /** what is said in it, as far as it is written down */
  said: string | null
}

export interface PublicItem {
  id: string
  title: string
  brief: string
  words: string
  media: string
  recordings: PublicRecording[]
  topic: string
  createdAt: Date
  confirmedAt: Date
  likes: number
  author: string
  authorSlug: string
}

/** An answer has one, an insight of the older flow up to five, whose words are with their times. */
const recordings = sql`
  select 0 as position, response.media_url as path, null as name, response.media_duration as seconds,
    response.media_transcript_formatted as said
  where response.media_url is not null
  union all
  select audio.position, audio.path, audio.name, audio.duration,
    (select string_agg(line.value ->> 'text', ' ' order by line.ordinality)
     from jsonb_array_elements(heard.transcript) with ordinality as line)
  from insight_audios as audio left join private.recordings as heard on heard.id = audio.recording_id
  where audio.insight_id = card.insight_id`

/** Of an insight or answer that anybody may read. What is said counts as its words where nothing is written. */
const itemColumns = sql`
  card.id, card.title, coalesce(card.brief, '') as brief, card.media_type as media,
  left(coalesce(private.response_words(response.response_text), response.media_transcript_formatted, card.brief, ''), ${WORDS_MAX}::int)
    as words,
  (select coalesce(jsonb_agg(jsonb_build_object('path', path, 'name', name, 'seconds', seconds, 'said', left(said, ${WORDS_MAX}::int))
    order by position), '[]') from (${recordings}) as recording) as recordings,
  card.topic_name as topic, card.created_at as "createdAt", item.confirmed_at as "confirmedAt", card.upvote_count as likes,
  concat_ws(' ', card.author_first_name, card.author_last_name) as author, card.author_slug as "authorSlug"`

const itemTables = sql`content_cards as card join content_items as item on item.id = card.id
  left join insights_responses as response on response.id = card.response_id`

/** An insight that anybody may read. */
export async function findPublicInsight(queryable: Queryable, id: string): Promise<PublicItem | undefined> {
  const { rows } = await sql<PublicItem>`
    select ${itemColumns} from ${itemTables} where card.id = ${id}::uuid and card.kind = 'insight'`.execute(queryable)
  return rows[0]
}

/** A question that anybody may read, with its answers, as its page orders them; not who asked. */
export async function findPublicQuestion(queryable: Queryable, id: string) {
  const question = await queryable
    .selectFrom('insights_questions as question')
    .innerJoin('master_topics as topic', 'topic.id', 'question.topic_id')
    .where('question.id', '=', id)
    .where('question.is_approved', '=', true)
    .where('question.response_count', '>', 0)
    .select([
      'question.id',
      'question.question',
      'question.response_count as answers',
      'question.created_at as createdAt',
    ])
    .select('topic.topic_name as topic')
    .executeTakeFirst()
  if (!question) return undefined
  const { rows } = await sql<PublicItem>`
    select ${itemColumns} from ${itemTables} where card.question_id = ${id}::uuid
    order by card.created_at desc, card.id desc limit ${ANSWERS_MAX}`.execute(queryable)
  return { ...question, items: rows }
}

export interface ListedPage {
  id: string
  changedAt: Date
}

/** The insights that anybody may read, of those whose ids begin with a digit. @param digit hexadecimal */
export async function publicInsights(database: Database, digit: string): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage>`
    select id, confirmed_at as "changedAt" from content_items
    where is_public and kind = 'insight' and id between ${firstId(digit)}::uuid and ${lastId(digit)}::uuid
    order by id limit ${PAGES_MAX}`.execute(database)
  return rows
}

/** The questions that somebody asked and anybody may read, likewise. */
export async function publicQuestions(database: Database, digit: string): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage>`
    select question.id, greatest(question.created_at, (select max(confirmed_at) from content_items where question_id = question.id
      and is_public)) as "changedAt"
    from insights_questions as question
    where is_approved and response_count > 0 and id between ${firstId(digit)}::uuid and ${lastId(digit)}::uuid
      and exists (select from content_items where question_id = question.id and is_public and kind = 'answer')
    order by id limit ${PAGES_MAX}`.execute(database)
  return rows
}

export const firstId = (digit: string) => `${digit}0000000-0000-0000-0000-000000000000`
export const lastId = (digit: string) => `${digit}fffffff-ffff-ffff-ffff-ffffffffffff`
