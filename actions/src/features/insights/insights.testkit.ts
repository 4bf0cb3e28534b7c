import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { callAction, sendTake, type Take } from '#domain/recordings/take.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

/** How long a recording of an insight lasts, in seconds. */
export const LENGTH = 61
export const BRIEF = 'What we learned when we raised prices three times in one year, and lost nobody.'

export interface Refusal {
  id: string
  status: string
  message: string
  errorCode: string
  errors?: { field: string; message: string }[]
  extensions: { code: string }
}

/** An expert with a topic, another one, two members of staff, and recordings, over HTTP. */
export async function openInsights() {
  const database = await createTestDatabase()
  await database.query(`update user_accounts set is_admin = true where email = 'nora@brightwater.example'`)
  const actions = await startTestActions(database, { env: { DATA_DIR: temporaryFolder() } })
  const [elena, marcus, nora, ada] = await Promise.all(
    ['elena@sagework.example', 'marcus@sagework.example', 'nora@brightwater.example', 'ada@sagework.example'].map(
      (email) => persona(database, email),
    ),
  )
  if (!elena || !marcus || !nora || !ada) throw new Error('A persona is missing.')
  const topicOf = async (person: Persona, isOwn: boolean) => {
    const [topic] = await database.query<{ id: string }>(
      `select id from master_topics where is_approved_by_admin and not deleted
         and exists (select from expert_topics where topic_id = id and user_id = $1) = $2 order by id limit 1`,
      [person.id, isOwn],
    )
    return String(topic?.id)
  }
  const topicId = await topicOf(elena, true)
  const fileOf = await recordingOf(LENGTH)
  const words = { title: 'Three signs of a price that is too low', brief: BRIEF, briefRichText: null, topicId }
  const by = (person: Persona) => ({ token: tokenFor(person) })
  return {
    ...{ database, actions, elena, marcus, nora, ada, topicId, words, fileOf, by },
    otherTopic: () => topicOf(elena, false),
    take: (part: Partial<Take> = {}) =>
      sendTake(actions, { person: elena, purpose: 'insight', content: fileOf, ...part }),
    call: (name: string, input: object, person: Persona = elena) => callAction<Refusal>(actions, name, input, person),
    /** The form of INS-44 and INS-45. */
    send(
      fields: [string, string][],
      {
        files = [],
        person = elena,
        id,
      }: { files?: { name: string; content: Buffer }[]; person?: Persona; id?: string } = {},
    ) {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      for (const { name, content } of files) form.append('audio', new Blob([new Uint8Array(content)]), name)
      return actions.request<Refusal>(
        id ? 'PUT' : 'POST',
        id ? `/api/insight/${id}` : '/api/insight/',
        form,
        by(person),
      )
    },
    fields: (part: Partial<Record<keyof typeof words, string>> = {}): [string, string][] =>
      Object.entries({ title: words.title, brief: words.brief, topicId, ...part }),
    decide: (id: string, status: 'APPROVED' | 'REJECTED', reason: string | null = null) =>
      database.query('update insights set status = $2, reason = $3, badge = true where id = $1', [id, status, reason]),
    async stored(id: string) {
      const [row] = await database.query<Record<string, unknown>>(
        `select title, brief, status, reason, badge, user_id,
           (select coalesce(json_agg(json_build_array(position, name, path, duration) order by position), '[]')
            from insight_audios where insight_id = insights.id) as audio
         from insights where id = $1`,
        [id],
      )
      return row
    },
    count: async () => Number((await database.query<{ count: string }>('select count(*) from insights'))[0]?.count),
    takes: async (person: Persona = elena) => {
      const [row] = await database.query<{ count: string }>(
        `select count(*) from private.recordings where user_id = $1`,
        [person.id],
      )
      return Number(row?.count)
    },
  }
}
