import type { ErrorCode } from '#contract/error-codes.js'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'

export interface FieldError {
  field: string
  message: string
}

/** With INSUFFICIENT_CREDITS: the price and what there is. */
export interface CreditShortfall {
  needed: number
  balance: number
}

/** Any failed request, REST or GraphQL. `message` is for people, `code` for decisions. */
export class RequestError extends Error {
  readonly code: string
  /** HTTP status; 0 if there was no response */
  readonly status: number
  readonly requestId: string | null
  readonly errors: readonly FieldError[]
  /** The current terms, if the refusal was about a decision on outdated ones. */
  readonly terms: CurrentTerms | null
  /** What was missing, if the refusal was about credits. */
  readonly credits: CreditShortfall | null
  /** What a service of others answered, for the console. */
  readonly reason: string | null
  /** What one can do about it, where that depends on more than the code. */
  readonly advice: string | null

  constructor(init: {
    code: string
    message: string
    status: number
    requestId?: string | null
    errors?: readonly FieldError[]
    terms?: CurrentTerms | null
    credits?: CreditShortfall | null
    reason?: string | null
    advice?: string | null
    cause?: unknown
  }) {
    super(init.message, { cause: init.cause })
    this.name = 'RequestError'
    this.code = init.code
    this.status = init.status
    this.requestId = init.requestId ?? null
    this.errors = init.errors ?? []
    this.terms = init.terms ?? null
    this.credits = init.credits ?? null
    this.reason = init.reason ?? null
    this.advice = init.advice ?? null
  }
}

/** The code for a decision on something that has changed since; `terms` holds the current state. */
export const TERMS_CHANGED = 'TERMS_CHANGED'
export const OFFLINE = 'OFFLINE'
export const TIMED_OUT = 'TIMED_OUT'

/** Every code that the client acts on: the service's, and those for requests without a response. */
export type RefusalCode = ErrorCode | typeof OFFLINE | typeof TIMED_OUT

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof RequestError
}

/** Whether this is one of the named refusals; callers needn't check the type first. */
export function hasCode(error: unknown, ...codes: RefusalCode[]): boolean {
  return isRequestError(error) && codes.some((code) => code === error.code)
}

/** What was wrong with the token helps nobody. */
const SESSION_ENDED = 'Log in to continue.'

/** The refusal of a token that couldn't be renewed: the session is over, whatever the server called it. */
export function sessionEnded(cause: RequestError): RequestError {
  return new RequestError({
    code: 'NO_SESSION',
    message: SESSION_ENDED,
    status: 401,
    requestId: cause.requestId,
    cause,
  })
}

/** Whether credits are missing: a dialog over the page says so, and nothing else has to. */
export function lacksCredits(error: unknown): boolean {
  return hasCode(error, 'INSUFFICIENT_CREDITS', 'CREDITS_OWED')
}

/** The message to show for anything thrown: refusals in their own words, everything else in one neutral sentence. */
export function messageOf(error: unknown): string {
  if (isRequestError(error)) return error.message
  return 'Something went wrong on our side. Please try again.'
}
