import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { otherStaff } from '#domain/staff-money/people.store.js'
import type { Caller } from '#platform/caller.js'
import { HOUR_MS } from '#platform/clock.js'
import { AppError, invalidField } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { summarizeResponseJob } from '../summarize-response.job.js'
import { changesOf, correctedTranscript } from './correct-transcript.rules.js'
import { findOwnTranscript, keepVersion, lockHolder, storeTranscript } from './own-transcript.store.js'

const CORRECTIONS = { name: 'transcripts:person', atOnce: 30, intervalMs: HOUR_MS }
const CHANGED = 'This transcript has changed since you opened it. Read it again, then put it right.'

interface Correction {
  recordingId: string
  lines: readonly string[]
  before: readonly string[]
}

/**
 * An author puts a transcript right (GI-94), whatever the insight or answer stands at. Staff who read it meanwhile have to read
 * it again; of what is public already, they are told, once a day at most. What it said before is kept, and the audit says what
 * was changed. The summary is made anew, since it quotes.
 * @throws AppError RECORDING_NOT_FOUND, TERMS_CHANGED, VALIDATION_FAILED, TOO_MANY_ATTEMPTS
 */
export async function correctTranscript(
  { recordingId, lines, before }: Correction,
  caller: Caller,
  services: Services,
) {
  const { database, clock } = services
  return database.transaction().execute(async (transaction) => {
    await lockHolder(transaction, await findOwnTranscript(transaction, recordingId, caller.userId))
    const stored = await findOwnTranscript(transaction, recordingId, caller.userId)
    const corrected = correctedTranscript(stored, lines, before)
    if (corrected === 'changed') throw new AppError('TERMS_CHANGED', { message: CHANGED })
    if ('fault' in corrected) throw invalidField('lines', corrected.fault)
    const { isTaken, secondsToNext } = await takeSlot(transaction, clock, CORRECTIONS, caller.userId)
    if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
    const changes = changesOf(before, lines)
    if (changes) await keepVersion(transaction, stored, changes, caller.userId)
    await storeTranscript(transaction, stored, corrected, clock.now())
    const { store, itemId: id, isPublic, questionId, kind, title } = stored
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
    return { recordingId: stored.recordingId }
  })
}
