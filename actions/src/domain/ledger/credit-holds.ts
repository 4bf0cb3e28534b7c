import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Entry } from './accounts.js'
import { requireAmount } from './accounts.js'
import { draw, openPot, readDrawnLots } from './credit-lots.store.js'
import { returnedCredits } from './credits.js'
import { type OpenAccount, type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

interface Hold extends TransferHeading {
  userId: string
  amount: number
  now: Date
  /** When the credits return unless the hold has ended before. */
  dueAt: Date
}

export interface HeldCredits extends Posted {
  /** Identifies the hold when it ends. */
  holdId: string
}

/**
 * Sets credits aside for something under way: not spent yet, and not available for anything else. Since the hold is an
 * account of its own, it can only end once: after that the account is empty.
 * @throws AppError INSUFFICIENT_CREDITS, CREDITS_OWED, IDEMPOTENCY_KEY_REUSED
 */
export async function holdCredits(transaction: DatabaseTransaction, hold: Hold): Promise<HeldCredits> {
  const { userId, amount, now, dueAt, ...heading } = hold
  requireAmount(amount)
  const entries = async (open: OpenAccount[]) => {
    const drawn = draw(open, { userId, amount, now })
    const pot = await openPot(transaction, { kind: 'credits_held', ownerId: userId, dueAt })
    return [...drawn, { account: { id: pot }, amount }]
  }
  const request = { userId, amount }
  const posted = await postTransfer(transaction, { ...heading, owners: [userId], request, entries })
  return { ...posted, holdId: await findPot(transaction, posted.transferId) }
}

async function findPot(transaction: DatabaseTransaction, transferId: string): Promise<string> {
  const { id } = await transaction
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select('account.id')
    .where('entry.transfer_id', '=', transferId)
    .where('account.kind', '=', 'credits_held')
    .executeTakeFirstOrThrow()
  return id
}

export type HoldOutcome = 'posted' | 'voided' | 'expired'

interface Ending {
  holdId: string
  outcome: HoldOutcome
  /** How much of it is spent when posted (default: all); the rest returns. */
  amount?: number
  reason: string
  actorId: string | null
  subject?: TransferHeading['subject']
}

/**
 * Ends a hold. Posted, its credits are spent; voided or expired, they return to the lots they came from. Repeating the
 * same ending changes nothing.
 * @throws AppError HOLD_ENDED if it ended differently
 */
export async function endHold(transaction: DatabaseTransaction, ending: Ending): Promise<Posted> {
  const { holdId, outcome, amount, ...heading } = ending
  const { transferId, userId, held } = await readHold(transaction, holdId)
  const spent = outcome === 'posted' ? (amount ?? held) : 0
  if (outcome === 'posted') requireAmount(spent)
  if (spent > held) throw new RangeError(`${spent} of a hold of ${held}`)
  const entries = async (open: OpenAccount[]): Promise<Entry[]> => [
    { account: { id: holdId }, amount: -held },
    { account: { kind: 'credits_spent' }, amount: spent },
    ...returnedCredits(open, userId, await readDrawnLots(transaction, transferId), held - spent),
  ]
  const posting = { ...heading, key: `hold-end:${holdId}`, kind: `hold_${outcome}` as const, owners: [userId] }
  try {
    return await postTransfer(transaction, { ...posting, request: { holdId, spent }, entries })
  } catch (error) {
    if (error instanceof AppError && error.code === 'IDEMPOTENCY_KEY_REUSED') throw new AppError('HOLD_ENDED')
    throw error
  }
}

/** The hold as it began: its amount and the transfer that opened it. */
async function readHold(transaction: DatabaseTransaction, holdId: string) {
  const row = await transaction
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .select(['account.owner_id', 'entry.transfer_id', 'entry.amount'])
    .where('account.id', '=', holdId)
    .where('account.kind', '=', 'credits_held')
    .orderBy('entry.transfer_id')
    .limit(1)
    .executeTakeFirst()
  if (!row?.owner_id) throw new RangeError(`there is no hold ${holdId}`)
  return { transferId: row.transfer_id, userId: row.owner_id, held: Number(row.amount) }
}
