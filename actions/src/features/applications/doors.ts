import type { Area } from '#platform/area.js'
import { acceptCounterOfferAction } from './counter-offers/accept-counter-offer.action.js'
import { createCounterOfferAction, createCounterOfferRoute } from './counter-offers/create-counter-offer.action.js'
import { patchCounterOfferRoute } from './counter-offers/patch-counter-offer.route.js'
import { rejectCounterOfferAction } from './counter-offers/reject-counter-offer.action.js'
import { updateCounterOfferAction } from './counter-offers/update-counter-offer.action.js'
import { acceptHireAction, acceptHireRoute } from './hiring/accept-hire.action.js'
import { hireExpertAction, hireExpertRoute } from './hiring/hire-expert.action.js'
import { hireQuoteAction, hireQuoteRoute } from './hiring/hire-quote.action.js'
import { optOutAction, optOutRoute } from './hiring/opt-out.action.js'
import { rejectApplicantAction, rejectApplicantRoute } from './hiring/reject-applicant.action.js'
import { declineRequestAction } from './interest/decline-request.action.js'
import { interestEligibilityAction } from './interest/interest-eligibility.action.js'
import { showInterestAction, showInterestRoute } from './interest/show-interest.action.js'
import { submitProposalAction, submitProposalRoute } from './proposal/submit-proposal.action.js'
import { remindPosters, remindPostersCron } from './reminders/remind-posters.cron.js'
import { markTabSeenAction, markTabSeenRoute } from './seen/mark-tab-seen.action.js'
import { announceHire } from './waiting/announce-hire.job.js'
import { announceReopening } from './waiting/announce-reopening.job.js'

export const applications: Area = {
  doors: [
    interestEligibilityAction,
    showInterestAction,
    showInterestRoute,
    declineRequestAction,
    submitProposalAction,
    submitProposalRoute,
    createCounterOfferAction,
    createCounterOfferRoute,
    updateCounterOfferAction,
    acceptCounterOfferAction,
    rejectCounterOfferAction,
    patchCounterOfferRoute,
    hireQuoteAction,
    hireQuoteRoute,
    hireExpertAction,
    hireExpertRoute,
    acceptHireAction,
    acceptHireRoute,
    optOutAction,
    optOutRoute,
    rejectApplicantAction,
    rejectApplicantRoute,
    markTabSeenAction,
    markTabSeenRoute,
    remindPostersCron,
  ],
  jobs: [remindPosters, announceHire, announceReopening],
}
