import type { Request, Response } from 'express'
import type { Caller } from '../caller.js'
import type { AppError, ErrorCode } from '../errors.js'
import type { Logger } from './logger.js'

/** What happened to somebody's ways in. Each is one line of the log, with the person, the address and the request id. */
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

/** Ids, counts and fixed words only: never what somebody typed, nor a token, cookie or code. */
export interface SecurityDetails {
  /** Whom it is about; null when nobody is known. */
  personId: string | null
  /** The IP address it came from; null for the command line. */
  address: string | null
  /** Who did it, where that is somebody else. */
  actorId?: string
  sessionId?: string
  /** By which way somebody came in. */
  way?: string
  /** The refusal's code. */
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

/** Writes one line; the logger of a door adds the request id. Refusals stand out as warnings. */
export function logSecurity(log: Logger, event: SecurityEvent, details: SecurityDetails): void {
  const level = event.endsWith('-refused') || event === 'attempts-limited' ? 'warn' : 'info'
  log[level]({ security: { event, ...details } }, `security: ${event}`)
}

/** One line about the caller of a door. */
export function logOwnSecurity(
  { log }: { log: Logger },
  event: SecurityEvent,
  { caller, request }: { caller: Pick<Caller, 'userId' | 'sessionId'>; request: Request },
  rest: Partial<SecurityDetails> = {},
): void {
  const { userId: personId, sessionId } = caller
  logSecurity(log, event, { personId, sessionId, address: request.ip ?? null, ...rest })
}

/** Remembers whom a request is about, for the line that a refusal writes. */
export function noteSubject(response: Response, personId: string | null): void {
  response.locals.personId = personId
}

/** Every refusal of somebody's right or way in. That a visitor has no session is no event. */
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
