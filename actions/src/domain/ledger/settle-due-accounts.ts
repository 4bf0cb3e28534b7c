import type { Database, DatabaseTransaction } from '#platform/database.js'
import { endHold } from './credit-holds.js'
import { releaseEarning } from './earnings.js'
import { postTransfer } from './post-transfer.js'

const BATCH = 100

/**
 * Settles a batch of accounts that are due: credits expire, holds are released, earnings become available. Each account
 * has a transaction of its own, which keeps locks short, and is settled once even if several instances run this.
 * @returns the number settled, and whether nothing is left
 */
export async function settleDueAccounts(database: Database, now: Date): Promise<{ settled: number; isDone: boolean }> {
  const due = await database
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'owner_id'])
    .where('is_open', '=', true)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id, kind, owner_id } of due) {
    await database.transaction().execute(async (transaction) => {
      if (kind === 'credits' && owner_id) return endCredits(transaction, id, owner_id)
      if (kind === 'credits_held') return endOverdueHold(transaction, id)
      return releaseEarning(transaction, id)
    })
  }
  return { settled: due.length, isDone: due.length < BATCH }
}

async function endOverdueHold(transaction: DatabaseTransaction, holdId: string): Promise<void> {
  if ((await readPot(transaction, holdId)).balance === 0) return
  await endHold(transaction, { holdId, outcome: 'expired', reason: 'Credits on hold were returned', actorId: null })
}

/** Credits returned by a hold after their expiry expire again, so the key names the last transfer of the account. */
async function endCredits(transaction: DatabaseTransaction, id: string, ownerId: string): Promise<void> {
  const before = await readPot(transaction, id)
  if (before.balance === 0) return
  const entries = async () => {
    const { balance } = await readPot(transaction, id)
    return [
      { account: { id }, amount: -balance },
      { account: { kind: 'credits_expired' as const }, amount: balance },
    ]
  }
  await postTransfer(transaction, {
    ...{ key: `expire:${id}:${before.lastTransferId}`, kind: 'credits_expired' },
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
