import { readTranscript, type TranscriptSegment } from '#contract/recordings/transcript.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** What belongs to its author's form, or to nobody any more. */
const ELSEWHERE = ['draft', 'removed']

export interface OwnTranscript {
  recordingId: string
  itemId: string
  store: 'insight' | 'response'
  questionId: string | null
  kind: string
  isPublic: boolean
  /** what the insight is called, or the question that is answered */
  title: string
  /** empty for a transcript without times */
  segments: TranscriptSegment[]
  /** a transcript without times */
  text: string | null
}

/**
 * What is written down of a recording that its author has sent.
 * @throws AppError RECORDING_NOT_FOUND for somebody else's, as for none
 */
export async function findOwnTranscript(queryable: Queryable, id: unknown, userId: string): Promise<OwnTranscript> {
  const row = isUuid(id)
    ? await queryable
        .selectFrom('private.recordings as recording')
        .leftJoin('insights_responses as response', 'response.recording_id', 'recording.id')
        .leftJoin('insight_audios as audio', 'audio.recording_id', 'recording.id')
        .leftJoin('insights as insight', 'insight.id', 'audio.insight_id')
        .leftJoin('insights_questions as question', 'question.id', 'response.question_id')
        .innerJoin('content_items as item', (join) =>
          join.on((eb) => eb('item.id', '=', eb.fn.coalesce('response.id', 'audio.insight_id'))),
        )
        .where('recording.id', '=', id)
        .where('recording.user_id', '=', userId)
        .where('recording.state', '=', 'ready')
        .where('item.status', 'not in', ELSEWHERE)
        .select(['recording.id as recordingId', 'recording.transcript', 'item.id as itemId', 'item.kind'])
        .select(['item.is_public as isPublic', 'item.question_id as questionId', 'insight.title', 'question.question'])
        .select('response.media_transcript_formatted as text')
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('RECORDING_NOT_FOUND')
  const { transcript, title, question, ...rest } = row
  return {
    ...rest,
    store: row.questionId === null ? 'insight' : 'response',
    title: title ?? question ?? '',
    segments: readTranscript(transcript),
  }
}

/** Its lines as their author reads them. */
export const linesOf = ({ segments, text }: Pick<OwnTranscript, 'segments' | 'text'>): string[] =>
  segments.length > 0 ? segments.map((segment) => segment.text) : [text ?? '']

/** Locks what holds the recording, before the recording: the order of everybody who writes both. */
export async function lockHolder(transaction: DatabaseTransaction, { store, itemId }: OwnTranscript): Promise<void> {
  await transaction
    .selectFrom(store === 'insight' ? 'insights' : 'insights_responses')
    .where('id', '=', itemId)
    .select('id')
    .forUpdate()
    .execute()
}

/** Keeps what it said before, for its author to bring back and for staff to read in the audit. */
export async function keepVersion(
  transaction: DatabaseTransaction,
  { recordingId, itemId, segments, text }: OwnTranscript,
  changes: string,
  correctedBy: string,
): Promise<void> {
  // where nothing was written down, there is nothing to bring back
  const whole = text?.trim() ? [{ start: 0, end: 0, text }] : null
  const lines = segments.length > 0 ? segments : whole
  await transaction
    .insertInto('private.transcript_versions')
    .values({
      recording_id: recordingId,
      item_id: itemId,
      corrected_by: correctedBy,
      lines: lines && JSON.stringify(lines),
      changes,
    })
    .execute()
}

/** Stores it with its times, and its text with the response. What holds it counts as changed, whoever reads it. */
export async function storeTranscript(
  transaction: DatabaseTransaction,
  { recordingId, store, itemId }: OwnTranscript,
  { segments, text }: { segments: readonly TranscriptSegment[]; text: string },
  now: Date,
): Promise<void> {
  if (store === 'response')
    // the summary was made of other words
    await transaction
      .updateTable('insights_responses')
      .set({ media_transcript_formatted: text, ai_generated_title: null, ai_generated_summary: null })
      .set({ is_ai_summary_generated: false })
      .where('id', '=', itemId)
      .execute()
  else await transaction.updateTable('insights').set({ updated_at: now }).where('id', '=', itemId).execute()
  await transaction
    .updateTable('private.recordings')
    .set({ transcript: segments.length > 0 ? JSON.stringify(segments) : null })
    .where('id', '=', recordingId)
    .execute()
}
