import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export const REASON = 'We are comparing three providers and ask every day.'

export interface StaffMoney {
  actions: TestActions
  database: TestDatabase
  tom: Persona
  elena: Persona
  ada: Persona
  /** A second member of staff. */
  jonas: Persona
  /** An action as the engine calls it. */
  act(person: Persona, name: string, input: object): Promise<{ status: number; body: ActBody }>
  ask(person: Persona, wizlings: unknown, reason?: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  /** Asks for credits over HTTP, and returns the request's id. */
  requestOf(person: Persona, wizlings: number): Promise<string>
  /** What somebody can spend, by their accounts. */
  balanceOf(person: Persona): Promise<number>
  noticesOf(person: Persona): Promise<string[]>
  /** Those that they haven't seen, and that nothing has settled. */
  newNoticesOf(person: Persona): Promise<string[]>
  auditOf(subjectId: string): Promise<{ action: string; actor_id: string; reason: string | null }[]>
}

export interface ActBody {
  status?: string
  transferId?: string | null
  proposalId?: string | null
  message?: string
  extensions?: { code: string }
}

/** Two members of staff, and people who ask for credits. */
export async function openStaffMoney(options: { engine?: false } = { engine: false }): Promise<StaffMoney> {
  const database = await createTestDatabase()
  await database.query(`update user_accounts set is_admin = true where email = 'jonas@brightwater.example'`)
  const actions = await startTestActions(database, options)
  const [tom, elena, ada, jonas] = await Promise.all([
    persona(database, 'tom@client.example'),
    persona(database, 'elena@sagework.example'),
    persona(database, 'ada@sagework.example'),
    persona(database, 'jonas@brightwater.example'),
  ])
  const ask: StaffMoney['ask'] = (person, wizlings, reason = REASON) =>
    actions.post('/api/wizlings/request', { wizlings, reason }, { token: tokenFor(person) })
  return {
    ...{ actions, database, tom, elena, ada, jonas, ask },
    act: (person, name, input) =>
      actions.hook<ActBody>(`/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, {
        action: { name },
        input,
        session_variables: {
          'x-hasura-role': person.isAdmin ? 'staff' : person.isExpert ? 'expert' : 'user',
          'x-hasura-user-id': person.id,
          'x-hasura-session-id': person.sessionId,
        },
      }),
    requestOf: async (person, wizlings) => String((await ask(person, wizlings)).body.id),
    balanceOf: async ({ id }) => {
      const [row] = await database.query<{ sum: string }>(
        `select coalesce(sum(balance), 0) as sum from ledger_accounts where owner_id = $1 and kind = 'credits'`,
        [id],
      )
      return Number(row?.sum)
    },
    noticesOf: async ({ id }) =>
      (
        await database.query<{ title: string }>(
          'select title from notifications where user_id = $1 order by created_at, title',
          [id],
        )
      ).map(({ title }) => title),
    newNoticesOf: async ({ id }) =>
      (
        await database.query<{ title: string }>(
          'select title from notifications where user_id = $1 and seen_at is null order by created_at, title',
          [id],
        )
      ).map(({ title }) => title),
    auditOf: (subjectId) =>
      database.query('select action, actor_id, reason from staff_audit_log where subject_id = $1 order by created_at', [
        subjectId,
      ]),
  }
}
