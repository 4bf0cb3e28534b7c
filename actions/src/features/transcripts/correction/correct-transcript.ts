import type { Caller } from '#platform/caller.js'
import { AppError, invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { applyTranscript, TRANSCRIPT_CHANGED } from './apply-transcript.js'
import { changesOf, correctedTranscript } from './correct-transcript.rules.js'
import { findOwnTranscript, lockHolder } from './own-transcript.store.js'

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
  return services.database.transaction().execute(async (transaction) => {
    await lockHolder(transaction, await findOwnTranscript(transaction, recordingId, caller.userId))
    const stored = await findOwnTranscript(transaction, recordingId, caller.userId)
    const corrected = correctedTranscript(stored, lines, before)
    if (corrected === 'changed') throw new AppError('TERMS_CHANGED', { message: TRANSCRIPT_CHANGED })
    if ('fault' in corrected) throw invalidField('lines', corrected.fault)
    await applyTranscript(transaction, { stored, corrected, changes: changesOf(before, lines) }, caller, services)
    return { recordingId: stored.recordingId }
  })
}
