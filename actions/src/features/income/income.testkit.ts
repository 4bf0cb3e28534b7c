import { randomUUID } from 'node:crypto'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { bookEarning } from '#domain/ledger/earnings.js'
import { postTransfer, type TransferHeading } from '#domain/ledger/post-transfer.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { startTestActions } from '#tests/actions.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export interface ActionAnswer {
  id: string
  status?: string
  message?: string
  extensions: { code: string; errors: { field: string; message: string }[] }
}

export const LONG_REASON = 'For the answers of this spring.'

/** Elena earns; Ada and Bea are staff, and so is Elena when a test says so. */
export async function openIncome() {
  const database = await createTestDatabase()
  await database.query(`update user_accounts set is_admin = true where email = 'nora@brightwater.example'`)
  const actions = await startTestActions(database, { engine: false })
  const handle = openDatabase(database.actionsUrl, createLogger('silent'))
  atEnd(() => handle.close())
  const [elena, ada, bea, tom] = (await Promise.all(
    ['elena@sagework.example', 'ada@sagework.example', 'nora@brightwater.example', 'tom@client.example'].map((email) =>
      persona(database, email),
    ),
  )) as [Persona, Persona, Persona, Persona]

  const act = async (name: string, input: object, by: Persona, role = by.isAdmin ? 'staff' : 'expert') => {
    const path = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const answer = await actions.hook<ActionAnswer>(`/hooks/actions/${path}`, {
      ...{ action: { name }, input },
      session_variables: { 'x-hasura-role': role, 'x-hasura-user-id': by.id, 'x-hasura-session-id': by.sessionId },
    })
    const { body, status } = answer
    return { ...body, status: body.status ?? status, code: body.extensions?.code }
  }
  /** What is still to be paid in a batch, as staff see it. */
  const centsIn = async (batchId: string) => {
    const [row] = await database.query<{ cents: string | null }>(
      `select sum(cents) as cents from payouts where batch_id = $1 and status = 'requested'`,
      [batchId],
    )
    return Number(row?.cents)
  }
  const book = (
    entries: Parameters<typeof postTransfer>[1]['entries'],
    kind: TransferHeading['kind'] = 'test',
    userId = elena.id,
  ) =>
    handle.database.transaction().execute((transaction) =>
      postTransfer(transaction, {
        ...{ key: randomUUID(), kind, reason: 'A test', actorId: null },
        ...{ owners: [userId], request: {}, entries },
      }),
    )
  return {
    ...{ database, actions, handle, elena, ada, bea, tom, act, book },
    giveRewards: (amount: number, userId = elena.id) =>
      book(
        async () => [
          { account: { kind: 'rewards_issued' }, amount: -amount },
          { account: { kind: 'reward_credits', ownerId: userId }, amount },
        ],
        'answer_reward',
        userId,
      ),
    giveIncome: (cents: number, userId = elena.id) =>
      book(
        async () => [
          { account: { kind: 'sales' }, amount: -cents },
          { account: { kind: 'income', ownerId: userId }, amount: cents },
        ],
        'test',
        userId,
      ),
    /** Dollars that become available later. */
    earn: (cents: number, kind: TransferHeading['kind'], { days = 7, userId = elena.id } = {}) =>
      handle.database.transaction().execute((transaction) =>
        bookEarning(transaction, {
          ...{ key: randomUUID(), kind, reason: `An earning of ${kind}`, actorId: null },
          subject: { type: 'answer', id: kind },
          ...{ userId, currency: 'usd', amount: cents, availableAt: new Date(Date.now() + days * 86_400_000) },
          from: [{ account: { kind: 'sales' }, amount: -cents }],
        }),
      ),
    balances: async (userId = elena.id) => {
      const rows = await database.query<{ kind: string; sum: string }>(
        `select kind, sum(balance) as sum from ledger_accounts where owner_id = $1 and is_open group by kind`,
        [userId],
      )
      return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]))
    },
    noticesOf: async (userId: string) =>
      (
        await database.query<{ title: string }>(
          `select title from notifications where user_id = $1 and kind = 'income' order by created_at desc, id`,
          [userId],
        )
      ).map(({ title }) => title),
    confirm: async (id: string, by: Persona = bea, role?: string) =>
      act('confirmPayoutBatch', { id, seenCents: await centsIn(id) }, by, role),
    pay: async (id: string, by: Persona = ada, { reference = 'SW-142' as unknown, role = 'staff' } = {}) =>
      act('payPayoutBatch', { id, seenCents: await centsIn(id), reference }, by, role),
    /** As if all that was sent so far had been sent two days earlier. Locks in the product's order: jobs may still run. */
    letADayPass: () =>
      database.query(`begin; set local session_replication_role = replica;
        update payout_batches set paid_at = paid_at - interval '2 days', exported_at = exported_at - interval '2 days';
        update payouts set paid_at = paid_at - interval '2 days' where paid_at is not null;
        commit`),
    differences: async () => (await auditLedger(handle.database)).differences,
    staffToken: (person: Persona) => tokenFor({ ...person, isAdmin: true }),
  }
}
