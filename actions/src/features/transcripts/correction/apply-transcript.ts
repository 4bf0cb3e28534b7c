import { fullName } from '#contract/format/full-name.js'
import type { TranscriptSegment } from '#contract/recordings/transcript.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { otherStaff } from '#domain/staff-money/people.store.js'
import type { Caller } from '#platform/caller.js'
import { HOUR_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { summarizeResponseJob } from '../summarize-response.job.js'
import { keepVersion, type OwnTranscript, storeTranscript } from './own-transcript.store.js'

const CORRECTIONS = { name: 'transcripts:person', atOnce: 30, intervalMs: HOUR_MS }
export const TRANSCRIPT_CHANGED = 'This transcript has changed since you opened it. Read it again, then put it right.'

interface Change {
  /** as it was, with what holds it locked */
  stored: OwnTranscript
  corrected: { segments: readonly TranscriptSegment[]; text: string }
  /** the first changed lines, for the audit; null if none is changed */
  changes: string | null
}

/**
 * Stores what a transcript says from now on, keeps what it said before, has the summary made anew, and tells staff of what is
 * public, once a day at most.
 * @throws AppError TOO_MANY_ATTEMPTS
 */
export async function applyTranscript(
  transaction: DatabaseTransaction,
  { stored, corrected, changes }: Change,
  caller: Caller,
  { clock }: Services,
): Promise<void> {
  const { isTaken, secondsToNext } = await takeSlot(transaction, clock, CORRECTIONS, caller.userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
  if (changes) await keepVersion(transaction, stored, changes, caller.userId)
  await storeTranscript(transaction, stored, corrected, clock.now())
  const { store, itemId: id, isPublic, questionId, kind, title, recordingId } = stored
  if (store === 'response')
    await enqueueJob(transaction, summarizeResponseJob, { responseId: id }, { key: `summarize-response:${id}` })
  if (isPublic)
    await insertNotices(transaction, {
      userIds: await otherStaff(transaction, caller.userId),
      words: NOTICES.transcriptCorrected.write({
        ...{ id, title, questionId: kind === 'answer' ? questionId : null },
        ...{ noun: kind === 'answer' ? 'answer' : 'insight', name: fullName(caller) },
      }),
      effectKey: `transcript:${recordingId}:${clock.now().toISOString().slice(0, 10)}`,
    })
}
