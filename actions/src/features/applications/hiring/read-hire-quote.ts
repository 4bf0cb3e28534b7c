import { feeHundredths, hireFeeCents, percentOf } from '#contract/applications/hire-fee.js'
import { priceHire } from '#domain/hiring/hire-price.js'
import { liveSubscriptions } from '#domain/plans/read-plan.js'
import { saasTypeOf } from '#domain/subscriptions/plan-holder.store.js'
import { readApplication } from '#domain/workflow/application-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import type { Services } from '#platform/services.js'

/**
 * What hiring this expert costs now: `HireQuote` of actions.graphql. The purchase computes it again in the same way
 * (HIRE-12, GO-47, GO-48).
 * @throws AppError whatever `priceHire` throws
 */
export async function readHireQuote(opportunityId: unknown, expertId: unknown, caller: Caller, services: Services) {
  const { database, clock } = services
  const application = await readApplication(database, opportunityId, expertId, caller)
  const now = clock.now()
  const { agreed, hundredths, feeCents, isPaymentDue } = await priceHire(database, application, caller, now)
  const subscription = await liveSubscriptions(database, caller, now)
    .select('stripe_subscription_id')
    .executeTakeFirst()
  return {
    agreedValueCents: agreed.cents,
    agreedValueUnit: agreed.unit,
    percent: percentOf(hundredths),
    ...{ feeCents, isPaymentDue },
    opportunityTitle: application.opportunity.title,
    saasType: saasTypeOf(caller),
    subscriptionId: subscription?.stripe_subscription_id ?? null,
    basic: await readBasicOffer(database, caller, agreed.cents, hundredths),
  }
}

/** Subscribing to Basic instead, where that lowers the fee (HIRE-11, GO-49); null where it doesn't. */
async function readBasicOffer(queryable: Queryable, caller: Caller, agreedCents: number, current: number) {
  const row = await queryable
    .selectFrom('plan_prices')
    .innerJoin('plan_packages', 'plan_packages.code', 'plan_prices.plan_code')
    .where('plan_packages.card', '=', 'basic')
    .where('plan_prices.catalogue', '=', 'current')
    .where('plan_prices.is_sold', '=', true)
    .where('plan_prices.saas_type', '=', saasTypeOf(caller))
    .select(['plan_prices.price_id', 'plan_prices.billed_cents', 'plan_prices.duration', 'plan_packages.name'])
    .select('plan_packages.hire_fee_percent')
    .orderBy('plan_prices.sort')
    .executeTakeFirst()
  if (!row) return null
  const hundredths = feeHundredths(row.hire_fee_percent)
  if (hundredths >= current) return null
  return {
    priceId: row.price_id,
    name: row.name,
    priceCents: row.billed_cents,
    duration: row.duration,
    percent: percentOf(hundredths),
    feeCents: hireFeeCents(agreedCents, hundredths),
  }
}
