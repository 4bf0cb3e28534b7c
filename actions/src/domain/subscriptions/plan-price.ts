import type { PlanOffer } from '#contract/plans/plan-offers.js'
import type { Queryable } from '#platform/database.js'
import type { SubscriptionTerms } from '#providers/payments/payments.js'

/** A row of `plan_prices` with its plan. */
export interface PlanPrice extends PlanOffer {
  title: string
  duration: string
  billedCents: number
  credits: number
}

export async function findPlanPrice(queryable: Queryable, priceId: string): Promise<PlanPrice | undefined> {
  const row = await queryable
    .selectFrom('plan_prices as price')
    .innerJoin('plan_packages as plan', 'plan.code', 'price.plan_code')
    .select(['price.price_id', 'price.plan_code', 'price.saas_type', 'price.is_sold', 'price.title', 'price.duration'])
    .select(['price.billed_cents', 'price.credits', 'plan.card', 'plan.rank'])
    .where('price.price_id', '=', priceId)
    .executeTakeFirst()
  return (
    row && {
      ...{ priceId: row.price_id, planCode: row.plan_code, isSold: row.is_sold, card: row.card, rank: row.rank },
      ...{ title: row.title, duration: row.duration, billedCents: row.billed_cents, credits: row.credits },
      saasType: row.saas_type === 'company' ? 'company' : 'user',
    }
  )
}

/** "Basic, quarterly": at checkout and on receipts. */
export const titleOf = ({ title, duration }: PlanPrice) => `${title}, ${duration}`

/** Null for the trial, which is paid once. */
export function termsOf(price: PlanPrice): SubscriptionTerms | null {
  const { priceId, billedCents, duration } = price
  const common = { planKey: priceId, name: titleOf(price), amountCents: billedCents }
  if (duration === 'quarterly') return { ...common, interval: 'month', intervalCount: 3 }
  if (duration === 'yearly') return { ...common, interval: 'year', intervalCount: 1 }
  return null
}
