import { hireFeeCents, isHireFeeDue, percentOf } from '#contract/applications/hire-fee.js'
import { effectiveAmount, hireBlocker } from '#domain/hiring/hire.rules.js'
import { readHireFee } from '#domain/hiring/hire-fee.store.js'
import { readApplication } from '#domain/workflow/application-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

/**
 * What hiring this expert costs now: `HireQuote` of actions.graphql. The purchase computes it again in the same way
 * (HIRE-12, GO-47, GO-48).
 * @throws AppError whatever keeps the caller from hiring: OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, APPLICATION_NOT_FOUND,
 *   INVALID_STATUS_TRANSITION, PROPOSAL_REQUIRED, SIGNED_NDA_MISSING, EXPERT_UNAVAILABLE
 */
export async function readHireQuote(opportunityId: unknown, expertId: unknown, caller: Caller, services: Services) {
  const { database, clock } = services
  const application = await readApplication(database, opportunityId, expertId, caller)
  const blocker = hireBlocker(application)
  const amount = effectiveAmount(application)
  if (blocker || amount === null) throw new AppError(blocker ?? 'PROPOSAL_REQUIRED')
  const hundredths = await readHireFee(database, caller.userId, clock.now())
  const feeCents = hireFeeCents(amount.cents, hundredths)
  return {
    agreedValueCents: amount.cents,
    agreedValueUnit: amount.unit,
    percent: percentOf(hundredths),
    feeCents,
    isPaymentDue: isHireFeeDue(feeCents),
    basic: await readBasicOffer(database, caller, amount.cents, hundredths),
  }
}

/** Subscribing to Basic instead, where that lowers the fee (HIRE-11, GO-49); null where it doesn't. */
async function readBasicOffer(queryable: Queryable, { companyId }: Caller, agreedCents: number, current: number) {
  const row = await queryable
    .selectFrom('plan_prices')
    .innerJoin('plan_packages', 'plan_packages.code', 'plan_prices.plan_code')
    .where('plan_packages.card', '=', 'basic')
    .where('plan_prices.catalogue', '=', 'current')
    .where('plan_prices.is_sold', '=', true)
    .where('plan_prices.saas_type', '=', companyId ? 'company' : 'user')
    .select(['plan_prices.price_id', 'plan_prices.billed_cents', 'plan_prices.duration', 'plan_packages.name'])
    .select((eb) => eb.cast<number>(eb('plan_packages.hire_fee_percent', '*', '100'), 'integer').as('hundredths'))
    .orderBy('plan_prices.sort')
    .executeTakeFirst()
  if (!row || row.hundredths >= current) return null
  return {
    priceId: row.price_id,
    name: row.name,
    priceCents: row.billed_cents,
    duration: row.duration,
    percent: percentOf(row.hundredths),
    feeCents: hireFeeCents(agreedCents, row.hundredths),
  }
}
