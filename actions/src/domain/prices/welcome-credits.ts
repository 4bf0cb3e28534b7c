import { grantCredits } from '#domain/ledger/credits.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'

/**
 * Grants a new account its one-time credits, in the transaction that creates it (GK-019, CRED-08). They don't expire, and
 * are granted once, however often this is called.
 */
export async function grantWelcomeCredits(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const amount = await readWelcomeCredits(transaction)
  if (amount === 0) return
  await grantCredits(transaction, {
    ...{ userId, amount, source: 'welcome', endsAt: null, actorId: null },
    key: `welcome:${userId}`,
    kind: 'welcome_credits',
    reason: 'Welcome Credits, once for every account',
  })
}

async function readWelcomeCredits(queryable: Queryable): Promise<number> {
  const { value } = await queryable
    .selectFrom('system_configurations')
    .where('config', '=', 'WELCOME_CREDITS')
    .select('value')
    .executeTakeFirstOrThrow()
  return Number(value)
}
