import { feeHundredths, hireFeeCents, isHireFeeDue } from '#contract/applications/hire-fee.js'
import type { Amount } from '#contract/format/money.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { type PlanOwner, readPlan } from '../plans/read-plan.js'
import type { ApplicationFacts } from '../workflow/application-facts.store.js'
import { effectiveAmount, hireBlocker } from './hire.rules.js'

/** What a hire costs. The quote, the purchase and the hire itself all ask here. */
export interface HirePrice {
  agreed: Amount
  /** By the poster's plan, in hundredths of a percent (HIRE-12, X-26). */
  hundredths: number
  feeCents: number
  isPaymentDue: boolean
}

/**
 * The price of a hire that the caller, who posted the opportunity, may make now.
 * @throws AppError whatever keeps them from it: OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, APPLICATION_NOT_FOUND,
 *   INVALID_STATUS_TRANSITION, PROPOSAL_REQUIRED, SIGNED_NDA_MISSING, EXPERT_UNAVAILABLE
 */
export async function priceHire(
  queryable: Queryable,
  application: ApplicationFacts,
  poster: PlanOwner,
  now: Date,
): Promise<HirePrice> {
  const blocker = hireBlocker(application)
  const agreed = effectiveAmount(application)
  if (blocker || agreed === null) throw new AppError(blocker ?? 'PROPOSAL_REQUIRED')
  const plan = await readPlan(queryable, poster, now)
  const hundredths = feeHundredths(plan.hire_fee_percent)
  const feeCents = hireFeeCents(agreed.cents, hundredths)
  return { agreed, hundredths, feeCents, isPaymentDue: isHireFeeDue(feeCents) }
}
