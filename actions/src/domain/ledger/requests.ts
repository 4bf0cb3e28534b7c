import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Entry } from './accounts.js'
import { requireAmount } from './accounts.js'
import { openPot, owedBy } from './credit-lots.store.js'
import { type OpenAccount, type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

/** What people can ask staff for: where it is taken from, where it waits, and the refusal if there isn't enough. */
const REQUESTS = {
  redemption: { from: 'reward_credits', pot: 'redemption_requested', shortage: 'INSUFFICIENT_REWARD_CREDITS' },
  payout: { from: 'income', pot: 'payout_requested', shortage: 'INSUFFICIENT_INCOME' },
} as const

interface Request extends TransferHeading {
  userId: string
  of: keyof typeof REQUESTS
  amount: number
}

/**
 * Sets reward credits or income aside for a request, so that they can't be requested twice.
 * @returns the account in which they wait
 * @throws AppError INSUFFICIENT_REWARD_CREDITS, INSUFFICIENT_INCOME, INCOME_OWED, IDEMPOTENCY_KEY_REUSED
 */
export async function setAsideForRequest(transaction: DatabaseTransaction, request: Request): Promise<string> {
  const { userId, of, amount, ...heading } = request
  const { from, pot: kind, shortage } = REQUESTS[of]
  requireAmount(amount)
  let pot = ''
  const entries = async (open: OpenAccount[]): Promise<Entry[]> => {
    if (of === 'payout' && owedBy(open, userId, 'income_owed') > 0) throw new AppError('INCOME_OWED')
    if ((await readPersonalBalance(transaction, userId, from)) < amount) throw new AppError(shortage)
    pot = await openPot(transaction, { kind, ownerId: userId, dueAt: null })
    return [
      { account: { kind: from, ownerId: userId }, amount: -amount },
      { account: { id: pot }, amount },
    ]
  }
  const posted = await postTransfer(transaction, { ...heading, owners: [userId], request: { userId, amount }, entries })
  // the caller's own row has the same key, and is found before this is called again
  if (posted.isRepeat) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return pot
}

interface Decision extends TransferHeading {
  userId: string
  potId: string
  /** Where the amount goes, and what is booked beside it; called once the owner is locked. */
  entries: (amount: number, open: OpenAccount[]) => Promise<Entry[]> | Entry[]
}

/**
 * Books what was decided about a request: everything in its account leaves it.
 * @throws AppError IDEMPOTENCY_KEY_REUSED
 */
export function settleRequest(transaction: DatabaseTransaction, decision: Decision): Promise<Posted> {
  const { userId, potId, entries, ...heading } = decision
  return postTransfer(transaction, {
    ...heading,
    owners: [userId],
    request: { potId },
    entries: async (open) => {
      const amount = await readPotBalance(transaction, potId)
      return [{ account: { id: potId }, amount: -amount }, ...(await entries(amount, open))]
    },
  })
}

/** Entries that give income back to somebody; what a refund left owing meanwhile is settled first. */
export function returnedIncome(open: readonly OpenAccount[], ownerId: string, amount: number): Entry[] {
  const settled = Math.min(amount, owedBy(open, ownerId, 'income_owed'))
  return [
    { account: { kind: 'income_owed', ownerId }, amount: settled },
    { account: { kind: 'income', ownerId }, amount: amount - settled },
  ]
}

async function readPersonalBalance(
  transaction: DatabaseTransaction,
  ownerId: string,
  kind: 'income' | 'reward_credits',
): Promise<number> {
  const { balance } = await transaction
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(balance)
}

async function readPotBalance(transaction: DatabaseTransaction, id: string): Promise<number> {
  const { balance } = await transaction
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(balance)
}
