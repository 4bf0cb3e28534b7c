import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { readStaffIds } from '#domain/notices/staff-ids.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Transfer } from '#providers/payments/payouts.js'
import type { Payout } from './lock-payout.js'

/** Tells all staff that a part of a payout came back, once for each sum. */
export async function alertOfPart(transaction: DatabaseTransaction, payout: Payout, transfer: Transfer): Promise<void> {
  const { transferId, amountCents, reversedCents } = transfer
  const amounts = { amount: formatCents(amountCents), reversed: formatCents(reversedCents) }
  await insertNotices(transaction, {
    userIds: await readStaffIds(transaction),
    words: NOTICES.payoutPartlyReversed.write({ ...amounts, transferId, name: await nameOf(transaction, payout) }),
    effectKey: `payout-part:${transferId}:${reversedCents}`,
  })
}

/** Tells all staff, once, of a transfer that names a payout but doesn't pay it. */
export async function alertOfMismatch(
  transaction: DatabaseTransaction,
  payout: Payout,
  { transferId, amountCents, currency }: Transfer,
): Promise<void> {
  const transferred = currency === 'usd' ? formatCents(amountCents) : `an amount in ${currency.toUpperCase()}`
  await insertNotices(transaction, {
    userIds: await readStaffIds(transaction),
    words: NOTICES.transferUnexplained.write({ transferred, transferId, name: await nameOf(transaction, payout) }),
    effectKey: `transfer-mismatch:${transferId}`,
  })
}

async function nameOf(transaction: DatabaseTransaction, { user_id }: Payout): Promise<string> {
  const names = transaction.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', user_id)
  const person = await names.executeTakeFirst()
  return person ? fullName(person) : 'an expert'
}
