import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import { contentId, ownQuestionId } from './demo/content/content-ids.mjs'
import answers from './demo/knowledge/gold/answers.mjs'
import { ADVICES, INSIGHTS, QUESTIONS } from './demo/knowledge/index.mjs'
import { SPOKEN } from './demo/recordings/spoken.mjs'
import { loadDemo } from './load-demo.mjs'

const database = await createTestDatabase()
const filesFolder = mkdtempSync(join(tmpdir(), 'demo-files-'))
atEnd(() => rmSync(filesFolder, { recursive: true }))
await loadDemo(database.ownerUrl, { filesFolder })
const read = <T extends Record<string, unknown>>(sql: string, values?: unknown[]) => database.query<T>(sql, values)
const answersOf = QUESTIONS.flatMap((question) => question.answers.map((answer) => ({ ...answer, question })))

const pairOf = <T extends { id: string }>(row: T) => [row.id, row] as const

const OLD = INSIGHTS.filter(({ flow }) => flow === 'old')
const NEW = INSIGHTS.filter(({ flow }) => flow === 'new')

describe('the knowledge of the demo market', () => {
  it('[GI-03] has every insight and answer once, on the reading side, in its state', async () => {
    const stored = await read<{ id: string; kind: string; status: string }>(
      'select id, kind, status from content_items',
    )
    const expected = [
      ...INSIGHTS.map(({ key, status }) => ({ id: contentId(key), kind: 'insight', status })),
      ...answersOf.map(({ key, status }) => ({ id: contentId(key), kind: 'answer', status })),
    ]
    const byId = (left: { id: string }, right: { id: string }) => left.id.localeCompare(right.id)
    expect(stored.sort(byId)).toEqual(expected.sort(byId))
    expect(expected.length).toBeGreaterThan(0)
  })

  it('[INS-02, GI-41] shows what is approved and nothing else', async () => {
    const shown = await read<{ id: string }>('select id from content_cards')
    const approved = [
      ...INSIGHTS.filter(({ status }) => status === 'approved'),
      ...answersOf.filter(({ status, question }) => status === 'approved' && question.status === 'approved'),
    ]
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(approved.map(({ key }) => contentId(key))))
  })

  it('[RESP-12, GI-31] keeps the words of an author as they were written', async () => {
    const rows = await read<{ id: string; words: string }>(
      `select id, coalesce(private.response_words(response_text), media_transcript_formatted) as words
       from insights_responses`,
    )
    const words = new Map(rows.map((row) => [row.id, row.words]))
    for (const { key, sections, body } of [...NEW, ...answersOf]) {
      const parts = sections ? [sections.strategy, sections.critical, sections.example] : body
      // what is spoken isn't written in paragraphs
      const isSpoken = SPOKEN.some((spoken) => spoken.key === key)
      expect([key, words.get(contentId(key))]).toEqual([key, parts?.join(isSpoken ? ' ' : '\n\n')])
    }
    const briefs = new Map((await read<{ id: string; brief: string }>('select id, brief from insights')).map(pairOf))
    for (const { key, brief, body } of OLD)
      expect(briefs.get(contentId(key))?.brief).toBe([brief, ...(body ?? [])].join('\n\n'))
  })

  it('[INS-09, RESP-09] can be heard: ten recordings with their waveforms and timed transcripts', async () => {
    const rows = await read<{ item_id: string; position: number; media: string; duration_ms: number; path: string }>(
      `select item_id, position, media, duration_ms, path from content_recordings
       where is_public and jsonb_array_length(peaks) = 240 and jsonb_array_length(transcript) >= 3`,
    )
    const names = (list: readonly { media: string; position: number; item: string }[]) =>
      list.map(({ item, position, media }) => `${item} ${position} ${media}`).sort()
    expect(names(rows.map((row) => ({ ...row, item: row.item_id })))).toEqual(
      names(SPOKEN.map((spoken) => ({ ...spoken, item: contentId(spoken.key) }))),
    )
    expect(rows.length).toBe(10)
    for (const { duration_ms, path } of rows) {
      expect(duration_ms).toBeGreaterThan(15_000)
      const file = join(filesFolder, path.replace('/api/recordings/', 'recordings/whole/'))
      // WebM begins with the mark of EBML
      expect(readFileSync(file).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    }
  })

  it('has every passage of the gold set in what is read of its item', async () => {
    const rows = await read<{ id: string; words: string }>(
      `select card.id, concat_ws(E'\\n', card.brief, private.response_words(response_text)) as words
       from content_cards as card left join insights_responses as response on response.id = card.response_id`,
    )
    const shown = new Map(rows.map(pairOf))
    const missing = answers.filter(({ key, passage }) => !shown.get(contentId(key))?.words.includes(passage))
    expect(missing).toEqual([])
    expect(answers.length).toBeGreaterThanOrEqual(100)
  })

  it('[GI-03] has authors who know the topic, and questions by people who are no experts', async () => {
    const strangers = await read(
      `select item.id from content_items as item where not exists (select from expert_topics as known
         where known.user_id = item.author_id and known.topic_id = item.topic_id)
       union all select id from advice_offerings as offer where not exists (select from expert_topics as known
         where known.user_id = offer.user_id and known.topic_id = offer.topic_id)`,
    )
    expect(strangers).toEqual([])
    const asked = QUESTIONS.map(({ key }) => contentId(key))
    const experts = await read(
      `select users.slug from users join insights_questions as question on question.user_id = users.id
       where is_expert and question.id = any($1)`,
      [asked],
    )
    expect(experts).toEqual([])
  })

  it('is found by the search, all of it and nothing else', async () => {
    const stored = await read<{ kind: string; item_id: string }>(
      "select kind, item_id from private.search_items where kind in ('insight', 'question', 'advice')",
    )
    const found = await read<{ kind: string; item_id: string }>(
      "select kind, item_id from private.searchable_texts where kind in ('insight', 'question', 'advice')",
    )
    const names = (rows: typeof stored) => rows.map(({ kind, item_id }) => `${kind} ${item_id}`).sort()
    expect(names(stored)).toEqual(names(found))
    expect(stored.length).toBeGreaterThan(200)
    const ids = new Set(stored.map(({ item_id }) => item_id))
    const approved = INSIGHTS.filter(({ status }) => status === 'approved')
    expect(approved.filter(({ key }) => !ids.has(contentId(key)))).toEqual([])
  })

  it('[QNA-33] has its questions, each with its own address, topic and number of answers', async () => {
    const rows = await read<{ id: string; topic_name: string; response_count: number }>(
      `select question.id, topic_name, response_count from insights_questions as question
       join master_topics as topic on topic.id = topic_id`,
    )
    const stored = new Map(rows.map(({ id, ...row }) => [id, row]))
    for (const { key, topic, answers, status } of QUESTIONS)
      expect(stored.get(contentId(key))).toEqual({
        topic_name: topic,
        response_count: status === 'approved' ? answers.filter((answer) => answer.status === 'approved').length : 0,
      })
    for (const { key, topic } of NEW) expect(stored.get(ownQuestionId(key))?.topic_name).toBe(topic)
    expect(stored.size).toBe(QUESTIONS.length + NEW.length)
  })

  it('[INS-08, RATE-08] counts what was told, and has the ratings of those who asked', async () => {
    const counts = new Map(
      (await read<{ id: string; view_count: number }>('select id, view_count from content_items')).map((row) => [
        ...([row.id, row.view_count] as const),
      ]),
    )
    for (const { key, views, status } of INSIGHTS)
      if (status === 'approved') expect(counts.get(contentId(key))).toBe(views)
    const rated = await read('select response_id from insight_response_ratings')
    expect(rated).toHaveLength(answersOf.filter(({ rating }) => rating).length)
  })

  it('[ADV-13, GK-081] offers calls at the expert’s price and a quarter on top', async () => {
    const rows = await read<{ id: string; price_cents: number; enabled: boolean }>(
      'select id, price_cents, enabled from advice_offerings',
    )
    const stored = new Map(rows.map(({ id, ...row }) => [id, row]))
    expect(stored.size).toBe(ADVICES.length)
    for (const { key, price, isEnabled } of ADVICES)
      expect(stored.get(contentId(key))).toEqual({ price_cents: price * 125, enabled: isEnabled })
  })

  it('has no dates in the future', async () => {
    const future = await read(`select 'item' as what from content_items where created_at > now()
      union all select 'vote' from content_votes where created_at > now()
      union all select 'rating' from insight_response_ratings where created_at > now()
      union all select 'offer' from advice_offerings where created_at > now()`)
    expect(future).toEqual([])
  })
})
