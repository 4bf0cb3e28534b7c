import { sql } from 'kysely'
import { shareAPaymentMethod } from '#domain/purchases/payment-methods.store.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { RewardFacts } from './answer-reward.rules.js'

interface Asked {
  expertId: string
  askerId: string
  questionKey: string
  now: Date
}

/** @throws RangeError if one of the two doesn't exist, a bug in the caller */
export async function readRewardFacts(
  queryable: Queryable,
  { expertId, askerId, questionKey, now }: Asked,
): Promise<RewardFacts> {
  const people = await queryable
    .selectFrom('users')
    .innerJoin('user_accounts', 'user_accounts.user_id', 'users.id')
    .where('users.id', 'in', [expertId, askerId])
    .select(['users.id', 'users.company_id', 'users.is_suspended', 'users.created_at', 'is_email_verified'])
    .execute()
  const referrers = await readReferrers(queryable, [expertId, askerId])
  const personOf = (id: string) => {
    const row = people.find((person) => person.id === id)
    if (!row) throw new RangeError(`there is no person ${id}`)
    return {
      ...{ id, companyId: row.company_id, isSuspended: row.is_suspended, referrers: referrers.get(id) ?? [] },
      ...{ isVerified: row.is_email_verified, since: row.created_at },
    }
  }
  return {
    now,
    expert: personOf(expertId),
    asker: personOf(askerId),
    sharesPaymentMethod: await shareAPaymentMethod(queryable, askerId, expertId),
    paidWith: await readSources(queryable, questionKey),
  }
}

/** Further up than this, nobody is looked for. */
const MAX_STEPS = 50

async function readReferrers(queryable: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; referrers: string[] }>`
    with recursive chain (id, referrer_id, step) as (
      select invitee_id, referrer_id, 1 from referrals where invitee_id = any(${[...ids]}::uuid[])
      union all
      select chain.id, referral.referrer_id, chain.step + 1
      from chain join referrals as referral on referral.invitee_id = chain.referrer_id where chain.step < ${MAX_STEPS}
    )
    select id, array_agg(distinct referrer_id) as referrers from chain group by id`.execute(queryable)
  return new Map(rows.map(({ id, referrers }) => [id, referrers]))
}

/** Where the credits came from that were charged under a key; none if the charge was given back, even in part. */
async function readSources(queryable: Queryable, key: string): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct account.source from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id and entry.amount < 0
    join ledger_accounts as account on account.id = entry.account_id and account.kind = 'credits'
    where transfer.key = ${key} and not exists (select from ledger_transfers where corrects_id = transfer.id)
    order by account.source`.execute(queryable)
  return rows.map(({ source }) => source)
}

export interface ResponseWindow {
  limit: number
  used: number
  startsAt: Date
  endsAt: Date
}

/**
 * The expert's window of paid answers at a moment. Locks their row, so that two ratings at the edge of the limit are
 * counted one after the other.
 */
export async function lockResponseWindow(
  transaction: DatabaseTransaction,
  expertId: string,
  now: Date,
): Promise<ResponseWindow> {
  const expert = await transaction
    .selectFrom('expert_details')
    .where('user_id', '=', expertId)
    .select('user_id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!expert) throw new RangeError(`${expertId} is no expert`)
  const { rows } = await sql<{ response_limit: number; used: number; starts_at: Date; ends_at: Date }>`
    select * from private.response_window(${expertId}, ${now})`.execute(transaction)
  const [row] = rows
  if (!row) throw new RangeError(`${expertId} has no window`)
  return { limit: row.response_limit, used: row.used, startsAt: row.starts_at, endsAt: row.ends_at }
}

/** The same lock as in the guard of the table: whoever books dollars counts what others have committed. */
const CAP_LOCK = 32_432_869

/** What all experts earned by answers in the calendar month (UTC) of a moment, in cents. */
export async function lockMonthlySum(transaction: DatabaseTransaction, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(${CAP_LOCK}::bigint)`.execute(transaction)
  const begins = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const ends = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const { sum } = await transaction
    .selectFrom('answer_rewards')
    .where('cents', '>', 0)
    .where('state', 'in', ['held', 'posted'])
    .where('booked_at', '>=', begins)
    .where('booked_at', '<', ends)
    .select(({ fn }) => fn.sum<string>('cents').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
