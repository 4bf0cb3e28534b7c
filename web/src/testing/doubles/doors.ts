import type { CompanyDetails } from '#contract/identity/company-details.schema.js'
import type { Bookings } from '#entities/call/use-bookings.js'
import type { PostingEligibility } from '#entities/credits/use-posting-eligibility.js'
import type { AssetLinks } from '#entities/document/use-document-links.js'
import type { IncomeReport } from '#entities/income/income-report.js'
import type { PaymentStatus } from '#entities/purchase/payment-words.js'
import type { RecordingOnServer } from '#entities/recording/recorder/takes/recording-state.js'
import type { Invite as SentInvite } from '#features/account/colleagues/invite-list.js'
import type { Enrolment } from '#features/account/security/enrol-dialog.js'
import type { DeviceSession, SecurityState } from '#features/account/security/use-security.js'
import type { StaffPlayable } from '#features/admin/content/staff-recording.js'
import type { EventsPage } from '#features/admin/events/use-failed-events.js'
import type { MailTemplate } from '#features/admin/outbox/use-mail-templates.js'
import type { OutboxPage } from '#features/admin/outbox/use-outbox.js'
import type { Unsent } from '#features/admin/outbox/use-outbox-news.js'
import type { Invite, Joined } from '#features/auth/invite/use-invite.js'
import type { ConfirmationLink } from '#features/auth/links/verify-email-screen.js'
import type { MailResponse } from '#features/auth/mail-response.js'
import type { SignInResponse } from '#features/auth/use-complete-sign-in.js'
import type { DriveConnection } from '#features/content/drive/use-drive-connection.js'
import type { SavedDocument } from '#features/content/drive/use-save-to-drive.js'
import type { OwnInsight } from '#features/content/insight-form/own-insight.js'
import type { OwnTranscript } from '#features/content/transcript/use-own-transcript.js'
import type {
  TranscriptVersionLines,
  TranscriptVersions,
} from '#features/content/transcript/use-transcript-versions.js'
import type { AskedQuestion } from '#features/conversations/visitor/use-ask-as-visitor.js'
import type { DashboardEvents } from '#features/dashboard/activity/meetings-panel.js'
import type { ActivityCounts } from '#features/dashboard/activity/use-activity-counts.js'
import type { StaffWork } from '#features/home/needs/staff-queues.js'
import type { FirstTime } from '#features/home/use-first-visit.js'
import type { StripeAccount } from '#features/income/payout/use-stripe-account.js'
import type { PlanQuote } from '#features/plans/change/change-plan-dialog.js'
import type { PlanRenewal } from '#features/plans/subscription/use-renewal.js'
import type { Suggestions } from '#features/search/box/use-suggestions.js'
import type { AppConfig } from '#lib/config.js'
import type { TokenResponse } from '#lib/session-user.js'

/** The client reads nothing of the response. */
type Done = object | undefined

/** The responses of the REST API, as the client reads them. */
export interface Doors {
  'GET /api/config': AppConfig
  'POST /api/session/token': TokenResponse
  'POST /api/session/magic-link': SignInResponse
  'GET /api/insight/assets/:id/link': { url: string }
  'GET /api/sessions': { sessions: DeviceSession[] }
  'POST /api/sessions/end-all': Done
  'DELETE /api/sessions/:id': Done

  'POST /api/user/welcome-event': Done

  'GET /api/insight/my/:id': OwnInsight
  'POST /api/ai/anonymous-conversations': AskedQuestion
  'POST /api/ai/anonymous-conversations/:id/claim': Done
  'GET /api/recordings/:id/state': RecordingOnServer
  'GET /api/recordings/:id/transcript': OwnTranscript
  'GET /api/recordings/:id/transcript/versions': TranscriptVersions
  'GET /api/recordings/:id/transcript/versions/:versionId': TranscriptVersionLines
  'POST /api/recordings/uploads': Response
  'HEAD /api/recordings/uploads/:id': Response
  'PATCH /api/recordings/uploads/:id': Response
  'DELETE /api/recordings/uploads/:id': Response
  'GET /api/admin/recordings/:id': StaffPlayable

  'GET /api/google/connection': DriveConnection
  'POST /api/google/connection': DriveConnection
  'DELETE /api/google/connection': DriveConnection
  'POST /api/google/login': { url: string }
  'POST /api/google/documents': SavedDocument

  'POST /api/signup': { email: string }
  'GET /api/account/exports': { newest: object | null }
  'POST /api/account/exports': { id: string; state: string }
  'POST /api/legal/accept': { termsVersion: number }
  'POST /api/signup/confirm': Done
  'POST /api/signup/resend': MailResponse
  'POST /api/auth/sign-in/email': SignInResponse
  'POST /api/auth/sign-in/magic-link': MailResponse
  'POST /api/auth/sign-out': Done
  'POST /api/auth/request-password-reset': MailResponse
  'POST /api/auth/reset-password': Done
  'POST /api/auth/change-password': Done
  'POST /api/auth/two-factor/enable': Enrolment
  'POST /api/auth/two-factor/disable': Done
  'POST /api/auth/two-factor/verify-totp': Done
  'POST /api/auth/two-factor/verify-backup-code': Done
  'POST /api/auth/two-factor/generate-backup-codes': { backupCodes: string[] }
  'GET /api/account/security': SecurityState
  'POST /api/email-verification/request': Done
  'POST /api/email-verification/read': ConfirmationLink
  'POST /api/email-verification/confirm': Done
  'POST /api/email-verification/decline': Done

  'GET /user/consultation/bookings': Bookings
  'GET /api/user/first-time': FirstTime
  'POST /api/user/first-time': Done
  'GET /api/admin/work': StaffWork

  'GET /api/search/suggestions': Suggestions
  'GET /api/search/trending': Suggestions

  'GET /api/invites': { invites: SentInvite[] }
  'POST /api/invites': Done
  'GET /api/invites/:token': Invite | Joined
  'POST /api/invites/:token/accept': { companyName: string }
  'DELETE /api/invites/:id': Done
  'POST /api/unsubscribe/:token': Done

  'GET /api/dashboard/expertIncome/all': IncomeReport
  'GET /api/dashboard/events': DashboardEvents
  'GET /api/notifications/counts': ActivityCounts
  'PATCH /api/notifications/seen': Done

  'GET /api/user/companyDetails': Partial<CompanyDetails>
  'POST /api/user/photo': Done
  'DELETE /api/user/photo': Done

  'GET /api/opportunities/postingEligibility': PostingEligibility
  'POST /api/insight/view': { isCounted: boolean }
  'POST /api/ai/generate': { tags: string }
  'POST /api/insight/share': { id: string }
  'POST /api/qanda/share': { id: string }
  'GET /api/opportunities/assets': AssetLinks
  'POST /api/opportunities/assets': Response
  'GET /api/opportunities/:id/assets': AssetLinks
  'DELETE /api/opportunities/assets/:id': Done

  'GET /api/payouts/stripe-account': StripeAccount
  'POST /api/payouts/stripe-account': { url: string }
  'POST /api/payment/checkout-session': { url: string }
  'GET /api/payment/status/:sessionId': PaymentStatus
  'GET /api/payment/receipts/:number': Response
  'GET /api/payouts/receipts/:number': Response
  'POST /api/payment/purchases/:id/cancel': { isCancelled: boolean; isPaid: boolean }
  'GET /api/wizlings/transactions.csv': Response

  'GET /api/payment/subscription/renewal': { renewal: PlanRenewal | null }
  'POST /api/payment/subscription/quote': PlanQuote
  'POST /api/payment/subscription/change': Done
  'POST /api/payment/subscription/cancel': Done
  'POST /api/payment/subscription/reactivate': Done
  'POST /api/wizlings/request': { id: string; status: string }

  'GET /api/admin/events': EventsPage
  'POST /api/admin/events/:id/redeliver': { status: string }
  'GET /api/admin/outbox': OutboxPage
  'GET /api/admin/outbox/unsent': Unsent
  'GET /api/admin/outbox/templates': { templates: MailTemplate[] }
  'GET /api/admin/outbox/events': Response

  /** for responses that don’t come from the engine, such as the rate limit’s */
  'POST /v1/graphql': Response
}
