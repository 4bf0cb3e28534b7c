import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import type { Transfer } from '#providers/payments/payouts.js'
import { alertOfMismatch, alertOfPart } from './alert-staff.js'
import { lockPayout, type Payout } from './lock-payout.js'
import { findPayoutAccount } from './payout-account.js'
import { giveBackPayout, settlePayout } from './settle-payout.js'

const REVERSED = 'Stripe sent the money back.'

/**
 * What the provider says of a transfer, in its answer or in an event, in any order and however often: the payout was
 * paid, and returned once all of it was reversed. What can't be booked is for staff to look at.
 */
export async function applyTransfer(
  transaction: DatabaseTransaction,
  services: Services,
  transfer: Transfer,
): Promise<void> {
  const { payoutId, transferId, reversedCents } = transfer
  const found = payoutId && isUuid(payoutId) ? await lockPayout(transaction, payoutId) : undefined
  if (!found) return
  const { payout, paidBy } = found
  const isExpected = payout.status === 'requested' ? paidBy !== null : payout.transfer_id === transferId
  if (!isExpected || !(await isFor(transaction, payout, transfer))) {
    services.log.error({ payoutId, transferId }, 'a transfer names a payout that it doesn’t pay')
    await alertOfMismatch(transaction, payout, transfer)
    return
  }
  if (payout.status === 'requested' && paidBy)
    await settlePayout(transaction, services, { payout, reference: transferId, actorId: paidBy, transferId })
  if (payout.status === 'returned' || reversedCents === 0) return
  if (reversedCents < transfer.amountCents) {
    services.log.error({ payoutId, transferId }, 'a payout was reversed in part, which nothing books')
    await alertOfPart(transaction, payout, transfer)
    return
  }
  const after = { ...payout, status: 'paid' }
  await giveBackPayout(transaction, services, { payout: after, reason: REVERSED, actorId: null })
}

/** Whether its owner got the whole amount, in dollars, to their own account. */
async function isFor(
  transaction: DatabaseTransaction,
  { method, cents, user_id }: Payout,
  { amountCents, currency, accountId }: Transfer,
): Promise<boolean> {
  const account = await findPayoutAccount(transaction, user_id)
  const isWhole = amountCents === Number(cents) && currency === 'usd'
  return method === 'stripe' && isWhole && account?.accountId === accountId
}
