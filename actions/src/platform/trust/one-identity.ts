import type { Request } from 'express'
import type { Caller, CookieSession } from '../caller.js'
import { AppError } from '../errors.js'
import { requireOwnPage } from '../http/csrf.js'
import type { Services } from '../services.js'

/** Requests whose cookie has been compared with their token. Only admitCookie adds to it. */
const admitted = new WeakSet<Request>()

/**
 * An endpoint that uses the session cookie acts as the cookie's person, so the access token has to name the same person
 * and session: a stolen cookie must not work with another account's token. No cookie reaches the sign-in library
 * without this check (`requireOneIdentity`).
 * @param caller the access token's person; null if the cookie alone decides
 * @param isNeeded whether the cookie must belong to a session
 * @throws AppError CSRF_REFUSED, NO_SESSION, SESSION_MISMATCH
 */
export async function admitCookie(
  request: Request,
  { caller, isNeeded }: { caller: Caller | null; isNeeded: boolean },
  services: Services,
): Promise<void> {
  requireOwnPage(request, services.config)
  if (caller) {
    const session = await services.readCookieSession(request)
    if (session && !isSame(session, caller)) throw new AppError('SESSION_MISMATCH')
    if (!session && isNeeded) throw new AppError('NO_SESSION')
  }
  admitted.add(request)
}

function isSame(session: CookieSession, caller: Caller): boolean {
  return session.sessionId === caller.sessionId && session.userId === caller.userId
}

/**
 * Guards everything that passes on a request's cookie.
 * @throws AppError INTERNAL in an endpoint that uses the cookie without declaring it (`isCookieBound`)
 */
export function requireOneIdentity(request: Request): void {
  if (admitted.has(request)) return
  throw new AppError('INTERNAL', { cause: new Error('this endpoint uses the session cookie without isCookieBound') })
}
