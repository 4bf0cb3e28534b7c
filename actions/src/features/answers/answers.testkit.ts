import { randomUUID } from 'node:crypto'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { callAction, sendTake, type Take } from '#domain/recordings/take.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import type { Body } from '#tests/http.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

/** How long an answer lasts, in seconds. */
export const LENGTH = 121

/** Somebody’s approved questions, an expert of their field, one of another, and two members of staff, over HTTP. */
export async function openAnswers() {
  const database = await createTestDatabase()
  await database.query(`update user_accounts set is_admin = true where email = 'nora@brightwater.example'`)
  const actions = await startTestActions(database, { engine: false, env: { DATA_DIR: temporaryFolder() } })
  const [tom, nora, elena, marcus, ada] = await Promise.all(
    ['tom@client.example', 'nora@brightwater.example', 'elena@sagework.example', 'marcus@sagework.example']
      .concat('ada@sagework.example')
      .map((email) => persona(database, email)),
  )
  if (!tom || !nora || !elena || !marcus || !ada) throw new Error('A persona is missing.')
  const [topic] = await database.query<{ id: string }>(
    `select topic_id as id from expert_topics join master_topics on id = topic_id
     where user_id = $1 and is_approved_by_admin and not deleted and objective_id not in (
       select objective_id from expert_topics join master_topics on id = topic_id where user_id = $2)
     order by topic_id limit 1`,
    [elena.id, marcus.id],
  )
  const topicId = String(topic?.id)
  const by = (person: Persona) => ({ token: tokenFor(person) })
  const fileOf = await recordingOf(LENGTH)
  return {
    ...{ database, actions, tom, nora, elena, marcus, ada, topicId, by, fileOf },
    /** An approved question of Tom’s, in a field of Elena’s and not of Marcus’s. */
    async ask(name: string = randomUUID()): Promise<string> {
      const id = randomUUID()
      await database.query(
        `insert into insights_questions (id, user_id, topic_id, category_id, question, slug)
         select $1, $2, id, objective_id, $4, '' from master_topics where id = $3`,
        [id, tom.id, topicId, `How do we find out what ${name} would pay for a seat?`.slice(0, 250)],
      )
      await database.query('update insights_questions set is_approved = true where id = $1', [id])
      return id
    },
    /** A take that Elena has recorded, sent and had measured, unless said otherwise. */
    take: (part: Partial<Take> = {}) =>
      sendTake(actions, { person: elena, purpose: 'answer', content: fileOf, ...part }),
    submit: (questionId: string, recordingId: string, person: Persona = elena) =>
      callAction<Body>(actions, 'submitAnswer', { questionId, recordingId }, person),
    /** The whole of it as one form (REC-22). */
    send(
      questionId: string,
      part: Record<string, string> = {},
      {
        content = fileOf,
        person = elena,
        name = 'uploadedFile',
      }: { content?: Buffer; person?: Persona; name?: string } = {},
    ) {
      const form = new FormData()
      const fields = {
        ...{ questionId, responseType: 'audio', uploadedFileTime: String(LENGTH), uploadedFilePosition: '0' },
        ...{ recordingMimeType: 'audio/webm;codecs=opus', ...part },
      }
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      form.append(name, new Blob([new Uint8Array(content)]), 'answer.webm')
      return actions.request<{
        id: string
        status: string
        message: string
        errorCode: string
        errors?: { field: string }[]
      }>('POST', '/api/qanda/response', form, by(person))
    },
    answersTo: (questionId: string) =>
      database.query<Record<string, unknown>>(
        `select id, user_id, response_type, status, media_url, media_duration, recording_id, response_text, rejected_reason
         from insights_responses where question_id = $1 order by created_at`,
        [questionId],
      ),
    /** Who has still to look at the notice of an answer that waits. */
    promptedBy: async (id: string) =>
      (
        await database.query<{ user_id: string; title: string }>(
          `select user_id, title from notifications
           where kind = 'content_submitted' and seen_at is null and link like '%' || $1 order by user_id`,
          [id],
        )
      ).map(({ user_id, title }) => `${user_id}: ${title}`),
    /** How many takes of a person nothing holds. */
    unusedTakes: async (person: Persona = elena) => {
      const [row] = await database.query<{ count: string }>(
        `select count(*) from private.recordings r where user_id = $1
         and not exists (select from insights_responses where recording_id = r.id)
         and not exists (select from insight_audios where recording_id = r.id)`,
        [person.id],
      )
      return Number(row?.count)
    },
  }
}
