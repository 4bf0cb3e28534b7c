import { randomUUID } from 'node:crypto'
import type { TranscriptSegment } from '#contract/recordings/transcript.js'
import { callAction } from '#domain/recordings/take.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export const SAID: TranscriptSegment[] = [
  { start: 0, end: 8, text: 'We raised our prizes three times in one year.' },
  { start: 8, end: 20.5, text: 'Nobody left.' },
]
export const LINES = SAID.map(({ text }) => text)
export const BETTER = ['We raised our prices three times in one year.', 'Nobody left.']

export type Answer = {
  recordingId?: string
  message?: string
  extensions: { code: string; errors?: { field: string }[] }
}

/** Recordings of Elena’s with what is said in them, over HTTP. */
export async function openTranscripts() {
  const database = await createTestDatabase()
  const actions = await startTestActions(database, { engine: false })
  const ada = await persona(database, 'ada@sagework.example')
  const elena = await persona(database, 'elena@sagework.example')
  const marcus = await persona(database, 'marcus@sagework.example')
  const tom = await persona(database, 'tom@client.example')
  const [topic] = await database.query<{ id: string }>(
    'select id from master_topics where is_approved_by_admin and not deleted order by id limit 1',
  )

  async function recording(transcript: TranscriptSegment[] | null, person = elena): Promise<string> {
    const id = randomUUID()
    await database.query(
      `insert into private.recordings (id, user_id, media, purpose, state, content_type, size_bytes, duration_ms, peaks,
         received_bytes, announced_bytes, transcript)
       values ($1, $2, 'audio', 'answer', 'ready', 'audio/webm', 9, 120000, '{1}', 9, 9, $3)`,
      [id, person.id, transcript && JSON.stringify(transcript)],
    )
    return id
  }
  /** An insight of the older flow, which waits. */
  async function insight(recordingId: string): Promise<string> {
    const id = randomUUID()
    await database.query(
      `insert into insights (id, user_id, topic_id, title, brief)
       values ($1, $2, $3, 'On prices', btrim(repeat('What we learnt about prices. ', 5)))`,
      [id, elena.id, topic?.id],
    )
    await database.query(
      `insert into insight_audios (insight_id, position, path, name, duration, recording_id)
       values ($1, 0, '/api/recordings/' || $2::uuid, 'On prices', 120, $2::uuid)`,
      [id, recordingId],
    )
    return id
  }
  /** An answer to Tom’s question, which waits. */
  async function answer(recordingId: string | null, text: string | null): Promise<string> {
    const [question, id] = [randomUUID(), randomUUID()]
    await database.query(`insert into insights_questions (id, user_id, topic_id, question) values ($1, $2, $3, $4)`, [
      question,
      tom.id,
      topic?.id,
      `How do we find out what ${id} would pay for a seat?`,
    ])
    await database.query('update insights_questions set is_approved = true where id = $1', [question])
    await database.query(
      `insert into insights_responses (id, question_id, user_id, response_type, recording_id, media_url, media_duration,
         media_transcript_formatted, submitted_for_approval, is_transcribed)
       values ($1, $2, $3, 'audio', $4::uuid, '/api/recordings/' || $4::uuid, 120, $5, true, $5::text is not null)`,
      [id, question, elena.id, recordingId, text],
    )
    return id
  }
  const correct = (recordingId: string, lines: unknown, before: unknown = LINES, person: Persona = elena) =>
    callAction<Answer>(actions, 'correctTranscript', { recordingId, lines, before }, person)
  const read = (id: string, person: Persona = elena) =>
    actions.get<{ lines: string[]; starts: number[]; isTranscribing: boolean; errorCode?: string }>(
      `/api/recordings/${id}/transcript`,
      { token: tokenFor(person) },
    )
  const stored = async (id: string) =>
    (
      await database.query<{ transcript: TranscriptSegment[] | null; text: string | null }>(
        `select transcript, media_transcript_formatted as text from private.recordings as recording
         left join insights_responses as response on response.recording_id = recording.id where recording.id = $1`,
        [id],
      )
    )[0]

  const versions = (id: string) =>
    database.query('select lines, changes from private.transcript_versions where recording_id = $1 order by id', [id])
  return {
    ...{ database, actions, ada, elena, marcus, tom },
    recording,
    insight,
    answer,
    correct,
    read,
    stored,
    versions,
  }
}
