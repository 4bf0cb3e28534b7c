import type { Area } from '#platform/area.js'
import { approveOpportunityAction, approveOpportunityRoute } from './approve-opportunity.action.js'
import { createOpportunityAction, createOpportunityRoute } from './create-opportunity.action.js'
import { deleteDraftOpportunityAction, deleteDraftOpportunityRoute } from './delete-draft-opportunity.action.js'
import { sendMatchDigests, sendMatchDigestsCron } from './digest/send-match-digests.cron.js'
import { announceEdit } from './editing/announce-edit.job.js'
import { announceEnding } from './ending/announce-ending.job.js'
import { closeOpportunityAction, closeOpportunityRoute } from './ending/close-opportunity.action.js'
import { closeOpportunityAsStaffAction } from './ending/close-opportunity-as-staff.action.js'
import { deleteOpportunityAction } from './ending/delete-opportunity.action.js'
import { matchExperts } from './matching/match-experts.job.js'
import { opportunityStatusChanged } from './opportunity-status-changed.event.js'
import { opportunitySubmitted } from './opportunity-submitted.event.js'
import { postingEligibilityRoute } from './posting/posting-eligibility.route.js'
import { readOpportunityRoute } from './read-opportunity.route.js'
import { companySetupRoute } from './reading/company-setup.route.js'
import { fractionalRequirementsRoute } from './reading/fractional-requirements.route.js'
import { recordOpportunityViewAction } from './record-opportunity-view.action.js'
import { requestOpportunityChangesAction } from './request-opportunity-changes.action.js'
import { announceSubmission } from './review/announce-submission.job.js'
import { markOpportunityPaymentAction } from './review/mark-opportunity-payment.action.js'
import { patchOpportunityRoute, putOpportunityRoute, updateOpportunityAction } from './update-opportunity.action.js'

export const opportunities: Area = {
  doors: [
    postingEligibilityRoute,
    createOpportunityAction,
    createOpportunityRoute,
    updateOpportunityAction,
    patchOpportunityRoute,
    putOpportunityRoute,
    deleteDraftOpportunityAction,
    deleteDraftOpportunityRoute,
    approveOpportunityAction,
    approveOpportunityRoute,
    requestOpportunityChangesAction,
    markOpportunityPaymentAction,
    recordOpportunityViewAction,
    closeOpportunityAction,
    closeOpportunityRoute,
    closeOpportunityAsStaffAction,
    deleteOpportunityAction,
    readOpportunityRoute,
    companySetupRoute,
    fractionalRequirementsRoute,
    opportunitySubmitted,
    opportunityStatusChanged,
    sendMatchDigestsCron,
  ],
  jobs: [matchExperts, sendMatchDigests, announceSubmission, announceEdit, announceEnding],
}
