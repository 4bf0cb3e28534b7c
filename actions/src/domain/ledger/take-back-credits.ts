import type { DatabaseTransaction } from '#platform/database.js'
import { type Entry, requireAmount } from './accounts.js'
import { pocketOf, readGrantedLot } from './credit-lots.store.js'
import { inDrawOrder } from './draw-order.rules.js'
import { type OpenAccount, type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

interface TakingBack extends TransferHeading {
  userId: string
  amount: number
  /** The key of the grant whose credits are taken back first. */
  grantKey: string
  now: Date
}

/**
 * Takes back credits whose payment was refunded: first what is left of their own grant, then the person's other
 * credits, and whatever has been spent becomes owed. So nobody owes credits while having some, and the result doesn't
 * depend on the order of refunds and purchases.
 */
export function takeBackCredits(transaction: DatabaseTransaction, taking: TakingBack): Promise<Posted> {
  const { userId, amount, grantKey, now, ...heading } = taking
  requireAmount(amount)
  const entries = async (open: OpenAccount[]) => {
    const { lots } = pocketOf(open, userId, now)
    const own = await readGrantedLot(transaction, grantKey)
    const isOwn = ({ id }: { id: string }) => id === own
    const taken: Entry[] = []
    let left = amount
    for (const { id, balance } of [...lots.filter(isOwn), ...inDrawOrder(lots.filter((lot) => !isOwn(lot)))]) {
      const part = Math.min(balance, left)
      taken.push({ account: { id }, amount: -part })
      left -= part
    }
    const owed: Entry = { account: { kind: 'credits_owed', ownerId: userId }, amount: -left }
    return [...taken, owed, { account: { kind: 'credits_issued' as const }, amount }]
  }
  return postTransfer(transaction, { ...heading, owners: [userId], request: { userId, amount, grantKey }, entries })
}
