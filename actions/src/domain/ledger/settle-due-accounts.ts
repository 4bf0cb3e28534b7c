import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database.js'
import { endHold } from './credit-holds.js'
import { releaseEarning } from './earnings.js'
import { lockOwner, postTransfer } from './post-transfer.js'

const BATCH = 100

/**
 * Settles what is due: credits expire, holds are released, earnings become available. Each account has a transaction of its
 * own, which keeps locks short, and is settled once even if several instances run this. One that can't be settled keeps
 * nobody else waiting. Whatever is left when it is aborted is settled by the next run.
 * @throws AggregateError with the fault of each account that could not be settled, once all others are
 */
export async function settleDueAccounts(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const faults: unknown[] = []
  let last: DueAccount | undefined
  do {
    const due = await readDueAccounts(database, now, last)
    for (const account of due) {
      if (signal?.aborted) break
      await settle(database, account).catch((fault: unknown) => faults.push(fault))
    }
    last = due.length < BATCH || signal?.aborted ? undefined : due.at(-1)
  } while (last)
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} accounts could not be settled: ${faults[0]}`)
}

interface DueAccount {
  id: string
  kind: string
  ownerId: string | null
  /** As text, because a Date would lose the microseconds by which the next batch begins. */
  dueAt: string
}

/** The next batch after the last one, since what could not be settled stays due. */
function readDueAccounts(database: Database, now: Date, last?: DueAccount): Promise<DueAccount[]> {
  return database
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'owner_id as ownerId', sql<string>`due_at::text`.as('dueAt')])
    .where('is_open', '=', true)
    .where('due_at', '<=', now)
    .where(last ? sql<boolean>`(due_at, id) > (${last.dueAt}::timestamptz, ${last.id}::bigint)` : sql.lit(true))
    .orderBy('due_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

function settle(database: Database, { id, kind, ownerId }: DueAccount): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (ownerId) await lockOwner(transaction, ownerId)
    if (kind === 'credits' && ownerId) return endCredits(transaction, id, ownerId)
    if (kind === 'credits_held') return endOverdueHold(transaction, id)
    return releaseEarning(transaction, id)
  })
}

async function endOverdueHold(transaction: DatabaseTransaction, holdId: string): Promise<void> {
  if ((await readPot(transaction, holdId)).balance === 0) return
  await endHold(transaction, { holdId, outcome: 'expired', reason: 'Credits on hold were returned', actorId: null })
}

/** Credits returned by a hold after their expiry expire again, so the key names the last transfer of the account. */
async function endCredits(transaction: DatabaseTransaction, id: string, ownerId: string): Promise<void> {
  const { balance, lastTransferId } = await readPot(transaction, id)
  if (balance === 0) return
  const entries = () => [
    { account: { id }, amount: -balance },
    { account: { kind: 'credits_expired' as const }, amount: balance },
  ]
  await postTransfer(transaction, {
    ...{ key: `expire:${id}:${lastTransferId}`, kind: 'credits_expired' },
    ...{ reason: 'Credits expired', actorId: null, owners: [ownerId], request: { id }, entries },
  })
}

async function readPot(transaction: DatabaseTransaction, id: string) {
  const { balance, lastTransferId } = await transaction
    .selectFrom('ledger_accounts as account')
    .select(({ selectFrom }) => [
      'account.balance',
      selectFrom('ledger_entries')
        .select(({ fn }) => fn.max('transfer_id').as('last'))
        .whereRef('account_id', '=', 'account.id')
        .as('lastTransferId'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow()
  return { balance: Number(balance), lastTransferId }
}
