import { priceHire } from '#domain/hiring/hire-price.js'
import { performHire } from '#domain/hiring/perform-hire.js'
import { lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenDeal, type SeenDeal } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'

/**
 * The poster hires an interested expert, who is then asked to accept (FLOW-13, HIRE-05, GO-17). This fixes the amount.
 * Only for hires without a fee; where one is due, its payment makes the hire (domain/purchases/types/hire-expert.ts).
 * @param seen what the poster saw: the amount, the versions of the post and of the terms of hiring
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, APPLICATION_NOT_FOUND, INVALID_STATUS_TRANSITION,
 *   PROPOSAL_REQUIRED, SIGNED_NDA_MISSING, EXPERT_UNAVAILABLE, TERMS_CHANGED, PAYMENT_REQUIRED
 */
export function hireExpert(
  opportunityId: unknown,
  expertId: unknown,
  seen: SeenDeal,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, expertId, caller)
    const now = services.clock.now()
    const { agreed, isPaymentDue } = await priceHire(transaction, application, caller, now)
    await requireSeenDeal(transaction, application, 'poster', seen, now)
    // Paying makes the hire; there is no other way (GO-47).
    if (isPaymentDue) throw new AppError('PAYMENT_REQUIRED')
    await performHire(transaction, services, application, { agreed, termsVersion: seen.hiringTerms })
    return { opportunityId: application.opportunity.id, userId: application.expertId, status: 'pending' }
  })
}
