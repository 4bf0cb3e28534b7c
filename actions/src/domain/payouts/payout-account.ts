import type { Config } from '#actions/config.js'
import type { Queryable } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { PayoutAccount } from '#providers/payments/payouts.js'

/** Whether experts may choose Stripe: with its key for connected accounts, and in the sandbox. */
export function isStripeOffered({ payments }: Pick<Config, 'payments'>): boolean {
  return payments.provider === 'sandbox' || (payments.provider === 'stripe' && payments.connectSecret !== undefined)
}

/** Somebody's own account at the provider, as stored. */
export async function findPayoutAccount(queryable: Queryable, userId: string): Promise<PayoutAccount | undefined> {
  const row = await queryable
    .selectFrom('private.payout_accounts')
    .select(['account_id', 'is_enabled'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { accountId: row.account_id, isEnabled: row.is_enabled }
}

export async function isKnownAccount(queryable: Queryable, accountId: string): Promise<boolean> {
  const accounts = queryable.selectFrom('private.payout_accounts').select('user_id')
  return (await accounts.where('account_id', '=', accountId).executeTakeFirst()) !== undefined
}

interface Person {
  userId: string
  email: string
}

/** The account of this person, which is created at the provider once. */
export async function ensurePayoutAccount(services: Services, { userId, email }: Person): Promise<PayoutAccount> {
  const { database, payments, clock } = services
  const known = await findPayoutAccount(database, userId)
  if (known) return known
  const created = await payments.createPayoutAccount({ userId, email }, `payout-account:${userId}`)
  await database
    .insertInto('private.payout_accounts')
    .values({ user_id: userId, account_id: created.accountId, is_enabled: created.isEnabled, checked_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findPayoutAccount(database, userId)) ?? created
}

/** Stores what the provider said of an account then, unless something newer is known. Unknown accounts aren't ours. */
export async function notePayoutAccount(
  queryable: Queryable,
  { accountId, isEnabled }: PayoutAccount,
  askedAt: Date,
): Promise<void> {
  await queryable
    .updateTable('private.payout_accounts')
    .set({ is_enabled: isEnabled, checked_at: askedAt })
    .where('account_id', '=', accountId)
    .where('checked_at', '<=', askedAt)
    .execute()
}
