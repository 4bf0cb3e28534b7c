import { randomUUID } from 'node:crypto'
import { fund } from '#domain/ledger/fund.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export const QUESTION = 'How do we find out what our customers would pay for a second seat?'

/** Two members of staff, two people who ask, and two experts, over HTTP. */
export async function openQuestions() {
  const database = await createTestDatabase()
  await database.query(`update user_accounts set is_admin = true where email = 'nora@brightwater.example'`)
  const actions = await startTestActions(database, { engine: false })
  const [tom, nora, elena, marcus, ada] = await Promise.all(
    ['tom@client.example', 'nora@brightwater.example', 'elena@sagework.example', 'marcus@sagework.example']
      .concat('ada@sagework.example')
      .map((email) => persona(database, email)),
  )
  if (!tom || !nora || !elena || !marcus || !ada) throw new Error('A persona is missing.')
  const [topic] = await database.query<{ topic_id: string; objective_id: string }>(
    `select topic_id, objective_id from expert_topics join master_topics on id = topic_id
     where user_id = $1 and is_approved_by_admin and not deleted order by topic_id limit 1`,
    [elena.id],
  )
  const topicId = String(topic?.topic_id)
  const by = (person: Persona) => ({ token: tokenFor(person) })
  return {
    ...{ database, actions, tom, nora, elena, marcus, ada, topicId, by },
    objectiveId: String(topic?.objective_id),
    fund: (person: Persona, credits: number) => fund(database, person.id, credits),
    ask: (person: Persona, part: object = {}) =>
      actions.post('/api/qanda/question', { topicId, question: QUESTION, id: randomUUID(), ...part }, by(person)),
    decide: (id: string, body: object, person: Persona = ada) =>
      actions.request('PATCH', `/api/admin/insight_question/${id}/approval`, body, by(person)),
    /** When its words last changed, as staff read it with them. */
    readAt: async (id: string) => {
      const [row] = await database.query<{ at: string }>(
        `select to_json(updated_at) #>> '{}' as at from insights_questions where id = $1`,
        [id],
      )
      return row?.at ?? '2026-01-01T00:00:00Z'
    },
    act: (person: Persona, name: string, input: object) =>
      actions.hook<{ status?: string; extensions?: { code: string } }>(
        `/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        {
          action: { name },
          input,
          session_variables: {
            'x-hasura-role': person.isAdmin ? 'staff' : person.isExpert ? 'expert' : 'user',
            'x-hasura-user-id': person.id,
            'x-hasura-session-id': person.sessionId,
          },
        },
      ),
    balanceOf: async ({ id }: Persona) => {
      const [row] = await database.query<{ sum: string }>(
        `select coalesce(sum(balance), 0) as sum from ledger_accounts where owner_id = $1 and kind = 'credits'`,
        [id],
      )
      return Number(row?.sum)
    },
    titlesOf: async ({ id }: Persona) =>
      (
        await database.query<{ title: string }>(
          'select title from notifications where user_id = $1 order by created_at, title',
          [id],
        )
      ).map(({ title }) => title),
    /** Who has still to look at the notice of a question that waits. */
    promptedBy: async (id: string) =>
      (
        await database.query<{ user_id: string }>(
          `select user_id from notifications where kind = 'content_submitted' and seen_at is null and link like '%' || $1`,
          [id],
        )
      ).map(({ user_id }) => user_id),
    auditOf: (id: string) =>
      database.query('select actor_id, action, reason from staff_audit_log where subject_id = $1', [id]),
  }
}
