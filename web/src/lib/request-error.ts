import type { ErrorCode } from '#contract/error-codes.js'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'

export interface FieldError {
  field: string
  message: string
}

/** One refusal or failure of a request, whichever door it came through. `message` is for people, `code` for decisions. */
export class RequestError extends Error {
  readonly code: string
  /** HTTP status; 0 when no answer came at all */
  readonly status: number
  readonly requestId: string | null
  readonly errors: readonly FieldError[]
  /** What stands now, where the refusal says that somebody decided on something older. */
  readonly terms: CurrentTerms | null

  constructor(init: {
    code: string
    message: string
    status: number
    requestId?: string | null
    errors?: readonly FieldError[]
    terms?: CurrentTerms | null
    cause?: unknown
  }) {
    super(init.message, { cause: init.cause })
    this.name = 'RequestError'
    this.code = init.code
    this.status = init.status
    this.requestId = init.requestId ?? null
    this.errors = init.errors ?? []
    this.terms = init.terms ?? null
  }
}

/** The code of a decision on something that has changed since; `terms` holds what stands now. */
export const TERMS_CHANGED = 'TERMS_CHANGED'
export const OFFLINE = 'OFFLINE'
export const TIMED_OUT = 'TIMED_OUT'

/** Every code that the client decides by: those of the service, and of a request that came to no answer. */
export type RefusalCode = ErrorCode | typeof OFFLINE | typeof TIMED_OUT

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof RequestError
}

/** True for the refusals named; saves every caller the type check. */
export function hasCode(error: unknown, ...codes: RefusalCode[]): boolean {
  return isRequestError(error) && codes.some((code) => code === error.code)
}

/** What to tell somebody about anything that was thrown: refusals in their own words, the rest in one calm sentence. */
export function messageOf(error: unknown): string {
  if (isRequestError(error)) return error.message
  return 'Something went wrong on our side. Please try again.'
}
