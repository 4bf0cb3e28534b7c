import {
  acceptCounterOfferAction,
  createCounterOfferAction,
  rejectCounterOfferAction,
  updateCounterOfferAction,
} from './features/applications/counter-offers/counter-offer.action.js'
import {
  createCounterOfferRoute,
  patchCounterOfferRoute,
} from './features/applications/counter-offers/counter-offer.route.js'
import {
  acceptHireAction,
  hireExpertAction,
  optOutAction,
  rejectApplicantAction,
} from './features/applications/hiring/hiring.action.js'
import {
  acceptHireRoute,
  hireExpertRoute,
  optOutRoute,
  rejectApplicantRoute,
} from './features/applications/hiring/hiring.route.js'
import { interestEligibilityAction } from './features/applications/interest/interest-eligibility.action.js'
import { showInterestAction } from './features/applications/interest/show-interest.action.js'
import { showInterestRoute } from './features/applications/interest/show-interest.route.js'
import { submitProposalAction } from './features/applications/proposal/submit-proposal.action.js'
import { submitProposalRoute } from './features/applications/proposal/submit-proposal.route.js'
import { markTabSeenAction } from './features/applications/seen/mark-tab-seen.action.js'
import { markTabSeenRoute } from './features/applications/seen/mark-tab-seen.route.js'
import { listFailedEvents } from './features/deliveries/list-failed-events.route.js'
import { redeliverEvent } from './features/deliveries/redeliver-event.route.js'
import { listApplicationDocumentsRoute } from './features/documents/application/list-application-documents.route.js'
import { deleteDocumentRoute } from './features/documents/delete-document.route.js'
import { listDocumentsRoute } from './features/documents/list-documents.route.js'
import { pruneOrphanFiles } from './features/documents/prune-orphan-files.cron.js'
import { pruneOrphanFilesJob } from './features/documents/prune-orphan-files.job.js'
import { uploadDocumentRoute } from './features/documents/upload-document.route.js'
import { serveFileRoute } from './features/files/serve-file.route.js'
import { acceptInvite } from './features/identity/invites/accept-invite.route.js'
import { createInvite } from './features/identity/invites/create-invite.route.js'
import { inviteCompanyMember } from './features/identity/invites/invite-company-member.action.js'
import { listInvites } from './features/identity/invites/list-invites.route.js'
import { readInvite } from './features/identity/invites/read-invite.route.js'
import { withdrawCompanyInvite } from './features/identity/invites/withdraw-company-invite.action.js'
import { withdrawInviteRoute } from './features/identity/invites/withdraw-invite.route.js'
import { readConfig } from './features/identity/read-config.route.js'
import { disableSecondFactor } from './features/identity/second-factor/disable-second-factor.route.js'
import { enableSecondFactor } from './features/identity/second-factor/enable-second-factor.route.js'
import { renewBackupCodes } from './features/identity/second-factor/renew-backup-codes.route.js'
import { verifyBackupCode } from './features/identity/second-factor/verify-backup-code.route.js'
import { verifyTotp } from './features/identity/second-factor/verify-totp.route.js'
import { changePassword } from './features/identity/sign-in/change-password.route.js'
import { readSecurity } from './features/identity/sign-in/read-security.route.js'
import { redeemMagicLink } from './features/identity/sign-in/redeem-magic-link.route.js'
import { requestMagicLink } from './features/identity/sign-in/request-magic-link.route.js'
import { requestPasswordReset } from './features/identity/sign-in/request-password-reset.route.js'
import { resetPassword } from './features/identity/sign-in/reset-password.route.js'
import { signIn } from './features/identity/sign-in/sign-in.route.js'
import { signOut } from './features/identity/sign-in/sign-out.route.js'
import { confirmByCode } from './features/identity/sign-up/confirm-by-code.route.js'
import { confirmEmail } from './features/identity/sign-up/confirm-email.route.js'
import { declineSignUp } from './features/identity/sign-up/decline-sign-up.route.js'
import { readConfirmationLink } from './features/identity/sign-up/read-confirmation.route.js'
import { requestConfirmation } from './features/identity/sign-up/request-confirmation.route.js'
import { resendSignUpMail } from './features/identity/sign-up/resend-sign-up-mail.route.js'
import { signUp } from './features/identity/sign-up/sign-up.route.js'
import { pruneEvents } from './features/maintenance/prune-events.cron.js'
import { pruneEventsJob } from './features/maintenance/prune-events.job.js'
import { budgetRangeRoute } from './features/masters/budget-range.route.js'
import {
  domainsRoute,
  durationTypesRoute,
  expertiseRoute,
  objectivesRoute,
  opportunityTypesRoute,
  startDatesRoute,
} from './features/masters/master-lists.route.js'
import { tabCountsRoute } from './features/notifications/tab-counts.route.js'
import { unreadCountRoute } from './features/notifications/unread-count.route.js'
import { approveOpportunityAction } from './features/opportunities/approve-opportunity.action.js'
import { approveOpportunityRoute } from './features/opportunities/approve-opportunity.route.js'
import { createOpportunityAction } from './features/opportunities/create-opportunity.action.js'
import { deleteDraftOpportunityAction } from './features/opportunities/delete-draft-opportunity.action.js'
import { deleteDraftOpportunityRoute } from './features/opportunities/delete-draft-opportunity.route.js'
import { announceEdit } from './features/opportunities/editing/announce-edit.job.js'
import { announceEnding } from './features/opportunities/ending/announce-ending.job.js'
import { closeOpportunityRoute } from './features/opportunities/ending/close-opportunity.route.js'
import { closeOpportunityAction, deleteOpportunityAction } from './features/opportunities/ending/ending.action.js'
import { matchExperts } from './features/opportunities/matching/match-experts.job.js'
import { opportunityStatusChanged } from './features/opportunities/opportunity-status-changed.event.js'
import { opportunitySubmitted } from './features/opportunities/opportunity-submitted.event.js'
import { postingEligibilityRoute } from './features/opportunities/posting/posting-eligibility.route.js'
import {
  createOpportunityRoute,
  patchOpportunityRoute,
  putOpportunityRoute,
} from './features/opportunities/posting.route.js'
import { readOpportunityRoute } from './features/opportunities/read-opportunity.route.js'
import { companySetupRoute } from './features/opportunities/reading/company-setup.route.js'
import { fractionalRequirementsRoute } from './features/opportunities/reading/fractional-requirements.route.js'
import { recordOpportunityViewAction } from './features/opportunities/record-opportunity-view.action.js'
import { requestOpportunityChangesAction } from './features/opportunities/request-opportunity-changes.action.js'
import { announceSubmission } from './features/opportunities/review/announce-submission.job.js'
import { updateOpportunityAction } from './features/opportunities/update-opportunity.action.js'
import { countUnsent } from './features/outbox/count-unsent.route.js'
import { listOutbox } from './features/outbox/list-outbox.route.js'
import { removePhotoRoute, setPhotoRoute } from './features/photos/own-photo.route.js'
import { prunePhotos } from './features/photos/prune-photos.cron.js'
import { prunePhotosJob } from './features/photos/prune-photos.job.js'
import { servePhotoRoute } from './features/photos/serve-photo.route.js'
import { robotsRoute } from './features/search-engines/robots.route.js'
import { sitemapRoute } from './features/search-engines/sitemap.route.js'
import { endAllSessions } from './features/sessions/end-all-sessions.route.js'
import { endSession } from './features/sessions/end-session.route.js'
import { issueToken } from './features/sessions/issue-token.route.js'
import { listAliveSessions } from './features/sessions/list-alive-sessions.route.js'
import { listPublicKeys } from './features/sessions/list-public-keys.route.js'
import { listSessions } from './features/sessions/list-sessions.route.js'
import { pruneSessions } from './features/sessions/prune-sessions.cron.js'
import { pruneSessionsJob } from './features/sessions/prune-sessions.job.js'
import { tellEndedSessions } from './features/sessions/tell-ended-sessions.route.js'
import { reinstateUser } from './features/staff/reinstate-user.route.js'
import { suspendUser } from './features/staff/suspend-user.route.js'
import { companyDetailsRoute, ownAccountRoute } from './features/users/own-account.route.js'
import { profileRoute } from './features/users/profile.route.js'
import type { Door } from './platform/http/door.js'
import type { AnyJob } from './platform/jobs/define-job.js'
import { deliverMail } from './providers/mail/deliver-mail.job.js'
import { mailLateNotice } from './providers/notices/mail-notice.job.js'

const signingUpAndIn: readonly Door[] = [
  readConfig,
  signUp,
  resendSignUpMail,
  confirmByCode,
  readConfirmationLink,
  confirmEmail,
  declineSignUp,
  requestConfirmation,
  signIn,
  signOut,
  requestMagicLink,
  redeemMagicLink,
  requestPasswordReset,
  resetPassword,
  changePassword,
  readSecurity,
  enableSecondFactor,
  disableSecondFactor,
  renewBackupCodes,
  verifyTotp,
  verifyBackupCode,
]

const sessions: readonly Door[] = [
  issueToken,
  listPublicKeys,
  listSessions,
  endSession,
  endAllSessions,
  pruneSessions,
  tellEndedSessions,
  listAliveSessions,
]

const invites: readonly Door[] = [
  inviteCompanyMember,
  createInvite,
  listInvites,
  readInvite,
  acceptInvite,
  withdrawInviteRoute,
  withdrawCompanyInvite,
]

const searchEngines: readonly Door[] = [robotsRoute, sitemapRoute]

const staff: readonly Door[] = [listOutbox, countUnsent, listFailedEvents, redeliverEvent, suspendUser, reinstateUser]

// Express takes the first path that fits: the lists stand before `/api/opportunities/:id`.
const masterData: readonly Door[] = [
  objectivesRoute,
  domainsRoute,
  expertiseRoute,
  opportunityTypesRoute,
  durationTypesRoute,
  startDatesRoute,
  budgetRangeRoute,
  postingEligibilityRoute,
]

const opportunities: readonly Door[] = [
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
  recordOpportunityViewAction,
  closeOpportunityAction,
  closeOpportunityRoute,
  deleteOpportunityAction,
  readOpportunityRoute,
  companySetupRoute,
  fractionalRequirementsRoute,
  opportunitySubmitted,
  opportunityStatusChanged,
]

const applications: readonly Door[] = [
  interestEligibilityAction,
  showInterestAction,
  showInterestRoute,
  submitProposalAction,
  submitProposalRoute,
  createCounterOfferAction,
  createCounterOfferRoute,
  updateCounterOfferAction,
  acceptCounterOfferAction,
  rejectCounterOfferAction,
  patchCounterOfferRoute,
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
]

const documents: readonly Door[] = [
  uploadDocumentRoute,
  listDocumentsRoute,
  listApplicationDocumentsRoute,
  deleteDocumentRoute,
  serveFileRoute,
  pruneOrphanFiles,
]

const ownThings: readonly Door[] = [
  ownAccountRoute,
  companyDetailsRoute,
  profileRoute,
  unreadCountRoute,
  tabCountsRoute,
  setPhotoRoute,
  removePhotoRoute,
  servePhotoRoute,
  prunePhotos,
]

/** Every way into this service: its table of contents. A test holds it against Hasura's metadata both ways. */
export const doors: readonly Door[] = [
  ...signingUpAndIn,
  ...sessions,
  ...invites,
  ...staff,
  ...masterData,
  ...searchEngines,
  ...documents,
  ...applications,
  ...opportunities,
  ...ownThings,
  pruneEvents,
]

/** Everything the workers of this service know how to do. */
export const jobs: readonly AnyJob[] = [
  deliverMail,
  mailLateNotice,
  matchExperts,
  announceSubmission,
  announceEdit,
  announceEnding,
  pruneSessionsJob,
  pruneEventsJob,
  pruneOrphanFilesJob,
  prunePhotosJob,
]
