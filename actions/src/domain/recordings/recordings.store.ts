import {
  RECORDING_MAX_BYTES,
  type RecordingMedia,
  type RecordingPurpose,
  type RecordingRefusal,
} from '#contract/recordings/recording-limits.js'
import type { Database, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { isUuid } from '#platform/uuid.js'
import { measureRecordingJob } from './measure-recording.job.js'

/** Takes that nobody uses yet; no form needs more, and the pruning makes room again. */
const UNUSED_MAX = 20

export interface NewRecording {
  id: string
  userId: string
  media: RecordingMedia
  purpose: RecordingPurpose
  announcedBytes: number | null
}

export interface OwnRecording {
  id: string
  media: RecordingMedia
  purpose: RecordingPurpose
  state: 'receiving' | 'measuring' | 'ready' | 'refused'
  refusal: RecordingRefusal | null
  receivedBytes: number
  announcedBytes: number | null
  durationMs: number | null
  peaks: number[] | null
}

/** @throws AppError RECORDING_NOT_FOUND for somebody else's, as for none */
export async function findOwnRecording(
  queryable: Queryable,
  id: unknown,
  userId: string,
  { isLocked = false } = {},
): Promise<OwnRecording> {
  const row = isUuid(id)
    ? await queryable
        .selectFrom('private.recordings')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .selectAll()
        .$if(isLocked, (query) => query.forNoKeyUpdate())
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('RECORDING_NOT_FOUND')
  return {
    id: row.id,
    media: row.media as RecordingMedia,
    purpose: row.purpose as RecordingPurpose,
    state: row.state as OwnRecording['state'],
    refusal: row.refusal as RecordingRefusal | null,
    receivedBytes: Number(row.received_bytes),
    announcedBytes: row.announced_bytes === null ? null : Number(row.announced_bytes),
    durationMs: row.duration_ms,
    peaks: row.peaks,
  }
}

/**
 * Begins a recording. Beginning it again, as after a lost answer, changes nothing as long as nothing has arrived.
 * @throws AppError TOO_MANY_ATTEMPTS for more unused ones than any form needs; RECORDING_EXISTS
 */
export async function beginRecording(database: Database, recording: NewRecording): Promise<void> {
  const { id, userId, media, purpose, announcedBytes } = recording
  await database.transaction().execute(async (transaction) => {
    // two at once would each see room for one more
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
    const stored = await transaction
      .selectFrom('private.recordings')
      .where('id', '=', id)
      .select(['user_id', 'received_bytes'])
      .executeTakeFirst()
    if (stored?.user_id === userId && Number(stored.received_bytes) === 0) return
    if (stored) throw new AppError('RECORDING_EXISTS')
    if ((await countUnused(transaction, userId)) >= UNUSED_MAX) throw new AppError('TOO_MANY_ATTEMPTS')
    await transaction
      .insertInto('private.recordings')
      .values({ id, user_id: userId, media, purpose, announced_bytes: announcedBytes })
      .execute()
  })
}

async function countUnused(queryable: Queryable, userId: string): Promise<number> {
  const { count } = await queryable
    .selectFrom('private.recordings as recording')
    .leftJoin('insights_responses as response', 'response.recording_id', 'recording.id')
    .leftJoin('insight_audios as audio', 'audio.recording_id', 'recording.id')
    .where('recording.user_id', '=', userId)
    .where('response.id', 'is', null)
    .where('audio.insight_id', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Adds what arrived, if nothing else arrived at the same place meanwhile, and has the whole measured.
 * @returns whether it was added
 */
export async function addPart(
  database: Database,
  part: { id: string; firstByte: number; size: number; key: string },
): Promise<boolean> {
  const { id, firstByte, size, key } = part
  return database.transaction().execute(async (transaction) => {
    const grown = await transaction
      .updateTable('private.recordings')
      .set({ received_bytes: firstByte + size })
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .where('received_bytes', '=', String(firstByte))
      .returning('id')
      .executeTakeFirst()
    if (!grown) return false
    await transaction
      .insertInto('private.recording_parts')
      .values({ recording_id: id, first_byte: firstByte, size_bytes: size, storage_key: key })
      .execute()
    await measureIfWhole(transaction, id)
    return true
  })
}

/** Notes how long it became, which isn't known while it is being recorded. Only once. */
export async function announceBytes(database: Database, id: string, bytes: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('private.recordings')
      .set({ announced_bytes: bytes })
      .where('id', '=', id)
      .where('announced_bytes', 'is', null)
      .where('received_bytes', '<=', String(bytes))
      .execute()
    await measureIfWhole(transaction, id)
  })
}

async function measureIfWhole(transaction: Queryable, id: string): Promise<void> {
  const whole = await transaction
    .updateTable('private.recordings')
    .set({ state: 'measuring' })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .whereRef('received_bytes', '=', 'announced_bytes')
    .returning('id')
    .executeTakeFirst()
  if (whole) await enqueueJob(transaction, measureRecordingJob, { recordingId: id }, { key: `measure-recording:${id}` })
}

export const maxBytesOf = (media: RecordingMedia): number => RECORDING_MAX_BYTES[media]
