import type { Request } from 'express'
import type { Caller, CookieSession } from '../caller.js'
import { AppError } from '../errors.js'
import { requireOwnPage } from '../http/csrf.js'
import type { Services } from '../services.js'

/** Requests whose cookie was compared with their token, by the one place that does it. */
const admitted = new WeakSet<Request>()

/**
 * A door that uses the session cookie acts for whom the cookie says, so whoever the access token names has to be the
 * same person in the same session: a stolen cookie with another account's token is nobody's identity. Without this no
 * cookie reaches the sign-in library (`requireOneIdentity`).
 * @param caller who the access token named; null where the cookie alone decides
 * @param isNeeded whether there has to be a session behind the cookie
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
 * Stands in front of everything that hands a request's cookie on.
 * @throws AppError INTERNAL in a door that uses the cookie without saying so (`isCookieBound`)
 */
export function requireOneIdentity(request: Request): void {
  if (admitted.has(request)) return
  throw new AppError('INTERNAL', { cause: new Error('this door uses the session cookie and is not cookie-bound') })
}
