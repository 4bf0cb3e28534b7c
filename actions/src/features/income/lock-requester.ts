import type { DatabaseTransaction } from '#platform/database.js'

/** Of the same request sent twice at once, the second has to find the first. */
export async function lockRequester(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
}
