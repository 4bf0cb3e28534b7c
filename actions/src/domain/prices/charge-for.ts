import { returnSpending, spendCredits } from '#domain/ledger/credits.js'
import type { TransferHeading } from '#domain/ledger/post-transfer.js'
import type { PlanOwner } from '#domain/plans/read-plan.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { type Priced, readPrice } from './credit-prices.store.js'

interface Charge {
  /** Whose credits pay, and whose plan decides the price of a post. */
  payer: PlanOwner
  /** Idempotency key from what is paid for, such as `post:<opportunity id>`: charged once, however often it is sent. */
  key: string
  /** As the payer will read it in their statement. */
  reason: string
  subject: NonNullable<TransferHeading['subject']>
  now: Date
  /** The price on the payer's screen, if their client showed one. */
  seenCredits?: number | null
}

/**
 * Charges the price of an action in the caller's transaction, so that both are committed or neither is. Call it last
 * (docs/how-to/book-money.md).
 * @returns the price; 0 if it is free, and nothing is booked
 * @throws AppError PRICE_CHANGED if it isn't what the payer saw, INSUFFICIENT_CREDITS with need and balance, CREDITS_OWED, IDEMPOTENCY_KEY_REUSED
 */
export async function chargeFor(transaction: DatabaseTransaction, priced: Priced, charge: Charge): Promise<number> {
  const { payer, seenCredits, ...heading } = charge
  const amount = await readPrice(transaction, priced, payer, charge.now)
  if (typeof seenCredits === 'number' && seenCredits !== amount) throw new AppError('PRICE_CHANGED')
  if (amount === 0) return 0
  const { userId } = payer
  await spendCredits(transaction, { ...heading, kind: priced.action, userId, actorId: userId, amount })
  return amount
}

/**
 * Returns what was charged under a key, to the credits it was drawn from. Books nothing if nothing was charged, or if it
 * has been returned already.
 * @returns whether it was booked now
 */
export async function returnCharge(
  transaction: DatabaseTransaction,
  { key, ...heading }: Pick<Charge, 'key' | 'reason' | 'subject'> & { actorId: string | null },
): Promise<boolean> {
  const charge = await transaction
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_statement_lines as line', 'line.transfer_id', 'transfer.id')
    .where('transfer.key', '=', key)
    .where('line.currency', '=', 'credit')
    .where('line.amount', '<', '0')
    .select(['transfer.id', 'line.owner_id'])
    .executeTakeFirst()
  if (!charge) return false
  const { isRepeat } = await returnSpending(transaction, {
    ...{ ...heading, transferId: charge.id, userId: charge.owner_id },
  })
  return !isRepeat
}
