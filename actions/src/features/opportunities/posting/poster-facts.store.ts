import { sql } from 'kysely'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { PosterFacts } from './posting.rules.js'

/**
 * What determines whether someone may post. Locks the company's row, or the person's, until the transaction ends: of
 * two concurrent posts, the second sees the first (GD-65).
 */
export async function loadPosterFacts(transaction: DatabaseTransaction, caller: Caller): Promise<PosterFacts> {
  await lockOwner(transaction, caller)
  return readPosterFacts(transaction, caller)
}

/** Same without a lock, for an advisory answer. */
export async function readPosterFacts(queryable: Queryable, caller: Caller): Promise<PosterFacts> {
  return {
    isEmailVerified: caller.isEmailVerified,
    isExpert: caller.isExpert,
    isOnFreePlan: await isOnFreePlan(queryable, caller),
    countedPosts: await countPosts(queryable, caller),
  }
}

async function lockOwner(transaction: DatabaseTransaction, { companyId, userId }: Caller): Promise<void> {
  if (companyId)
    await transaction.selectFrom('companies').where('id', '=', companyId).select('id').forNoKeyUpdate().execute()
  else await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
}

/** No live subscription, or one to a free plan. */
async function isOnFreePlan(queryable: Queryable, { companyId, userId }: Caller): Promise<boolean> {
  const paid = await queryable
    .selectFrom('subscriptions')
    .innerJoin('plan_packages', 'plan_packages.code', 'subscriptions.plan_code')
    .where('plan_packages.is_free', '=', false)
    .where('starts_at', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('user_id', '=', userId)))
    .select('subscriptions.id')
    .executeTakeFirst()
  return paid === undefined
}

async function countPosts(queryable: Queryable, { companyId, userId }: Caller): Promise<number> {
  const { count } = await queryable
    .selectFrom('opportunities')
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('posted_by', '=', userId)))
    .where('status', 'not in', ['deleted', 'draft_deleted'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
