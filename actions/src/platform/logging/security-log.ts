import type { Request, Response } from 'express'
import type { Caller } from '../caller.js'
import type { AppError, ErrorCode } from '../errors.js'
import type { Logger } from './logger.js'

/** Security events of an account. Each is one log line with the person, the address and the request id. */
export type SecurityEvent =
  | 'signed-in'
  | 'code-asked'
  | 'signed-out'
  | 'sign-in-refused'
  | 'link-refused'
  | 'code-refused'
  | 'password-refused'
  | 'attempts-limited'
  | 'access-refused'
  | 'session-ended'
  | 'sessions-ended'
  | 'session-raised'
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-begun'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'backup-codes-renewed'
  | 'staff-added'
  | 'staff-removed'
  | 'user-suspended'
  | 'user-reinstated'

/** Ids, counts and fixed words only: never anything typed, nor a token, cookie or code. */
export interface SecurityDetails {
  /** The person concerned; null if unknown. */
  personId: string | null
  /** The client's IP address; null for the command line. */
  address: string | null
  /** Who did it, if someone else. */
  actorId?: string
  sessionId?: string
  /** The sign-in method. */
  way?: string
  /** The error code. */
  code?: ErrorCode
  count?: number
}

const REFUSALS: Partial<Record<ErrorCode, SecurityEvent>> = {
  INVALID_CREDENTIALS: 'sign-in-refused',
  LINK_INVALID: 'link-refused',
  CODE_INVALID: 'code-refused',
  CURRENT_PASSWORD_WRONG: 'password-refused',
  TOO_MANY_ATTEMPTS: 'attempts-limited',
}

/** Writes one line; the endpoint's logger adds the request id. Refusals are logged as warnings. */
export function logSecurity(log: Logger, event: SecurityEvent, details: SecurityDetails): void {
  const level = event.endsWith('-refused') || event === 'attempts-limited' ? 'warn' : 'info'
  log[level]({ security: { event, ...details } }, `security: ${event}`)
}

/** One line about the endpoint's caller. */
export function logOwnSecurity(
  { log }: { log: Logger },
  event: SecurityEvent,
  { caller, request }: { caller: Pick<Caller, 'userId' | 'sessionId'>; request: Request },
  rest: Partial<SecurityDetails> = {},
): void {
  const { userId: personId, sessionId } = caller
  logSecurity(log, event, { personId, sessionId, address: request.ip ?? null, ...rest })
}

/** Remembers the person a request concerns, for the line logged if it is refused. */
export function noteSubject(response: Response, personId: string | null): void {
  response.locals.personId = personId
}

/** Logs denied access and failed sign-ins. A visitor without a session is not a security event. */
export function logRefusal(log: Logger, error: AppError, request: Request, response: Response): void {
  const event = REFUSALS[error.code] ?? (error.status === 401 || error.status === 403 ? 'access-refused' : undefined)
  if (!event || error.code === 'NO_SESSION') return
  const { personId } = response.locals
  logSecurity(log, event, {
    personId: typeof personId === 'string' ? personId : null,
    address: request.ip ?? null,
    code: error.code,
  })
}
