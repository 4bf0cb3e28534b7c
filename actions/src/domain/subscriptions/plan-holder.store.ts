import { type PlanHolder, type SaasType, TRIAL_PLAN } from '#contract/plans/plan-offers.js'
import { liveSubscriptions, type PlanOwner } from '#domain/plans/read-plan.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'

/** Members of a company buy for it, everybody else for themselves (PLAN-02, PLAN-03). */
export function saasTypeOf({ companyId }: PlanOwner): SaasType {
  return companyId === null ? 'user' : 'company'
}

/** For whom somebody bought a plan. A company's is for the one that they are in now, if any. */
export async function ownerOf(queryable: Queryable, buyerId: string, saasType: SaasType): Promise<PlanOwner> {
  const { company_id: companyId } = await queryable
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow()
  return { companyId: saasType === 'company' ? companyId : null, userId: buyerId }
}

/** Serialises what concerns one owner's plan. */
export async function lockOwner(transaction: DatabaseTransaction, { companyId, userId }: PlanOwner): Promise<void> {
  if (companyId)
    await transaction.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  else await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The subscription that the owner has now. */
export function findLive(queryable: Queryable, owner: PlanOwner, now: Date) {
  return liveSubscriptions(queryable, owner, now)
    .innerJoin('plan_packages as plan', 'plan.code', 'subscriptions.plan_code')
    .selectAll('subscriptions')
    .select(['plan.card', 'plan.rank'])
    .executeTakeFirst()
}

/** What the rule of the cards asks about somebody (GK-024). */
export async function readHolder(queryable: Queryable, owner: PlanOwner, now: Date): Promise<PlanHolder> {
  const live = await findLive(queryable, owner, now)
  return {
    saasType: saasTypeOf(owner),
    planCode: live?.plan_code ?? 'free',
    card: live?.card ?? 'free',
    rank: live?.rank ?? 0,
    priceId: live?.price_id ?? null,
    isRenewed: live?.stripe_subscription_id != null,
    isTrialUsed: await hasUsedTrial(queryable, owner),
  }
}

/** Their own trial or their company's; it counts for ever (PLAN-18, GK-026). */
export async function hasUsedTrial(queryable: Queryable, { companyId, userId }: PlanOwner): Promise<boolean> {
  const trial = await queryable
    .selectFrom('subscriptions')
    .select('id')
    .where('plan_code', '=', TRIAL_PLAN)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('bought_by', '=', userId),
        ...(companyId ? [eb('company_id', '=', companyId)] : []),
      ]),
    )
    .executeTakeFirst()
  return trial !== undefined
}
