import type { Selectable } from 'kysely'
import type { Queryable } from '#platform/database.js'
import type { PlanPackages } from '#platform/database-types.generated.js'

/** Whose plan: members of a company have the company's, everybody else their own (OBASE-31). */
export interface PlanOwner {
  companyId: string | null
  userId: string
}

/** The plan that applies at a moment. A subscription or trial that has ended counts as free (GK-026). */
export async function readPlan(queryable: Queryable, owner: PlanOwner, now: Date): Promise<Selectable<PlanPackages>> {
  const live = await liveSubscriptions(queryable, owner, now).select('plan_code').executeTakeFirst()
  return queryable
    .selectFrom('plan_packages')
    .selectAll()
    .where('code', '=', live?.plan_code ?? 'free')
    .executeTakeFirstOrThrow()
}

/** The owner's subscription that is in force; the database allows one at a time. */
export function liveSubscriptions(queryable: Queryable, { companyId, userId }: PlanOwner, now: Date) {
  return queryable
    .selectFrom('subscriptions')
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('user_id', '=', userId)))
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('starts_at', 'desc')
}
