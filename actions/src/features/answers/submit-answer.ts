import { ANSWER_MESSAGES } from '#contract/content/answer-messages.js'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { tellStaffOfSubmission } from '#domain/content/tell-staff.js'
import { requireRecording, type UsableRecording, waitUntilMeasured } from '#domain/recordings/require-recording.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { findOwnAnswer, insertAnswer, replaceAnswer, requireMatch } from './answers.store.js'

interface Answer {
  questionId: string
  recordingId: string
  /** null: whatever it was recorded as */
  media?: RecordingMedia | null
  /** the form's field that brought the recording */
  field?: string
  /** how long a recording that arrived whole may take to be measured */
  waitMs: number
  /** What else must be true of the recording. */
  check?(recording: UsableRecording): void
}

/**
 * Answers a question with a recording (REC-23, GI-57). It waits for staff, who are told once, in the same transaction; the
 * response limit caps what earns, never what may be answered (GI-53). A retry after a lost response finds the answer, and a
 * draft or what was turned down becomes the new one (GI-32, GI-43).
 * @throws AppError EMAIL_NOT_VERIFIED, QUESTION_NOT_FOUND, NOT_MATCHED, ALREADY_DONE, RECORDING_NOT_FOUND,
 *   RECORDING_NOT_READY, VALIDATION_FAILED, TOO_MANY_ATTEMPTS
 */
export async function submitAnswer(answer: Answer, caller: Caller, services: Services) {
  const { questionId, recordingId, waitMs } = answer
  const take = { id: recordingId, userId: caller.userId }
  await requireAnswerable(questionId, caller, services, recordingId)
  await waitUntilMeasured(services.database, take, waitMs)
  return services.database.transaction().execute(async (transaction) => {
    const question = await requireMatch(transaction, questionId, caller)
    // also makes attempts with one recording wait for each other
    const recording = await requireRecording(transaction, take, { ...answer, purpose: 'answer' })
    answer.check?.(recording)
    const place = { questionId: question.id, userId: caller.userId }
    const stored = await findOwnAnswer(transaction, place, { isLocked: true })
    if (stored?.recordingId === recording.id) return { id: stored.id, status: stored.status }
    const id = await store(transaction, place, stored, recording)
    const facts = { id, store: 'response', noun: 'answer', title: question.question } as const
    await tellStaffOfSubmission(transaction, facts, { caller, clock: services.clock })
    return { id, status: 'pending' }
  })
}

/**
 * What can be known before a file arrives.
 * @param recordingId one that an earlier attempt may have answered with
 * @throws AppError EMAIL_NOT_VERIFIED, QUESTION_NOT_FOUND, NOT_MATCHED, ALREADY_DONE
 */
export async function requireAnswerable(
  questionId: string,
  caller: Caller,
  { database }: Services,
  recordingId: string | null = null,
): Promise<void> {
  requireVerifiedEmail(caller)
  const question = await requireMatch(database, questionId, caller)
  const stored = await findOwnAnswer(database, { questionId: question.id, userId: caller.userId })
  if (stored && stored.recordingId !== recordingId?.toLowerCase() && !isOpen(stored.status)) throw alreadyAnswered()
}

const isOpen = (status: string) => status === 'draft' || status === 'rejected'
const alreadyAnswered = () => new AppError('ALREADY_DONE', { message: ANSWER_MESSAGES.alreadyAnswered })

async function store(
  transaction: DatabaseTransaction,
  place: { questionId: string; userId: string },
  stored: { id: string; status: string } | undefined,
  recording: UsableRecording,
): Promise<string> {
  if (stored && isOpen(stored.status)) {
    await replaceAnswer(transaction, stored.id, recording)
    return stored.id
  }
  const id = stored ? null : await insertAnswer(transaction, place, recording)
  if (!id) throw alreadyAnswered()
  return id
}
