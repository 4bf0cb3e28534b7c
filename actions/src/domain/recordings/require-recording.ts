import { setTimeout } from 'node:timers/promises'
import {
  RECORDING_REFUSALS,
  type RecordingMedia,
  type RecordingPurpose,
  recordingAddress,
} from '#contract/recordings/recording-limits.js'
import { SECOND_MS } from '#platform/clock.js'
import type { Database, DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { findOwnRecording, type OwnRecording } from './recordings.store.js'

const ASK_AGAIN_MS = 200

/** A take that may become part of an insight or an answer: whole, measured and within its limits. */
export interface UsableRecording {
  id: string
  media: RecordingMedia
  /** in whole seconds */
  seconds: number
  /** where it is played */
  address: string
}

interface Wanted {
  purpose: RecordingPurpose
  /** null: either */
  media?: RecordingMedia | null
  /** the form's field that names the take */
  field?: string
}

/**
 * Reads a take of the caller's own that something is to hold, and locks it: it isn't removed meanwhile, and two attempts to
 * use it wait for each other. Call it in the transaction that stores what holds it.
 * @throws AppError RECORDING_NOT_FOUND for somebody else's, as for none; RECORDING_NOT_READY until it is measured;
 *   VALIDATION_FAILED if it was refused, or was made for something else
 */
export async function requireRecording(
  transaction: DatabaseTransaction,
  { id, userId }: { id: unknown; userId: string },
  wanted: Wanted,
): Promise<UsableRecording> {
  return usable(await findOwnRecording(transaction, id, userId, { isLocked: true }), wanted)
}

function usable(recording: OwnRecording, { purpose, media = null, field = 'recordingId' }: Wanted): UsableRecording {
  const refused = (message: string) => new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
  if (recording.refusal) throw refused(RECORDING_REFUSALS[recording.refusal])
  if (recording.purpose !== purpose || (media !== null && recording.media !== media))
    throw refused(RECORDING_REFUSALS.other_media)
  if (recording.state !== 'ready' || recording.durationMs === null) throw new AppError('RECORDING_NOT_READY')
  return {
    id: recording.id,
    media: recording.media,
    seconds: Math.max(1, Math.round(recording.durationMs / SECOND_MS)),
    address: recordingAddress(recording.id),
  }
}

/** Waits until a take that is whole has been measured, as long as its sender can be expected to wait. */
export async function waitUntilMeasured(
  database: Database,
  { id, userId }: { id: unknown; userId: string },
  limitMs: number,
): Promise<void> {
  const end = Date.now() + limitMs
  while ((await findOwnRecording(database, id, userId)).state === 'measuring' && Date.now() < end)
    await setTimeout(ASK_AGAIN_MS)
}
