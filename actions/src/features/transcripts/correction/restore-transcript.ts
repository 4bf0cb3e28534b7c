import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { applyTranscript, TRANSCRIPT_CHANGED } from './apply-transcript.js'
import { restoredChanges, restoredTranscript } from './correct-transcript.rules.js'
import { findOwnTranscript, linesOf, lockHolder } from './own-transcript.store.js'
import { findVersion } from './transcript-versions.store.js'

interface Restored {
  recordingId: string
  /** of the version, as the list has it */
  versionId: string
  /** the lines that its author reads now */
  before: readonly string[]
}

/**
 * An author brings back what a transcript of theirs said before. What it says now becomes an earlier version itself; for
 * everybody else it is a correction like any other.
 * @throws AppError RECORDING_NOT_FOUND, NOT_FOUND for a version that isn't kept, TERMS_CHANGED, ALREADY_DONE if it says the same,
 *   TOO_MANY_ATTEMPTS
 */
export async function restoreTranscript(
  { recordingId, versionId, before }: Restored,
  caller: Caller,
  services: Services,
) {
  return services.database.transaction().execute(async (transaction) => {
    await lockHolder(transaction, await findOwnTranscript(transaction, recordingId, caller.userId))
    const stored = await findOwnTranscript(transaction, recordingId, caller.userId)
    const current = linesOf(stored)
    if (before.length !== current.length || before.some((line, at) => line !== current[at]))
      throw new AppError('TERMS_CHANGED', { message: TRANSCRIPT_CHANGED })
    const version = await findVersion(transaction, stored.recordingId, versionId)
    const changes = restoredChanges(current, linesOf({ segments: version.segments, text: null }))
    if (!changes) throw new AppError('ALREADY_DONE', { message: 'The transcript says this already.' })
    const corrected = restoredTranscript(version.segments, stored.store)
    await applyTranscript(transaction, { stored, corrected, changes }, caller, services)
    return { recordingId: stored.recordingId }
  })
}
