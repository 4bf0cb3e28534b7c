import { readOffer } from '#contract/applications/amounts.js'
import type { Amount } from '#contract/format/money.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep, stepOf } from '#domain/workflow/announce-step.js'
import { type ApplicationFacts, changeApplication, lockApplication } from '#domain/workflow/application-facts.store.js'
import { requireSeenVersion } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { invalidField, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { ApplicationResult } from '../application-result.js'
import { type OfferEvent, offerEvent, proposalBlocker, proposalDocumentBlocker } from './proposal.rules.js'

/**
 * Sends a proposal with its offer in the post's current unit, or changes the offer of one already sent (GO-94, GO-106).
 * @param agreedValue in dollars, as typed
 * @param version of the post that the expert read and is responding to
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, NDA_REQUIRED, VALIDATION_FAILED for
 *   the amount (field `agreedValue`), PROPOSAL_DOCUMENT_MISSING, TERMS_CHANGED
 */
export function submitProposal(
  opportunityId: unknown,
  agreedValue: unknown,
  version: number,
  caller: Caller,
  services: Services,
): Promise<ApplicationResult> {
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, caller.userId, caller)
    throwIfBlocked(proposalBlocker(application))
    const { cents, error } = readOffer(agreedValue)
    if (cents === undefined) throw invalidField('agreedValue', error)
    throwIfBlocked(proposalDocumentBlocker(application))
    await requireSeenVersion(transaction, application.opportunity, version)
    await storeOffer(transaction, services, application, { cents, unit: application.unit })
    return { opportunityId: application.opportunity.id, userId: caller.userId, status: 'interested' }
  })
}

/** Repeating the same offer changes nothing and notifies nobody, unless it responds to a newer version of the post. */
async function storeOffer(
  transaction: DatabaseTransaction,
  services: Services,
  application: ApplicationFacts,
  offer: Amount,
): Promise<void> {
  const { opportunity } = application
  const event = offerEvent(application, offer)
  if (event === null) return
  const sentAt = event === 'proposal_submitted' ? { proposal_submitted_at: services.clock.now() } : {}
  const answered = { answers_version_no: opportunity.versionNo }
  const asked = { agreed_value_cents: offer.cents, agreed_value_unit: offer.unit }
  await changeApplication(transaction, application, { ...asked, ...answered, ...sentAt })
  await announceStep(transaction, services, application, {
    event,
    by: 'expert',
    seenTab: 'interestTab',
    amount: offer,
    notice: OFFER_NOTICES[event].write({ ...stepOf(application), amount: offer }),
  })
}

const OFFER_NOTICES = {
  proposal_submitted: NOTICES.proposalSent,
  offer_changed: NOTICES.offerChanged,
  offer_confirmed: NOTICES.offerConfirmed,
} satisfies Readonly<Record<OfferEvent, unknown>>
