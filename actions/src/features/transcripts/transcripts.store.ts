import type { TranscriptSegment } from '#contract/recordings/transcript.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { cutText } from './transcript-text.rules.js'

const MILLISECONDS = 1000

/** The recording of a submitted response; null for a written one, or what isn't submitted. */
export async function findRecordingOf(queryable: Queryable, responseId: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('insights_responses')
    .where('id', '=', responseId)
    .where('submitted_for_approval', '=', true)
    .where('response_type', '<>', 'text')
    .select('recording_id')
    .executeTakeFirst()
  return row?.recording_id ?? null
}

/** A measured recording that something holds, with what is written down of it; undefined if nothing needs its transcript. */
export async function findUntranscribed(queryable: Queryable, recordingId: string) {
  const row = await queryable
    .selectFrom('private.recordings as recording')
    .leftJoin('insights_responses as response', 'response.recording_id', 'recording.id')
    .leftJoin('insight_audios as audio', 'audio.recording_id', 'recording.id')
    .where('recording.id', '=', recordingId)
    .where('recording.state', '=', 'ready')
    .select([
      'recording.transcript',
      'recording.duration_ms as durationMs',
      'response.id as responseId',
      'audio.insight_id as insightId',
    ])
    .select(['response.is_transcribed as isTranscribed', 'response.media_transcript_formatted as typed'])
    .executeTakeFirst()
  if (!row || (row.responseId === null && row.insightId === null)) return undefined
  // what its author has typed is theirs
  const isDone = row.responseId ? row.isTranscribed || row.typed !== null : row.transcript !== null
  return isDone ? undefined : { transcript: row.transcript, seconds: (row.durationMs ?? 0) / MILLISECONDS }
}

/**
 * Keeps what was said, with its times, and its text with the response that holds it, unless its author has typed one.
 * @returns the responses that have it now
 */
export async function keepTranscript(
  transaction: DatabaseTransaction,
  recordingId: string,
  { segments, text }: { segments: readonly TranscriptSegment[]; text: string },
): Promise<string[]> {
  const held = await transaction
    .selectFrom('insights_responses')
    .where('recording_id', '=', recordingId)
    .select(['id', 'media_transcript_formatted as typed'])
    .forUpdate()
    .executeTakeFirst()
  if (held && held.typed !== null) return []
  // an insight of the older flow has no other place for a text without times
  const timed = segments.length > 0 || held || text === '' ? segments : [{ start: 0, end: 0, text }]
  await transaction
    .updateTable('private.recordings')
    .set({ transcript: timed.length > 0 ? JSON.stringify(timed) : null })
    .where('id', '=', recordingId)
    .execute()
  if (!held) return []
  await transaction
    .updateTable('insights_responses')
    .set({ media_transcript_formatted: text === '' ? null : cutText(text), is_transcribed: true })
    .where('id', '=', held.id)
    .execute()
  return [held.id]
}

/** A submitted response without a summary. */
export async function findUnsummarized(queryable: Queryable, responseId: string) {
  return queryable
    .selectFrom('insights_responses as response')
    .innerJoin('insights_questions as question', 'question.id', 'response.question_id')
    .where('response.id', '=', responseId)
    .where('response.submitted_for_approval', '=', true)
    .where('response.ai_generated_summary', 'is', null)
    .select(['response.response_text as responseText', 'response.media_transcript_formatted as transcript'])
    .select(['response.recording_id as recordingId', 'question.question'])
    .executeTakeFirst()
}

export interface Told {
  responseText: string | null
  transcript: string | null
}

/** Stores a summary, unless the response has one or says something else by now. */
export async function keepSummary(
  queryable: Queryable,
  responseId: string,
  of: Told,
  { title, summary, isByModel }: { title: string | null; summary: string; isByModel: boolean },
): Promise<void> {
  await queryable
    .updateTable('insights_responses')
    .set({ ai_generated_title: title, ai_generated_summary: summary, is_ai_summary_generated: isByModel })
    .where('id', '=', responseId)
    .where('ai_generated_summary', 'is', null)
    .where('response_text', 'is not distinct from', of.responseText)
    .where('media_transcript_formatted', 'is not distinct from', of.transcript)
    .execute()
}
