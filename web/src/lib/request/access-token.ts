import type { TokenResponse } from '../session-user'
import { errorFrom } from './response-error'
import { withSessionLock } from './session-lock'
import { send } from './transport'

/** Tokens are renewed this long before they expire, so that none expires in flight. */
const RENEW_BEFORE_MS = 60_000
const CHANNEL_NAME = 'session-token'

type Listener = (answer: TokenResponse | null) => void

let held: TokenResponse | null = null
let pending: Promise<TokenResponse | null> | null = null
const listeners = new Set<Listener>()
// Tabs share fresh tokens, so that one renewal serves them all. Tokens stay in memory: a channel stores nothing.
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL_NAME) : null
channel?.addEventListener('message', ({ data }: MessageEvent<TokenResponse | null>) => accept(data))

/** Calls `listener` with every new token, or null when the session ends. Returns a function to unsubscribe. */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A token valid for at least another minute, or null for visitors. Throws RequestError if the server can't answer. */
export async function getAccessToken(): Promise<string | null> {
  if (!held) return null
  if (isFresh(held)) return held.accessToken
  return (await refreshToken(held.accessToken))?.accessToken ?? null
}

/** The user the current token belongs to. */
export function tokenOwner(): string | null {
  return held?.user.userId ?? null
}

/**
 * Gets a new token with the session cookie. Only one request runs at a time in this tab and, thanks to a lock, across
 * tabs. The page's early request was sent under the same lock, so that its response is only read.
 * @param stale the token that was refused; if another tab has a newer one, that is used instead
 * @returns null if there is no session (any more)
 */
export function refreshToken(stale?: string): Promise<TokenResponse | null> {
  pending ??= renew(stale).finally(() => {
    pending = null
  })
  return pending
}

async function renew(stale?: string): Promise<TokenResponse | null> {
  const early = await takeEarlyResponse()
  if (early) return publish(await tokenIn(early))
  return withSessionLock(async () => {
    if (stale && held && held.accessToken !== stale && isFresh(held)) return held
    return publish(await requestToken())
  })
}

/** Clears the token in this tab and all others. */
export function dropToken(): void {
  publish(null)
}

/** Asked for by `start.js` before this code was there. */
declare global {
  var earlyToken: Promise<Response> | undefined
}

/** The response to the page's early request, once; null if there was none or it failed. */
async function takeEarlyResponse(): Promise<Response | null> {
  const early = globalThis.earlyToken
  globalThis.earlyToken = undefined
  return early?.catch(() => null) ?? null
}

async function requestToken(): Promise<TokenResponse | null> {
  const response = await send('/api/session/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'sagework' },
    body: '{}',
  })
  return tokenIn(response)
}

/** Null if nobody is signed in. Throws RequestError for everything else that isn't a token. */
async function tokenIn(response: Response): Promise<TokenResponse | null> {
  if (response.ok) return (await response.json()) as TokenResponse
  if (response.status === 401) {
    // an unread response body keeps its connection open; nobody has to wait until it is closed
    response.body?.cancel().catch(() => undefined)
    return null
  }
  const error = await errorFrom(response)
  if (error.code === 'ACCOUNT_SUSPENDED') publish(null)
  throw error
}

function publish(answer: TokenResponse | null): TokenResponse | null {
  accept(answer)
  channel?.postMessage(answer)
  return answer
}

function accept(answer: TokenResponse | null): void {
  held = answer
  for (const listener of listeners) listener(answer)
}

function isFresh({ expiresAt }: TokenResponse): boolean {
  return Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS
}
