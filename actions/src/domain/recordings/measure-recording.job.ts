import { open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { object, string } from 'yup'
import {
  lengthRefusal,
  RECORDING_SECONDS,
  type RecordingMedia,
  type RecordingPurpose,
  type RecordingRefusal,
  type RecordingSeconds,
} from '#contract/recordings/recording-limits.js'
import { MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'
import { defineJob, type JobRun } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import type { MeasuredMedia } from '#providers/media/measure-media.js'
import { MeasuringBrokeOff } from '#providers/media/measuring/media-measurer.js'
import { makeMeasuringFolder } from './measuring-folders.js'
import { recordingKey } from './recording-keys.js'

const LIMIT_MS = 10 * MINUTE_MS
/** A file whose reader ends each time isn't read for ever. */
const READERS_MAX = 5

/**
 * Puts the parts of a recording together, measures it, and keeps it with its length and an index, or says why it can't be
 * used (GI-61, GI-67). A run that was killed begins anew: the parts are only removed once the whole is stored.
 */
export const measureRecordingJob = defineJob({
  name: 'measure-recording',
  payload: object({ recordingId: string().uuid().required() }),
  timeLimitMs: LIMIT_MS,
  lane: 'models',
  async handle({ recordingId: id }, services, run) {
    const recording = await services.database
      .selectFrom('private.recordings')
      .where('id', '=', id)
      .select(['media', 'purpose', 'state'])
      .executeTakeFirst()
    const keys = await partKeys(services.database, id)
    if (recording?.state === 'measuring') await measure(id, keys, recording as Judged, { services, run })
    // also those of a run that was killed just before
    if (recording && recording.state !== 'receiving') await removeParts(services, id, keys)
  },
})

interface Measuring {
  services: Services
  run: Pick<JobRun, 'attempt' | 'signal'>
}

async function measure(id: string, keys: readonly string[], recording: Judged, measuring: Measuring): Promise<void> {
  const { services } = measuring
  const folder = await makeMeasuringFolder()
  try {
    const [arrived, whole] = [path.join(folder, 'arrived'), path.join(folder, 'whole')]
    await join(keys, arrived, services.storage)
    const measured = await judge(arrived, whole, recording, measuring)
    if (typeof measured === 'string') await refuse(services.database, id, measured)
    else await keep(services, id, measured, whole)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Judged {
  media: RecordingMedia
  purpose: RecordingPurpose
}

async function partKeys(database: Queryable, id: string): Promise<string[]> {
  const parts = await database
    .selectFrom('private.recording_parts')
    .where('recording_id', '=', id)
    .orderBy('first_byte')
    .select('storage_key')
    .execute()
  return parts.map(({ storage_key }) => storage_key)
}

async function join(keys: readonly string[], arrived: string, storage: Services['storage']): Promise<void> {
  const whole = await open(arrived, 'wx', 0o600)
  try {
    await storage.appendTo(whole, keys)
  } finally {
    await whole.close()
  }
}

async function judge(
  arrived: string,
  whole: string,
  { media, purpose }: Judged,
  { services: { database, mediaMeasurer }, run: { attempt, signal } }: Measuring,
): Promise<MeasuredMedia | RecordingRefusal> {
  const measured = await mediaMeasurer.measure(arrived, whole, media, signal).catch((error: unknown) => {
    if (error instanceof MeasuringBrokeOff && attempt >= READERS_MAX) return 'no_recording' as const
    throw error
  })
  if (typeof measured === 'string') return measured
  const limits = await secondsFor(database, media, purpose)
  return lengthRefusal(measured.durationMs / SECOND_MS, limits) ?? measured
}

/** Responses have limits that staff may change; the other flows have their own (GI-61, GI-65). */
async function secondsFor(
  database: Queryable,
  media: RecordingMedia,
  purpose: RecordingPurpose,
): Promise<RecordingSeconds> {
  const fixed = RECORDING_SECONDS[purpose]
  if (purpose !== 'response') return fixed
  const row = await database
    .selectFrom('recording_limits')
    .where('type', '=', media.toUpperCase())
    .where('content_rating', '=', 'default')
    .select(['min_secs', 'max_secs'])
    .executeTakeFirst()
  return row ? { min: row.min_secs, max: Math.min(row.max_secs, fixed.max) } : fixed
}

async function refuse(database: Queryable, id: string, refusal: RecordingRefusal): Promise<void> {
  await database
    .updateTable('private.recordings')
    .set({ state: 'refused', refusal })
    .where('id', '=', id)
    .where('state', '=', 'measuring')
    .execute()
}

async function keep({ database, storage }: Services, id: string, measured: MeasuredMedia, whole: string) {
  const { contentType, durationMs, peaks } = measured
  const { size } = await stat(whole)
  await storage.writeFile(recordingKey(id), whole, contentType)
  await database
    .updateTable('private.recordings')
    .set({ state: 'ready', content_type: contentType, size_bytes: size, duration_ms: durationMs, peaks })
    .where('id', '=', id)
    .where('state', '=', 'measuring')
    .execute()
  // erased while it was measured: nothing of it may stay
  const isThere = await database.selectFrom('private.recordings').where('id', '=', id).select('id').executeTakeFirst()
  if (!isThere) await storage.remove(recordingKey(id))
}

async function removeParts({ database, storage }: Services, id: string, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('private.recording_parts').where('recording_id', '=', id).execute()
  for (const key of keys) await storage.remove(key)
}
