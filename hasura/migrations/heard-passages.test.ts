import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const ELENA = stableUuid('person:elena@sagework.example')
const TOPIC = stableUuid('topic:Positioning and messaging')
const SENTENCE = 'Zeppelins only pay when the hangar is theirs, which we learnt late.'

/** What is said, a sentence every ten seconds. */
const transcript = (...texts: string[]) =>
  JSON.stringify(texts.map((text, at) => ({ start: at * 10.4, end: at * 10.4 + 9, text })))
async function recording(said: string | null): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into private.recordings (id, user_id, media, purpose, state, content_type, size_bytes, duration_ms, peaks, received_bytes, announced_bytes, transcript)
     values ($1, $2, 'audio', 'insight', 'ready', 'audio/webm', 9, 120000, '{1}', 9, 9, $3)`,
    [id, ELENA, said],
  )
  return id
}
async function insight(...recordings: string[]): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights (id, user_id, topic_id, title, brief) values ($1, $2, $3, 'On airships', 'What we learnt of airships, in three years at sea.')`,
    [id, ELENA, TOPIC],
  )
  for (const [position, one] of recordings.entries())
    await database.query(
      `insert into insight_audios (insight_id, position, path, name, duration, recording_id)
       values ($1, $2, '/api/recordings/' || $3::uuid, 'Part', 120, $3::uuid)`,
      [id, position, one],
    )
  return id
}
const decide = (id: string, status: string) =>
  database.query('update insights set status = $2 where id = $1', [id, status])
const retire = (id: string) => database.query('update content_items set retired_at = now() where id = $1', [id])
const restore = (id: string) => database.query('update content_items set retired_at = null where id = $1', [id])
const passages = (id: string) =>
  database.query<{ content: string; recording: number | null; starts_at: number | null }>(
    'select content, recording, starts_at from private.passages where source_id = $1 order by position',
    [id],
  )
const isFound = async (id: string, lexeme: string) =>
  (
    await database.query(
      `select 1 from private.search_items where kind = 'insight' and item_id = $1 and words @@ $2::tsquery`,
      [id, lexeme],
    )
  ).length > 0
const said = (ids: string[], words: string) =>
  database.query<{ item_id: string; recording: number; second: number; quote: string }>(
    'select item_id, recording, second, quote from find_said($1, $2)',
    [JSON.stringify({ words }), JSON.stringify(ids)],
  )

describe('what is said in an approved insight', () => {
  let id: string
  let second: string
  beforeAll(async () => {
    const filler = Array.from({ length: 12 }, (_, at) => `Airships are slow and large, part ${at}.`)
    second = await recording(transcript(...filler.slice(0, 11), `Then came the dirigible.`, SENTENCE))
    id = await insight(await recording(transcript('First of all, hello.')), second)
  })

  it('[GI-94] is quoted with its recording and second, and found, from approval until it is retired', async () => {
    expect(await passages(id)).toEqual([])
    await decide(id, 'APPROVED')
    const [written, first, ...others] = await passages(id)
    expect(written).toEqual({
      content: 'What we learnt of airships, in three years at sea.',
      recording: null,
      starts_at: null,
    })
    expect(first).toEqual({ content: 'First of all, hello.', recording: 0, starts_at: 0 })
    expect(others.every(({ recording: part, starts_at }) => part === 1 && starts_at !== null)).toBe(true)
    expect(others.at(-1)?.content).toContain('hangar')
    expect(await isFound(id, 'hangar')).toBe(true)
    await retire(id)
    expect(await passages(id)).toEqual([])
    expect(await isFound(id, 'hangar')).toBe(false)
    expect(await said([id], 'hangar')).toEqual([])
    await restore(id)
    expect(await isFound(id, 'hangar')).toBe(true)
  })

  it('[GI-94] leads a search to the very second, and to none where only other texts have the words', async () => {
    expect(await said([id], 'hangar')).toEqual([{ item_id: id, recording: 1, second: 124, quote: SENTENCE }])
    expect(await said([id], 'learnt of airships')).toMatchObject([{ recording: 1 }])
    expect(await said([id], 'submarine')).toEqual([])
    expect(await said([randomUUID()], 'hangar')).toEqual([])
    for (const ids of ['null', '"x"', '[1, null, "x"]'])
      expect(await database.query(`select 1 from find_said('{"words": "hangar"}', $1)`, [ids])).toEqual([])
  })

  it('[GI-94] changes with its transcript at once, also one that comes later', async () => {
    await database.query('update private.recordings set transcript = $2 where id = $1', [
      second,
      transcript('Balloons instead.'),
    ])
    expect(await isFound(id, 'hangar')).toBe(false)
    expect(await isFound(id, 'balloon')).toBe(true)
    expect((await passages(id)).at(-1)).toEqual({ content: 'Balloons instead.', recording: 1, starts_at: 0 })
    expect(await said([id], 'balloons')).toMatchObject([{ second: 0 }])
  })
})

describe('the day on which something is reviewed', () => {
  const dates = async (id: string) =>
    (
      await database.query<{ is_public: boolean; year: string; is_now: boolean; retired_at: Date | null }>(
        `select is_public, (review_due_at - interval '1 year' = confirmed_at and review_ask_at = review_due_at)::text as year,
           confirmed_at > now() - interval '1 minute' as is_now, retired_at from content_items where id = $1`,
        [id],
      )
    )[0]

  it('is a year after approval, also after the next one', async () => {
    const id = await insight(await recording(null))
    expect(await dates(id)).toMatchObject({ is_public: false, year: null })
    await decide(id, 'APPROVED')
    expect(await dates(id)).toMatchObject({ is_public: true, year: 'true', is_now: true })
    const old = `confirmed_at = now() - interval '2 years', review_due_at = now() - interval '1 year', review_ask_at = now()`
    await database.query(`update content_items set ${old} where id = $1`, [id])
    expect(await dates(id)).toMatchObject({ is_public: true, is_now: false })
    await decide(id, 'REJECTED')
    await decide(id, 'PENDING')
    await decide(id, 'APPROVED')
    expect(await dates(id)).toMatchObject({ is_public: true, year: 'true', is_now: true })
  })

  it('what is retired stays hidden whatever becomes of its author, and comes back with their account only', async () => {
    const id = await insight(await recording(null))
    await decide(id, 'APPROVED')
    await retire(id)
    await database.query('update users set is_suspended = true where id = $1', [ELENA])
    await restore(id)
    expect(await dates(id)).toMatchObject({ is_public: false, retired_at: null })
    await retire(id)
    await database.query('update users set is_suspended = false where id = $1', [ELENA])
    expect(await dates(id)).toMatchObject({ is_public: false, retired_at: expect.any(Date) })
    await expect(
      database.query('update content_items set is_public = true, retired_at = now() where id = $1', [id]),
    ).resolves.toEqual([])
    expect(await dates(id)).toMatchObject({ is_public: false })
  })
})
