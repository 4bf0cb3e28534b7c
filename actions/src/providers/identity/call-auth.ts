import type { Request, Response } from 'express'
import type { CookieSession } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import { requireOneIdentity } from '#platform/trust/one-identity.js'
import { AUTH_PATH, authLibrary, CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from './auth-library.js'
import { toAuthRefusal } from './auth-refusals.js'
import type { AuthParts } from './sign-in-parts.js'

export type AuthAnswer = Readonly<Record<string, unknown>>

interface Exchange {
  request: Request
  response: Response
}

/**
 * Calls the sign-in library as if the request had been made to it, and passes its cookies on.
 * @param path below /api/auth
 * @throws AppError for everything the library rejects
 */
export function callAuth(parts: AuthParts, exchange: Exchange, path: string, body: object): Promise<AuthAnswer> {
  const headers = authHeaders(parts, exchange.request)
  headers.set('content-type', 'application/json')
  return ask(parts, exchange.response, path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Redeems the token of an emailed sign-in link, which the library expects in the URL. */
export function redeemMagicLink(parts: AuthParts, exchange: Exchange, token: string): Promise<AuthAnswer> {
  const path = `/magic-link/verify?${new URLSearchParams({ token })}`
  return ask(parts, exchange.response, path, { headers: authHeaders(parts, exchange.request) })
}

async function ask(parts: AuthParts, response: Response, path: string, init: RequestInit): Promise<AuthAnswer> {
  const call = new globalThis.Request(`${parts.config.PUBLIC_URL}${AUTH_PATH}${path}`, init)
  const answer = await authLibrary(parts).handler(call)
  passCookies(answer.headers, response)
  // For a used or unknown link the library redirects; our pages do their own routing.
  if (answer.status >= 300 && answer.status < 400) throw new AppError('LINK_INVALID')
  const content: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw toAuthRefusal(answer.status, content)
  return (content ?? {}) as AuthAnswer
}

/** The headers the library gets to see, of a request whose cookie is known to be the caller's own. */
function authHeaders(parts: AuthParts, request: Request): Headers {
  requireOneIdentity(request)
  return headersFor(parts, request)
}

function headersFor({ config }: AuthParts, request: Request): Headers {
  const headers = new Headers({
    origin: config.PUBLIC_URL,
    [CLIENT_ADDRESS_HEADER]: request.ip ?? '',
    [REQUEST_ID_HEADER]: String(request.res?.locals.requestId ?? ''),
  })
  for (const name of ['cookie', 'user-agent']) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

function passCookies(from: Headers, response: Response): void {
  for (const cookie of from.getSetCookie()) response.append('Set-Cookie', cookie)
}

/** Either signed in, or the challenge for the second factor. The session's token stays in its cookie. */
export function signInAnswer(answer: AuthAnswer, status: string) {
  if (answer.twoFactorRedirect !== true) return { status }
  return { twoFactorRedirect: true, twoFactorMethods: answer.twoFactorMethods }
}

/** The cookie's session, with the cookie rotated; null if it has ended. */
export async function exchangeSession(parts: AuthParts, { request, response }: Exchange) {
  const options = { headers: authHeaders(parts, request), returnHeaders: true } as const
  const answer = await authLibrary(parts).api.exchangeSession(options)
  passCookies(answer.headers, response)
  return answer.response
}

/** The cookie's session, without rotating it. Doesn't imply that anyone may act on it. */
export function peekSession(parts: AuthParts, request: Request): Promise<CookieSession | null> {
  return authLibrary(parts).api.peekSession({ headers: headersFor(parts, request) })
}

/**
 * Opens a session for someone who has proved their identity in another way, such as with an invitation link.
 * @param way the method's name in the security log
 */
export async function openSession(
  parts: AuthParts,
  { request, response }: Exchange,
  { userId, way }: { userId: string; way: 'confirmation' | 'invitation' },
): Promise<void> {
  const options = { headers: authHeaders(parts, request), body: { userId, way }, returnHeaders: true } as const
  passCookies((await authLibrary(parts).api.openSession(options)).headers, response)
}

/** The person who still owes a second-factor code after the password; null without such a challenge. */
export function peekChallenge(parts: AuthParts, request: Request): Promise<string | null> {
  return authLibrary(parts).api.challengedUser({ headers: authHeaders(parts, request) })
}
