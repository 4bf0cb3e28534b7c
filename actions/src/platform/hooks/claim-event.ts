import type { DatabaseTransaction } from '../database.js'

/**
 * Claims a delivery, inside the transaction that does its effect: Hasura delivers at least once.
 * @returns false when this delivery was claimed before
 */
export async function claimEvent(transaction: DatabaseTransaction, id: string, triggerName: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('private.event_claims')
    .values({ event_id: id, trigger_name: triggerName })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
