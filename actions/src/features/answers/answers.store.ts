import { ANSWER_MESSAGES } from '#contract/content/answer-messages.js'
import type { UsableRecording } from '#domain/recordings/require-recording.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/**
 * An approved question that the caller's field matches (GI-56).
 * @throws AppError QUESTION_NOT_FOUND; NOT_MATCHED, also for whoever asked it and for those who are no experts
 */
export async function requireMatch(queryable: Queryable, questionId: string, { userId, isExpert }: Caller) {
  const question = isUuid(questionId)
    ? await queryable
        .selectFrom('insights_questions as question')
        .leftJoin('question_matches as match', (join) =>
          join.onRef('match.question_id', '=', 'question.id').on('match.user_id', '=', userId),
        )
        .where('question.id', '=', questionId)
        .where('question.is_approved', '=', true)
        .select(['question.id', 'question.question', 'match.user_id as matchedId'])
        .executeTakeFirst()
    : undefined
  if (!question) throw new AppError('QUESTION_NOT_FOUND')
  if (!isExpert || question.matchedId === null)
    throw new AppError('NOT_MATCHED', { message: ANSWER_MESSAGES.notMatched })
  return { id: question.id, question: question.question }
}

/** The caller's own answer to a question, whatever it stands at; the one that counts comes first (GI-43). */
export async function findOwnAnswer(
  queryable: Queryable,
  { questionId, userId }: { questionId: string; userId: string },
  { isLocked = false } = {},
) {
  return queryable
    .selectFrom('insights_responses')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .select(['id', 'status', 'recording_id as recordingId'])
    .orderBy((eb) => eb('status', '=', 'rejected'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

const columnsOf = ({ id, media, seconds, address }: UsableRecording) => ({
  ...{ response_type: media, recording_id: id, media_url: address, media_duration: seconds },
  ...{ submitted_for_approval: true, is_approved: null, rejected_reason: null },
})

/** @returns null if another attempt of the same person was quicker */
export async function insertAnswer(
  transaction: DatabaseTransaction,
  { questionId, userId }: { questionId: string; userId: string },
  recording: UsableRecording,
): Promise<string | null> {
  const row = await transaction
    .insertInto('insights_responses')
    .values({ question_id: questionId, user_id: userId, ...columnsOf(recording) })
    .onConflict((conflict) =>
      conflict.columns(['question_id', 'user_id']).where('is_approved', 'is not', false).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A draft, or what was turned down, becomes this recording; what was written before isn't part of it. */
export async function replaceAnswer(transaction: DatabaseTransaction, id: string, recording: UsableRecording) {
  await transaction
    .updateTable('insights_responses')
    .set({ ...columnsOf(recording), response_text: null, media_transcript_formatted: null, is_transcribed: false })
    .set({ is_transcribed_reported: false, is_ai_summary_generated: false })
    .set({ ai_generated_title: null, ai_generated_summary: null })
    .where('id', '=', id)
    .execute()
}
