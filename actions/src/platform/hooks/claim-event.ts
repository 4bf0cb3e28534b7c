import type { DatabaseTransaction } from '../database.js'

/**
 * Claims a delivery within the transaction that carries out its effect, because Hasura delivers at least once.
 * @returns false if this delivery has already been claimed
 */
export async function claimEvent(transaction: DatabaseTransaction, id: string, triggerName: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('private.event_claims')
    .values({ event_id: id, trigger_name: triggerName })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
