import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { parseConfig } from '#actions/config.js'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { systemClock } from '#platform/clock.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import type { Services } from '#platform/services.js'
import { serveTranscriptions } from '#providers/transcription/scripted-transcription.testkit.js'
import { createServiceTranscriber } from '#providers/transcription/service-transcriber.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import { actionsEnvironment } from '#tests/environment.js'
import { persona } from '#tests/tokens.js'
import { SAID } from './said.testkit.js'
import { transcribeRecordingJob } from './transcribe-recording.job.js'

const LENGTH = 121
const HALF_AN_HOUR_MS = 1_800_000
const SLOW_MS = 120_000

const service = await serveTranscriptions()
const database = await createTestDatabase()
const elena = await persona(database, 'elena@sagework.example')
const sound = await recordingOf(LENGTH)
const log = createLogger('silent')
const { DATABASE_URL } = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
const handle = openDatabase(DATABASE_URL, log)
atEnd(() => handle.close())
const services = {
  ...{ database: handle.database, clock: systemClock, log },
  storage: { read: async () => Readable.from([sound]) },
  transcriber: createServiceTranscriber({ baseUrl: service.url, model: 'whisper-1', seconds: 60 }),
} as unknown as Services

/** A recording that belongs to a submitted answer, and of which nothing is written down. */
async function untranscribed(): Promise<string> {
  const [id, question] = [randomUUID(), randomUUID()]
  await database.query(
    `insert into private.recordings (id, user_id, media, purpose, received_bytes, announced_bytes, state, content_type, size_bytes,
       duration_ms, peaks) values ($1, $2, 'audio', 'response', 1, 1, 'ready', 'audio/webm', 1, $3, '{1}')`,
    [id, elena.id, LENGTH * 1000],
  )
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, question, slug)
     select $1, $2, id, $3, '' from master_topics where is_approved_by_admin and not deleted order by id limit 1`,
    [question, elena.id, `How do we find out what ${id} would pay for a seat?`],
  )
  await database.query(
    `insert into insights_responses (question_id, user_id, response_type, recording_id, media_url, media_duration,
       submitted_for_approval) values ($1, $2, 'audio', $3, $4, $5, true)`,
    [question, elena.id, id, `/api/recordings/${id}`, LENGTH],
  )
  return id
}
const transcribe = (recordingId: string, waits = 0) =>
  transcribeRecordingJob.handle({ recordingId, waits }, services, {
    ...{ effectKey: 'x', attempt: 1, signal: new AbortController().signal },
  })
const waiting = async (recordingId: string) =>
  (
    await database.query<{ at: Date; waits: number }>(
      `select run_at as at, (payload ->> 'waits')::int as waits from graphile_worker._private_jobs where key = $1`,
      [`transcribe:${recordingId}`],
    )
  )[0]
const isWrittenDown = async (recordingId: string) =>
  (await database.query('select 1 from private.recordings where id = $1 and transcript is not null', [recordingId]))
    .length > 0

it.each<[string, number, () => string, number]>([
  ['in seconds', 429, () => '1800', HALF_AN_HOUR_MS],
  ['as a date', 503, () => new Date(Date.now() + HALF_AN_HOUR_MS).toUTCString(), HALF_AN_HOUR_MS],
  ['for tomorrow, of which an hour is waited', 429, () => '86400', 2 * HALF_AN_HOUR_MS],
])('[GI-94] the service is asked again when it says so %s, and not before', async (_, status, retryAfter, waitMs) => {
  const id = await untranscribed()
  service.follow({ status, retryAfter: retryAfter() }, { says: SAID })
  const from = Date.now()
  await transcribe(id)
  const job = await waiting(id)
  expect(Math.abs((job?.at.getTime() ?? 0) - from - waitMs)).toBeLessThan(SLOW_MS)
  expect([job?.waits, await isWrittenDown(id)]).toEqual([1, false])
  await transcribe(id, job?.waits)
  expect(await isWrittenDown(id)).toBe(true)
})

it('[GI-94] a service that puts it off for ever, or says no time, is a failed attempt', async () => {
  const id = await untranscribed()
  service.follow({ status: 429, retryAfter: '5' })
  await expect(transcribe(id, 50)).rejects.toMatchObject({ reason: 'busy' })
  service.follow({ status: 429 })
  await expect(transcribe(id)).rejects.toMatchObject({ reason: 'busy' })
  service.follow({ status: 429, retryAfter: 'soon' })
  await expect(transcribe(id)).rejects.toMatchObject({ reason: 'busy' })
  expect(await waiting(id)).toBeUndefined()
})
