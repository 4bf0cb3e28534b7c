import { randomUUID } from 'node:crypto'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export const QUESTION = 'How do we find out what our customers would pay for a second seat?'
const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ')
export const WRITTEN = { strategyTxt: words(12), criticalTxt: words(11), realExampleTxt: words(10) }
const TYPES: Readonly<Record<string, string>> = { response: 'audio', insight: 'audio', answer: 'video' }

/** Two experts, somebody who asks, and staff; what they send for approval goes through the action. */
export async function openResponses() {
  const database = await createTestDatabase()
  const actions = await startTestActions(database, { engine: false })
  const [elena, marcus, tom, ada] = await Promise.all(
    ['elena@sagework.example', 'marcus@sagework.example', 'tom@client.example', 'ada@sagework.example'].map((email) =>
      persona(database, email),
    ),
  )
  if (!elena || !marcus || !tom || !ada) throw new Error('A persona is missing.')
  const one = async <Row extends object>(sql: string, values: unknown[] = []) => {
    const [row] = await database.query<Row & Record<string, unknown>>(sql, values)
    return row as Row
  }
  const { topic_id: topicId, objective_id: categoryId } = await one<{ topic_id: string; objective_id: string }>(
    `select topic_id, objective_id from expert_topics join master_topics on id = topic_id
     where user_id = $1 and is_approved_by_admin and not deleted order by topic_id limit 1`,
    [elena.id],
  )
  const { id: domainId } = await one<{ id: string }>(
    'select id from master_domains where not deleted order by 1 limit 1',
  )
  /** A whole new insight in writing. */
  const written = (part: object = {}) => ({
    ...{ responseType: 'text', insightQuestion: QUESTION, topicId, ...WRITTEN },
    ...{ domains: [domainId], customDomains: [] },
    ...part,
  })
  const act = (person: Persona, name: string, path: string, input: object) =>
    actions.hook<{
      status?: string
      message?: string
      extensions?: { code: string; errors?: { field: string; message: string }[] }
    }>(`/hooks/actions/${path}`, {
      action: { name },
      input,
      session_variables: {
        'x-hasura-role': person.isExpert ? 'expert' : 'user',
        'x-hasura-user-id': person.id,
        'x-hasura-session-id': person.sessionId,
      },
    })
  /** What was answered: the status, or the code of the refusal with its messages by field. */
  const submit = async (
    response: object,
    {
      by = elena,
      id = randomUUID(),
      questionId = randomUUID(),
    }: { by?: Persona; id?: string; questionId?: string } = {},
  ) => {
    const { status, body } = await act(by, 'submitResponse', 'submit-response', { id, questionId, response })
    const errors = Object.fromEntries((body.extensions?.errors ?? []).map(({ field, message }) => [field, message]))
    return { id, questionId, status, code: body.extensions?.code ?? body.status, message: body.message, errors }
  }
  return {
    ...{ database, actions, elena, marcus, tom, ada, topicId, categoryId, domainId, one, written, submit },
    by: (person: Persona) => ({ token: tokenFor(person) }),
    remove: async (id: string, by: Persona = elena) => {
      const { status, body } = await act(by, 'removeResponse', 'remove-response', { id })
      return { status, code: body.extensions?.code ?? body.status }
    },
    rowOf: (id: string) =>
      one<Record<string, unknown>>(
        `select status, response_type, response_text, media_url, media_duration, media_transcript_formatted, resource_url,
           artefact_id, additional_text, rejected_reason, recording_id, question_id from insights_responses where id = $1`,
        [id],
      ),
    questionOf: (id: string) =>
      one<Record<string, unknown>>(
        'select user_id, question, is_approved, rejected_reason, is_asked, topic_id, slug from insights_questions where id = $1',
        [id],
      ),
    industriesOf: async (id: string) =>
      (
        await database.query<{ name: string }>(
          'select coalesce(domain_id::text, custom_domain_name) as name from insight_response_domains where insight_response_id = $1 order by 1',
          [id],
        )
      ).map(({ name }) => name),
    decide: async (id: string, isApproved: boolean, reason: string | null = null) => {
      await database.query('update insights_responses set is_approved = $2, rejected_reason = $3 where id = $1', [
        ...[id, isApproved, reason],
      ])
      await database.query(
        `update insights_questions set is_approved = $2, rejected_reason = $3
         where id = (select question_id from insights_responses where id = $1) and is_approved is null`,
        [id, isApproved, reason],
      )
      await database.query(
        `insert into staff_audit_log (actor_id, action, subject_type, subject_id) values ($1, 'decide', 'response', $2)`,
        [ada.id, id],
      )
    },
    /** An approved question of Tom's in a field of Elena's. */
    ask: () =>
      one<{ id: string }>(
        `insert into insights_questions (user_id, question, topic_id, category_id, slug) values ($1, $2, $3, $3, '')
         returning id`,
        [tom.id, QUESTION, topicId],
      ).then(async ({ id }) => {
        await database.query('update insights_questions set is_approved = true where id = $1', [id])
        return id
      }),
    record: async (person: Persona = elena, purpose = 'response', state = 'ready') => {
      const { id } = await one<{ id: string }>(
        `insert into private.recordings (id, user_id, media, purpose, state, received_bytes, announced_bytes, content_type,
           size_bytes, duration_ms, peaks)
         values (gen_random_uuid(), $1, $2, $3, $4, 9, 9, 'audio/webm', 9, 61400, '{1}') returning id`,
        [person.id, TYPES[purpose], purpose, state],
      )
      return id
    },
    upload: (
      content: string | Buffer,
      {
        by: person = elena,
        name = 'Plan.pdf',
        ...fields
      }: { by?: Persona; name?: string; [field: string]: unknown } = {},
    ) => {
      const data = new FormData()
      for (const [field, value] of Object.entries({ uploadType: 'insight_attachment', ...fields }))
        data.append(field, String(value))
      data.append('uploadedFile', new Blob([new Uint8Array(Buffer.from(content))]), name)
      return fetch(`${actions.url}/api/insight/assets`, {
        ...{ method: 'POST', body: data, headers: { authorization: `Bearer ${tokenFor(person)}` } },
      })
    },
    noticesOf: async ({ id }: Persona, responseId: string) =>
      database.query<{ title: string; is_seen: boolean }>(
        `select title, seen_at is not null as is_seen from notifications where user_id = $1 and link like '%' || $2`,
        [id, responseId],
      ),
  }
}
