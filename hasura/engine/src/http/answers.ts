import { EngineError } from '../errors.js'
import { stringifyJson } from '../json.js'
import type { Logger } from '../logger.js'
import { ADMIN_ROLE } from '../session/session.js'
import type { HttpAnswer } from './http-types.js'

export const JSON_TYPE = 'application/json; charset=utf-8'

export function jsonAnswer(value: unknown, status = 200): HttpAnswer {
  return { status, body: stringifyJson(value), contentType: JSON_TYPE }
}

export function textAnswer(text: string, status = 200): HttpAnswer {
  return { status, body: text, contentType: 'text/plain; charset=utf-8' }
}

/** Who may see `internal`: administrators unless disabled, and everyone in development. */
export interface InternalPolicy {
  readonly isDevMode: boolean
  readonly showInternalErrorsToAdmin: boolean
}

export function showsInternal(policy: InternalPolicy, role: string | null): boolean {
  return policy.isDevMode || (policy.showInternalErrorsToAdmin && role === ADMIN_ROLE)
}

/** `{ path, error, code }` with the real status (semantics §1.2). */
export function plainError(error: EngineError, withInternal: boolean): HttpAnswer {
  return jsonAnswer(plainErrorBody(error, withInternal), error.status)
}

export function plainErrorBody(error: EngineError, withInternal: boolean): object {
  return { path: error.path, error: error.message, code: error.code, ...internalOf(error, withInternal) }
}

/** `{ errors: [{ message, extensions }] }`; always 200 on /v1/graphql, the real status on /v1alpha1/graphql. */
export function graphqlError(error: EngineError, withInternal: boolean, status: number): HttpAnswer {
  return jsonAnswer(graphqlErrorBody(error, withInternal), status)
}

export function graphqlErrorBody(error: EngineError, withInternal: boolean): object {
  const extensions = { ...error.extensions, path: error.path, code: error.code, ...internalOf(error, withInternal) }
  return { errors: [{ message: error.message, extensions }] }
}

function internalOf(error: EngineError, withInternal: boolean): { internal?: unknown } {
  return withInternal && error.internal !== undefined ? { internal: error.internal } : {}
}

/** Anything but an EngineError is our own fault: logged with its cause, reported with a neutral message. */
export function toEngineError(error: unknown, logger: Logger, requestId: string): EngineError {
  const known = error instanceof EngineError ? error : new EngineError('unexpected', 'internal error', { cause: error })
  logFailure(known, logger, requestId)
  return known
}

/** Logs errors on our side or the database's, without statements or values, which may be personal data. */
export function logFailure(error: EngineError, logger: Logger, requestId: string): void {
  if (error.status < 500) return
  const { code, path, message, cause } = error
  logger.error({ requestId, code, path, error: message, cause: describeCause(cause) }, 'a request failed')
}

function describeCause(cause: unknown): object | undefined {
  if (!(cause instanceof Error)) return undefined
  const { message, stack, code } = cause as Error & { code?: string }
  return { message, code, stack }
}
