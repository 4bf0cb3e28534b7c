import { sql } from 'kysely'
import { hireFeeHundredths, type PlanTerm } from '#contract/applications/hire-fee.js'
import type { Queryable } from '#platform/database.js'

/**
 * The percentage of a hire that this poster pays, in hundredths of a percent: by their company's plan, or by their own if
 * they belong to none (HIRE-12, OBASE-31, X-26).
 */
export async function readHireFee(queryable: Queryable, posterId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ without_plan: number } & { [Key in keyof PlanTerm]: PlanTerm[Key] | null }>`
    select free.hundredths as without_plan, plan.fee as "feeHundredths", plan.starts_at as "startsAt",
      plan.expires_at as "expiresAt"
    from (select (hire_fee_percent * 100)::int as hundredths from plan_packages where code = 'free') as free
    left join lateral (
      select (p.hire_fee_percent * 100)::int as fee, s.starts_at, s.expires_at
      from users u
      join subscriptions s on case when u.company_id is null then s.user_id = u.id else s.company_id = u.company_id end
      left join plan_packages p on p.code = s.plan_code
      where u.id = ${posterId} and s.starts_at <= ${now}
      order by s.starts_at desc limit 1
    ) as plan on true`.execute(queryable)
  const [row] = rows
  if (!row) throw new Error('plan_packages has no free plan')
  const { without_plan: withoutPlan, startsAt, ...term } = row
  return hireFeeHundredths(startsAt && { ...term, startsAt }, withoutPlan, now)
}
