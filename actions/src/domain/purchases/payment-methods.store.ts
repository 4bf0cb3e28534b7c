import { type Expression, type SqlBool, sql } from 'kysely'
import type { Config } from '#actions/config.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { keyedDigest } from '#platform/trust/keyed-digest.js'

const PURPOSE = 'payment-methods'

interface Payment {
  customerId: string
  methodFingerprint: string
  paidAt: Date
}

/** Remembers what somebody paid with, in any order of payments. Nothing for a customer whom we don't know. */
export async function notePaymentMethod(
  transaction: DatabaseTransaction,
  { AUTH_SECRET }: Pick<Config, 'AUTH_SECRET'>,
  { customerId, methodFingerprint, paidAt }: Payment,
): Promise<void> {
  const fingerprint = keyedDigest(AUTH_SECRET, PURPOSE, methodFingerprint)
  await sql`
    insert into private.payment_methods as known (user_id, fingerprint, first_seen_at, last_seen_at)
    select user_id, ${fingerprint}, ${paidAt}, ${paidAt} from private.payment_customers where customer_id = ${customerId}
    on conflict (user_id, fingerprint) do update
    set first_seen_at = least(known.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at)`.execute(transaction)
}

/** Whether what one of two people has paid with, or anyone of their company, has also paid for the other side. */
export async function shareAPaymentMethod(queryable: Queryable, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select exists (
      select from private.payment_methods as ours
      join private.payment_methods as theirs using (fingerprint)
      where ours.user_id <> theirs.user_id and ${isOf('ours', one)} and ${isOf('theirs', other)}
    ) as is_shared`.execute(queryable)
  return rows[0]?.is_shared ?? false
}

/** Whether a row belongs to a person or to somebody of their company. */
function isOf(table: 'ours' | 'theirs', userId: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.user_id`)} in (
    select ${userId}::uuid union all
    select colleague.id from users as person join users as colleague on colleague.company_id = person.company_id
    where person.id = ${userId}
  )`
}
