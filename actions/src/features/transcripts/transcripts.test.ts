import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { serveScriptedModels } from '#providers/ai/scripted-models.testkit.js'
import { type Script, serveTranscriptions } from '#providers/transcription/scripted-transcription.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { SAID } from './said.testkit.js'

/** No answer is shorter than two minutes. */
const LENGTH = 121
const words = (text: string) => JSON.stringify([{ heading: 'Strategy', text }])
const WRITTEN = SAID.map(({ text }) => text.trim()).join(' ')

const service = await serveTranscriptions({ says: SAID })
const models = await serveScriptedModels([{ say: 'Prices and churn\n\nLook at churn first.' }])
const database = await createTestDatabase()
const open = (env: Record<string, string>) =>
  startTestActions(database, { engine: false, env: { DATA_DIR: folder, ...env } })
const folder = temporaryFolder()
const actions = await open(service.settings())
const elena = await persona(database, 'elena@sagework.example')
const tom = await persona(database, 'tom@client.example')
const sound = await recordingOf(LENGTH)

/** A question of Tom’s that is approved, and Elena’s answer to it, as it was submitted. */
async function submitted(columns: {
  recordingId?: string
  text?: string
  transcript?: string
  media?: string
  isDraft?: true
}) {
  const [question, id] = [randomUUID(), randomUUID()]
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, category_id, question, slug)
     select $1, $2, topic.id, objective_id, $3, '' from master_topics as topic where is_approved_by_admin and not deleted limit 1`,
    [question, tom.id, `How do we find out what ${id} would pay for a seat?`],
  )
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, recording_id,
       media_transcript_formatted, media_url, media_duration, submitted_for_approval)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, question, elena.id, columns.recordingId ? (columns.media ?? 'audio') : 'text', columns.text ?? null],
      ...[columns.recordingId ?? null, columns.transcript ?? null],
      columns.recordingId ? `/api/recordings/${columns.recordingId}` : null,
      columns.recordingId ? LENGTH : null,
      !columns.isDraft,
    ],
  )
  return id
}

/** A take of Elena’s that is sent and measured. */
async function take({ media = 'audio', content = sound, person = elena as Persona } = {}) {
  const id = randomUUID()
  const entries = Object.entries({ id, media, purpose: 'answer' })
  const metadata = entries.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',')
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${tokenFor(person)}` }
  await fetch(`${actions.url}/api/recordings/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(content.length), 'Upload-Metadata': metadata },
  })
  await fetch(`${actions.url}/api/recordings/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
    body: new Uint8Array(content),
  })
  await settled()
  return id
}

/** Every job is done, or waits for its next attempt, which then comes at once. */
async function settled({ isHurried = true } = {}) {
  await vi.waitFor(
    async () => {
      if (isHurried)
        await database.query(
          'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
        )
      const [row] = await database.query<{ left: number }>(
        'select count(*)::int as left from graphile_worker._private_jobs where attempts < max_attempts',
      )
      expect(row?.left).toBe(0)
    },
    { timeout: 50_000, interval: 100 },
  )
}

/** The engine’s delivery once the response is submitted. */
async function deliver(id: string) {
  const [row] = await database.query('select * from insights_responses where id = $1', [id])
  return actions.hook('/hooks/events/response-submitted', {
    id: randomUUID(),
    event: { op: 'INSERT', data: { old: null, new: row ?? null } },
  })
}

async function stored(id: string) {
  const [row] = await database.query(
    `select media_transcript_formatted as text, is_transcribed, ai_generated_title as title, ai_generated_summary as summary,
       is_ai_summary_generated as is_by_model, recording.transcript
     from insights_responses as response left join private.recordings as recording on recording.id = recording_id
     where response.id = $1`,
    [id],
  )
  return row
}

async function prepared(columns: Parameters<typeof submitted>[0], ...scripts: Script[]) {
  service.asked.length = 0
  service.follow(...scripts)
  const id = await submitted(columns)
  expect((await deliver(id)).status).toBe(200)
  await settled()
  return { id, ...(await stored(id)) } as Awaited<ReturnType<typeof stored>> & { id: string }
}

describe('a recording that is sent for approval', () => {
  it('[GI-94, RESP-09, GI-30] is written down with its times, and summarized in its own words', async () => {
    const recordingId = await take()
    const response = await prepared({ recordingId }, { says: SAID })
    expect(response).toMatchObject({
      is_transcribed: true,
      text: `${SAID[0]?.text.trim()} ${SAID[1]?.text}\n\n${SAID[2]?.text}`,
      transcript: SAID.map(({ start, end, text }) => ({ start, end, text: text.trim() })),
      title: null,
      summary: expect.stringMatching(/^Annual discounts only work when customers stay anyway, .*\.$/),
      is_by_model: false,
    })
    expect(service.asked).toHaveLength(1)
    const [asked] = service.asked
    expect(asked).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer test-key' })
    expect(asked?.fields).toEqual({
      model: 'whisper-1',
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'segment',
    })
    expect(asked?.file).toMatchObject({ name: 'recording.webm', type: 'audio/webm' })
    // a second delivery finds nothing left to do
    await deliver(response.id)
    await settled()
    expect(service.asked).toHaveLength(1)
  })

  it('[GI-94] goes to the service without its picture', async () => {
    const recordingId = await take({ media: 'video', content: await recordingOf(LENGTH, { hasPicture: true }) })
    const response = await prepared({ recordingId, media: 'video' }, { says: SAID })
    expect(response.is_transcribed).toBe(true)
    const [asked] = service.asked
    expect(asked?.file.type).toBe('audio/webm')
    expect(asked?.file.content.includes('V_VP8')).toBe(false)
    expect(asked?.file.content.includes('A_OPUS')).toBe(true)
  })

  it.each<[string, Script]>([
    ['is busy', { status: 429 }],
    ['fails', { status: 500 }],
    ['says nothing', 'stall'],
    ['breaks off', 'cut off'],
    ['babbles', 'babble'],
  ])('[GI-94] is sent again when the service %s', async (_, script) => {
    const recordingId = await take()
    const response = await prepared({ recordingId }, script, { says: SAID })
    expect(response.is_transcribed).toBe(true)
    expect(service.asked).toHaveLength(2)
  })

  it('[GI-94] is left to its author when the service refuses it', async () => {
    const recordingId = await take()
    const response = await prepared({ recordingId }, { status: 415 })
    expect(response).toMatchObject({ is_transcribed: false, text: null, transcript: null, summary: null })
    expect(service.asked).toHaveLength(1)
  })

  it('[GI-94] keeps nothing that nobody can have said in that time, and doesn’t ask again', async () => {
    const recordingId = await take()
    const much = Array.from({ length: 200 }, (_, at) => ({ start: at / 2, end: at / 2, text: 'a'.repeat(100) }))
    const response = await prepared({ recordingId }, { says: much })
    expect(response).toMatchObject({ is_transcribed: false, text: null, transcript: null })
    expect(service.asked).toHaveLength(1)
  })

  it('[GI-94] is written down without times by a model that tells none', async () => {
    const recordingId = await take()
    const response = await prepared({ recordingId }, { saysPlainly: WRITTEN })
    expect(response).toMatchObject({ is_transcribed: true, text: WRITTEN, transcript: null })
    expect(service.asked.map(({ fields }) => fields.response_format)).toEqual(['verbose_json', 'json'])
  })

  it('[GI-29] keeps the words that its author typed', async () => {
    const recordingId = await take()
    const response = await prepared({ recordingId, transcript: WRITTEN }, { says: SAID })
    expect(response).toMatchObject({ text: WRITTEN, is_transcribed: false, transcript: null })
    expect(response.summary).toContain('Annual discounts')
    expect(service.asked).toEqual([])
  })
})

describe('what an author writes later', () => {
  it('[GI-30, GI-94] takes the place of what was heard; what is sent again is summarized anew', async () => {
    const recordingId = await take()
    const { id } = await prepared({ recordingId }, { says: SAID })
    const own = 'What I really said was something else entirely. '.repeat(10).trim()
    await database.query('update insights_responses set is_approved = false where id = $1', [id])
    await database.query('update insights_responses set media_transcript_formatted = $2 where id = $1', [id, own])
    expect(await stored(id)).toMatchObject({ text: own, is_transcribed: false, transcript: null })
    expect((await stored(id))?.summary).not.toBeNull()
    await database.query('update insights_responses set is_approved = null where id = $1', [id])
    expect((await stored(id))?.summary).toBeNull()
    await deliver(id)
    await settled()
    expect(await stored(id)).toMatchObject({ text: own, summary: expect.stringContaining('What I really said') })
  })

  it('[GI-94] of another recording, nothing that was heard before stays', async () => {
    const { id } = await prepared({ recordingId: await take() }, { says: SAID })
    const other = await take()
    await database.query(
      `update insights_responses set recording_id = $2::uuid, media_url = '/api/recordings/' || $2::uuid where id = $1`,
      [id, other],
    )
    expect(await stored(id)).toMatchObject({ text: null, is_transcribed: false, summary: null })
    await deliver(id)
    await settled()
    expect(await stored(id)).toMatchObject({ is_transcribed: true, summary: expect.any(String) })
  })
})

describe('a written response', () => {
  it('[GI-30] is summarized in its own words without a model', async () => {
    const response = await prepared({ text: words(WRITTEN) })
    expect(response).toMatchObject({ title: null, is_by_model: false, is_transcribed: false })
    expect(WRITTEN).toContain(String(response.summary).slice(0, 60))
  })

  it('[GI-30] that is brief, or not sent yet, has none', async () => {
    expect((await prepared({ text: words('Ask them.') })).summary).toBeNull()
    expect((await prepared({ text: words(WRITTEN), isDraft: true })).summary).toBeNull()
  })
})

describe('an insight of recordings', () => {
  it('[GI-94] has what is said in them written down', async () => {
    const recordingId = await take()
    service.follow({ says: SAID })
    const insight = randomUUID()
    await database.query(
      `insert into insights (id, user_id, topic_id, title, brief, status)
       select $1, $2, topic.id, 'On prices', btrim(repeat('What we learnt about prices. ', 20)), 'PENDING' from master_topics as topic
       where is_approved_by_admin and not deleted limit 1`,
      [insight, elena.id],
    )
    const [audio] = await database.query(
      `insert into insight_audios (insight_id, position, path, name, duration, recording_id)
       values ($1, 0, '/api/recordings/' || $2::uuid, 'On prices', ${LENGTH}, $2::uuid) returning *`,
      [insight, recordingId],
    )
    const delivered = await actions.hook('/hooks/events/insight-recorded', {
      id: randomUUID(),
      event: { op: 'INSERT', data: { old: null, new: audio ?? null } },
    })
    expect(delivered).toMatchObject({ status: 200, body: { isNew: true } })
    await settled()
    const [row] = await database.query('select transcript from private.recordings where id = $1', [recordingId])
    expect(row?.transcript).toHaveLength(SAID.length)
  })
})

describe('other installations', () => {
  it('[GI-30] with a model, title and summary are its, and marked so', async () => {
    await actions.stop()
    const other = await open(models.settings())
    const id = await submitted({ text: words(WRITTEN) })
    const [row] = await database.query('select * from insights_responses where id = $1', [id])
    await other.hook('/hooks/events/response-submitted', {
      id: randomUUID(),
      event: { op: 'INSERT', data: { old: null, new: row ?? null } },
    })
    await settled()
    expect(await stored(id)).toMatchObject({
      title: 'Prices and churn',
      summary: 'Look at churn first.',
      is_by_model: true,
    })
    // nobody writes down what is said there, which the pages know
    expect((await other.get('/api/config')).body).toMatchObject({ isTranscribing: false })
    await other.stop()
  })
})
