import { readTranscript } from '#contract/recordings/transcript.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { ResponseWords } from './response-document.rules.js'

/** What a response of one's own says, in any state. @throws AppError RESPONSE_NOT_FOUND for somebody else's, as for none */
export async function findOwnWords(queryable: Queryable, id: string, userId: string): Promise<ResponseWords> {
  const row = await queryable
    .selectFrom('insights_responses as response')
    .innerJoin('insights_questions as question', 'question.id', 'response.question_id')
    .leftJoin('private.recordings as recording', 'recording.id', 'response.recording_id')
    .where('response.id', '=', id)
    .where('response.user_id', '=', userId)
    .select(['question.question', 'response.additional_text as brief', 'response.response_type as type'])
    .select([
      'response.response_text as written',
      'response.media_transcript_formatted as said',
      'recording.transcript',
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('RESPONSE_NOT_FOUND')
  const { transcript, ...words } = row
  return { ...words, segments: readTranscript(transcript).map(({ text }) => text) }
}
