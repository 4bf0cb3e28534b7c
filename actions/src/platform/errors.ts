import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { BOOKING_MESSAGES } from '#contract/calls/booking-messages.js'
import { CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { CREDIT_REQUEST_MESSAGES } from '#contract/credits/credit-request.js'
import type { ErrorCode } from '#contract/error-codes.js'
import { DRIVE_MESSAGES } from '#contract/files/drive-messages.js'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { COMPANY_EMAIL_REQUIRED } from '#contract/plans/company-email.js'
import type { FieldError } from '#contract/validate-form.js'

export type { ErrorCode }

interface ErrorEntry {
  status: number
  message: string
  /** The message is for the log only; people get a neutral sentence with the request id. */
  isHidden?: boolean
}

/**
 * Every error this service returns: each code of the contract with its one status and message. 400 bad input,
 * 401 no session, 403 not allowed, 404 unknown or hidden from the caller, 409 wrong state or already done, 5xx our
 * fault.
 */
export const ERROR_TABLE = {
  INVALID_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  VALIDATION_FAILED: { status: 400, message: 'Some of what you sent needs correcting.' },
  UNKNOWN_FIELD: { status: 400, message: 'The request has a field this service does not know.' },
  UPLOAD_INCOMPLETE: { status: 400, message: 'The upload was interrupted. Send the file again.' },
  LINK_INVALID: { status: 400, message: 'This link has already been used or has expired. Ask for a new one.' },
  CURRENT_PASSWORD_WRONG: { status: 400, message: 'Your current password is incorrect.' },
  SECOND_FACTOR_NOT_SET_UP: { status: 400, message: 'No second factor is being set up. Begin again.' },

  PROPOSAL_DOCUMENT_MISSING: { status: 400, message: APPLICATION_MESSAGES.proposalMissing },
  DOCUMENT_LIMIT: { status: 400, message: 'You can attach max 5 files of this kind.' },
  SIGNATURE_INVALID: { status: 400, message: 'This message is not signed by the payment provider.' },
  NO_SESSION: { status: 401, message: 'Log in to continue.' },
  TOKEN_INVALID: { status: 401, message: 'Your session has ended. Log in again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The email or password is incorrect.' },
  CODE_INVALID: { status: 401, message: 'This code is incorrect or has already been used.' },
  ACTION_SECRET_WRONG: { status: 401, message: 'Not allowed.' },

  PAYMENT_REQUIRED: { status: 402, message: 'The hire payment comes first.' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'You do not have enough Wizlings for this action.' },
  CREDITS_OWED: {
    status: 402,
    message: 'A refund left your balance below zero. Buy Credits to settle it, then try again.',
  },
  INSUFFICIENT_REWARD_CREDITS: { status: 402, message: 'You don’t have that many Reward Credits.' },
  INSUFFICIENT_INCOME: { status: 402, message: 'You don’t have that much available income.' },
  INCOME_OWED: {
    status: 402,
    message: 'A refund left your income below zero. Your next earnings settle it, then you can request a payout.',
  },
  PAYMENT_DECLINED: { status: 402, message: 'Your card was declined. Nothing has changed, and nothing was charged.' },
  SESSION_MISMATCH: {
    status: 403,
    message: 'You’re now signed in as somebody else in this browser. Reload the page and try again.',
  },
  NOT_ALLOWED: { status: 403, message: 'You are not allowed to do this.' },
  CSRF_REFUSED: { status: 403, message: 'This request did not come from our own pages.' },
  STAFF_ONLY: { status: 403, message: 'Only staff can do this.' },
  EXPERTS_ONLY: { status: 403, message: 'Only experts can do this.' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'A second factor is needed for this.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'This account is suspended. Write to support to learn why.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Confirm your email address first.' },
  COMPANY_REQUIRED: { status: 403, message: 'Only members of a company can invite colleagues.' },
  INVITE_EMAIL_MISMATCH: { status: 403, message: 'This invitation was sent to another address.' },
  FREE_PLAN_LIMIT: { status: 403, message: 'Your free plan’s limit is reached.' },
  COMPANY_EMAIL_REQUIRED: { status: 403, message: COMPANY_EMAIL_REQUIRED },
  DOCUMENT_DELETE_NOT_ALLOWED: { status: 403, message: 'This document cannot be deleted.' },

  OWN_OPPORTUNITY: { status: 403, message: 'This is your own opportunity.' },
  NOT_MATCHED: { status: 403, message: 'You are not matched to this opportunity.' },
  CALENDAR_REQUIRED: { status: 403, message: 'Connect your Calendar to show interest.' },
  PROFILE_INCOMPLETE: { status: 403, message: APPLICATION_MESSAGES.profileIncomplete },
  OWN_BALANCE: { status: 403, message: 'You can’t decide about your own balance. Ask another member of staff.' },
  OWN_CONTENT: { status: 403, message: 'You can’t decide about what you wrote yourself. Ask another member of staff.' },
  OWN_OFFER: { status: 403, message: BOOKING_MESSAGES.ownOffer },
  PAID_PLAN_REQUIRED: { status: 403, message: BOOKING_MESSAGES.paidPlanRequired },
  FREE_CALLS_LIMIT_REACHED: { status: 403, message: BOOKING_MESSAGES.limitReached(null) },
  SECOND_PERSON_REQUIRED: { status: 403, message: 'Another member of staff has to confirm what you proposed.' },
  NDA_REQUIRED: { status: 403, message: APPLICATION_MESSAGES.ndaRequired },
  SIGNED_NDA_MISSING: {
    status: 409,
    message: 'This expert has not signed your NDA yet. They can upload the signed copy under NDA & Proposal.',
  },
  POSTER_SUSPENDED: {
    status: 409,
    message: 'Whoever posted this is suspended and could answer nobody. Reinstate them first, or delete the post.',
  },
  RECORDING_EXISTS: { status: 409, message: 'There is a recording with this id already.' },
  RECORDING_NOT_READY: {
    status: 409,
    message: 'This recording is still on its way or being checked. Try again in a moment.',
  },
  QUESTION_NOT_PUBLIC: { status: 409, message: 'The question isn’t public, so no answer to it can be.' },
  RECORDING_IN_USE: { status: 409, message: 'This recording belongs to something you published.' },
  EXPERT_UNAVAILABLE: { status: 409, message: APPLICATION_MESSAGES.expertUnavailable },
  EXPERT_CALENDAR_MISSING: { status: 409, message: BOOKING_MESSAGES.calendarMissing },
  FREE_CALL_ALREADY_USED: { status: 409, message: BOOKING_MESSAGES.alreadyUsed },
  OFFER_NOT_FREE: { status: 409, message: BOOKING_MESSAGES.notFree },
  INTEREST_PAUSED: { status: 409, message: 'This opportunity isn’t taking new interest right now.' },
  NDA_FILE_MISSING: {
    status: 409,
    message: 'This post asks for an NDA, but the file to sign is missing. Request changes, so that the poster adds it.',
  },
  DOCUMENT_OF_LIVE_POST: {
    status: 409,
    message: 'This file is part of a live role. Edit the role, remove it there and save.',
  },
  EMAIL_KIND_MANDATORY: {
    status: 409,
    message: 'Emails about money and your account can’t be switched off.',
  },
  UNSUBSCRIBE_LINK_INVALID: {
    status: 404,
    message: 'This link is incomplete. Switch off emails under Account instead.',
  },
  FILE_LINK_INVALID: { status: 404, message: 'This link has expired. Load the page again for a new one.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  USER_NOT_FOUND: { status: 404, message: 'There is no such person.' },
  SESSION_NOT_FOUND: { status: 404, message: 'There is no such session.' },
  INVITE_NOT_FOUND: { status: 404, message: 'There is no such invitation.' },
  COMMENT_NOT_FOUND: { status: 404, message: 'There is no such message.' },
  PLAN_UPGRADE_REQUIRED: { status: 403, message: CHAT_MESSAGES.planNeeded },
  RESPONSE_NOT_FOUND: { status: 404, message: 'There is no such answer.' },
  QUESTION_NOT_FOUND: { status: 404, message: 'There is no such question.' },
  OPPORTUNITY_NOT_FOUND: { status: 404, message: 'There is no such opportunity.' },
  APPLICATION_NOT_FOUND: { status: 404, message: 'There is no such application.' },
  COUNTER_OFFER_NOT_FOUND: { status: 404, message: 'There is no such counter offer.' },
  CALL_NOT_FOUND: { status: 404, message: 'There is no such call.' },
  OFFER_NOT_FOUND: { status: 404, message: BOOKING_MESSAGES.noLongerAvailable },
  EVENT_NOT_FOUND: { status: 404, message: 'There is no such event.' },
  RECORDING_NOT_FOUND: { status: 404, message: 'There is no such recording.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'There is no such document.' },
  CREDIT_REQUEST_NOT_FOUND: { status: 404, message: 'There is no such request for Credits.' },
  TRANSFER_NOT_FOUND: { status: 404, message: 'There is no such transfer.' },
  PROPOSAL_NOT_FOUND: { status: 404, message: 'There is no such proposal.' },

  REDEMPTION_NOT_FOUND: { status: 404, message: 'There is no such redemption.' },
  PAYOUT_ACCOUNT_NEEDED: {
    status: 409,
    message: 'Stripe can’t pay you yet. Open Stripe to see what it still needs, or choose a bank transfer.',
  },
  PAYOUT_NOT_FOUND: { status: 404, message: 'There is no such payout.' },
  PAYOUT_BATCH_NOT_FOUND: { status: 404, message: 'There is no such batch.' },
  AI_CONVERSATION_NOT_FOUND: { status: 404, message: 'There is no such conversation.' },
  AI_QUESTION_NOT_FOUND: { status: 404, message: 'There is no such question.' },
  AI_ANSWER_NOT_FOUND: { status: 404, message: 'There is no such answer.' },

  EMAIL_ALREADY_VERIFIED: { status: 409, message: 'This email is already confirmed.' },
  SECOND_FACTOR_OFF: {
    status: 409,
    message: 'Your second factor was switched off meanwhile. Set it up again for new backup codes.',
  },
  CODE_SPENT: { status: 409, message: 'This code no longer works. Send the email again for a new one.' },
  ALREADY_MEMBER: { status: 409, message: 'This person already belongs to a company.' },
  TEAM_LIMIT_REACHED: { status: 409, message: 'This team has as many users as its plan includes.' },
  ALREADY_RATED: { status: 409, message: 'You have rated this answer. A rating is final.' },
  ALREADY_DONE: { status: 409, message: 'This has already been done.' },
  INVITE_USED: { status: 409, message: 'This invitation has already been used.' },
  INVITE_WITHDRAWN: { status: 409, message: 'This invitation was withdrawn.' },
  INVITE_EXPIRED: { status: 409, message: 'This invitation has expired. Ask for a new one.' },
  INVALID_STATUS_TRANSITION: {
    status: 409,
    message: 'This action is no longer available. Please refresh the page.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This was already sent with other contents. Start over.' },
  HOLD_ENDED: { status: 409, message: 'This hold has already ended in another way.' },
  TERMS_CHANGED: { status: 409, message: 'This has changed since you opened it. Read it again before you decide.' },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Check it, then send again.' },
  PROPOSAL_REQUIRED: { status: 409, message: APPLICATION_MESSAGES.hireUnavailable },

  PLAN_NOT_AVAILABLE: { status: 409, message: 'This plan can’t be chosen from your current one.' },
  CREDIT_REQUEST_PENDING: { status: 409, message: CREDIT_REQUEST_MESSAGES.pending },
  PROPOSAL_OPEN: { status: 409, message: 'This is already waiting for a second member of staff to confirm it.' },
  PROPOSAL_EXPIRED: { status: 409, message: 'This proposal has expired. Propose it again if it’s still right.' },
  NOT_CORRECTABLE: {
    status: 409,
    message: 'This can’t be corrected here.',
  },
  NOT_REFUNDABLE: { status: 409, message: 'This purchase can’t be refunded.' },
  REFUND_TOO_LARGE: { status: 409, message: 'That is more than is left of this purchase.' },
  CORRECTION_TOO_LARGE: { status: 409, message: 'That is more than is left to correct on this transfer.' },
  BALANCE_TOO_LOW: { status: 409, message: 'The person no longer has that much, so nothing was booked.' },

  PAYMENTS_UNAVAILABLE: { status: 409, message: 'Payments are not available right now.' },

  BATCH_UNCONFIRMED: {
    status: 409,
    message:
      'With what its author sent alone in the last 24 hours, this batch is above the limit. Somebody else has to confirm it first.',
  },

  AI_ANSWER_UNDER_WAY: { status: 409, message: 'An answer is still being written. Wait for it, or stop it first.' },
  AI_UNAVAILABLE: { status: 409, message: 'No AI is set up here that could write this for you.' },
  AI_CONVERSATION_FULL: { status: 409, message: 'This conversation is full. Start a new one to keep asking.' },

  GOOGLE_LOGIN_NEEDED: { status: 409, message: `${DRIVE_MESSAGES.loginFirst}.` },
  GOOGLE_LOGIN_FAILED: { status: 409, message: DRIVE_MESSAGES.loginFailed },
  DRIVE_NOT_OFFERED: { status: 409, message: DRIVE_MESSAGES.notOffered },
  DRIVE_NOTHING_TO_SAVE: { status: 409, message: DRIVE_MESSAGES.nothingToSave },
  DRIVE_SAVE_UNDER_WAY: { status: 409, message: DRIVE_MESSAGES.underWay },

  FILE_TOO_LARGE: { status: 413, message: 'This file is too large.' },
  BODY_TOO_LARGE: { status: 413, message: 'This is more than the server can take at once.' },
  FILE_TYPE_REFUSED: { status: 415, message: 'Files of this kind are not allowed here.' },
  CONTENT_TYPE_UNSUPPORTED: { status: 415, message: 'This kind of content isn’t accepted here.' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Wait a while and try again.' },
  AI_DAILY_LIMIT: { status: 429, message: 'You’ve used today’s free answers. You can ask again within 24 hours.' },

  UPSTREAM_REFUSED: { status: 502, message: 'A service we depend on refused this.', isHidden: true },
  UPSTREAM_FAILED: { status: 502, message: 'A service we depend on did not answer.', isHidden: true },
  DRIVE_FILE_FAILED: { status: 502, message: DRIVE_MESSAGES.failed },
  OUT_OF_SPACE: {
    status: 507,
    message: 'The file couldn’t be stored: the server is out of space. Try again later.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong.', isHidden: true },
} as const satisfies Record<ErrorCode, ErrorEntry>

export interface CreditShortfall {
  needed: number
  balance: number
}

interface AppErrorDetails {
  /** One message per form field, keyed as in the form. */
  errors?: FieldError[]
  /** With TERMS_CHANGED: the current terms, which the page shows before asking again. */
  terms?: CurrentTerms
  /** With INSUFFICIENT_CREDITS: the price and the balance, for the dialog (OPP-84). */
  credits?: CreditShortfall
  /** What a service we depend on answered, for the console of the browser. Never anything secret. */
  reason?: string
  /** What the person can do about it, where that depends on more than the code. */
  advice?: string
  /** Overrides the table's message with a more specific one. */
  message?: string
  /** The underlying error, for the log only. */
  cause?: unknown
  /** Response headers, such as Retry-After. */
  headers?: Record<string, string>
}

/** An error with a code from the table. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly terms: CurrentTerms | undefined
  readonly credits: CreditShortfall | undefined
  readonly reason: string | undefined
  readonly advice: string | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? ERROR_TABLE[code].message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = ERROR_TABLE[code].status
    this.errors = details.errors
    this.terms = details.terms
    this.credits = details.credits
    this.reason = details.reason
    this.advice = details.advice
    this.headers = details.headers ?? {}
  }

  get isHidden(): boolean {
    const entry: ErrorEntry = ERROR_TABLE[this.code]
    return entry.isHidden === true
  }
}

/** One invalid field in a form or body, reported both at the field and as the overall message. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}

/** Throws what a rule returned: an error code, or null if nothing stands in the way. */
export function throwIfBlocked(blocker: ErrorCode | null): void {
  if (blocker) throw new AppError(blocker)
}
