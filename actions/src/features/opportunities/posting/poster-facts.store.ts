import { readPlan } from '#domain/plans/read-plan.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { PosterFacts } from './posting.rules.js'

/**
 * What determines whether someone may post. Locks the company's row, or the person's, until the transaction ends: of
 * two concurrent posts, the second sees the first (GD-65).
 */
export async function loadPosterFacts(
  transaction: DatabaseTransaction,
  caller: Caller,
  now: Date,
): Promise<PosterFacts> {
  await lockOwner(transaction, caller)
  return readPosterFacts(transaction, caller, now)
}

/** Same without a lock, for an advisory answer. */
export async function readPosterFacts(queryable: Queryable, caller: Caller, now: Date): Promise<PosterFacts> {
  return {
    isEmailVerified: caller.isEmailVerified,
    isExpert: caller.isExpert,
    isOnFreePlan: (await readPlan(queryable, caller, now)).is_free,
    countedPosts: await countPosts(queryable, caller),
    freePlanPostsMax: await readFreePlanPostsMax(queryable),
  }
}

async function lockOwner(transaction: DatabaseTransaction, { companyId, userId }: Caller): Promise<void> {
  if (companyId)
    await transaction.selectFrom('companies').where('id', '=', companyId).select('id').forNoKeyUpdate().execute()
  else await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
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

async function readFreePlanPostsMax(queryable: Queryable): Promise<number> {
  const { value } = await queryable
    .selectFrom('system_configurations')
    .select('value')
    .where('config', '=', 'FREE_PLAN_OPPORTUNITY_LIMIT')
    .executeTakeFirstOrThrow()
  return Number(value)
}
