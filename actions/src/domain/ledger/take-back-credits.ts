import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import { type Entry, requireAmount } from './accounts.js'
import { lockCorrections } from './corrections/corrections.js'
import { pocketOf, readGrantedLot } from './credit-lots.store.js'
import { inDrawOrder } from './draw-order.rules.js'
import { type OpenAccount, type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

interface TakingBack extends TransferHeading {
  userId: string
  amount: number
  /** All that the grant gave, of which earlier refunds have taken something already. */
  granted: number
  takenBefore: number
  /** The key of the grant whose credits are taken back first. */
  grantKey: string
  now: Date
}

/**
 * Takes back credits whose payment was refunded: first what is left of their own grant, then the person's other
 * credits, and whatever has been spent becomes owed. So nobody owes credits while having some, and the result doesn't
 * depend on the order of refunds and purchases. What staff have taken away by a correction isn't taken a second time.
 * @returns null if nothing was left to take
 */
export async function takeBackCredits(transaction: DatabaseTransaction, taking: TakingBack): Promise<Posted | null> {
  const { userId, amount: refunded, granted, takenBefore, grantKey, now, ...heading } = taking
  requireAmount(refunded)
  const most = granted - (await lockCorrected(transaction, grantKey, userId))
  const amount = Math.min(takenBefore + refunded, most) - Math.min(takenBefore, most)
  if (amount <= 0) return null
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
  return postTransfer(transaction, {
    ...heading,
    owners: [userId],
    request: { userId, amount: refunded, grantKey },
    entries,
  })
}

/** What corrections of a grant have taken from its owner, less what corrections of those gave back. */
async function lockCorrected(transaction: DatabaseTransaction, grantKey: string, userId: string): Promise<number> {
  const grant = await transaction
    .selectFrom('ledger_transfers')
    .select('id')
    .where('key', '=', grantKey)
    .executeTakeFirst()
  if (!grant) return 0
  await lockCorrections(transaction, grant.id)
  const { rows } = await sql<{ sum: string }>`
    with recursive correction (id) as (
      select id from ledger_transfers where corrects_id = ${grant.id}
      union all
      select later.id from correction join ledger_transfers as later on later.corrects_id = correction.id
    )
    select coalesce(-sum(entry.amount), 0) as sum
    from correction join ledger_entries as entry on entry.transfer_id = correction.id
    join ledger_accounts as account on account.id = entry.account_id
    where account.owner_id = ${userId} and entry.currency = 'credit'`.execute(transaction)
  return Number(rows[0]?.sum ?? 0)
}
