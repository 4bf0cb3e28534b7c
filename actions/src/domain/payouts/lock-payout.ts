import type { Selectable } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import type { DB } from '#platform/database-types.generated.js'

export type Payout = Selectable<DB['payouts']>

interface LockedPayout {
  payout: Payout
  /** Who paid its batch; null while nobody has. */
  paidBy: string | null
}

/** Its batch is locked first, as it is for paying, so that the two can't deadlock. */
export async function lockPayout(transaction: DatabaseTransaction, id: string): Promise<LockedPayout | undefined> {
  const read = () => transaction.selectFrom('payouts').selectAll().where('id', '=', id)
  const { batch_id } = (await read().executeTakeFirst()) ?? {}
  const batches = transaction.selectFrom('payout_batches').select(['id', 'paid_by'])
  if (batch_id) await batches.where('id', '=', batch_id).forUpdate().execute()
  const payout = await read().forUpdate().executeTakeFirst()
  if (!payout) return undefined
  const batch = payout.batch_id ? await batches.where('id', '=', payout.batch_id).executeTakeFirst() : undefined
  return { payout, paidBy: batch?.paid_by ?? null }
}
