import type { TokenAnswer } from '../session-user'
import { errorFrom } from './response-error'
import { inSessionTurn } from './session-turn'
import { send } from './transport'

/** A token is renewed this long before it ends, so that no request starts with one that dies on the way. */
const RENEW_BEFORE_MS = 60_000
const CHANNEL_NAME = 'session-token'

type Listener = (answer: TokenAnswer | null) => void

let held: TokenAnswer | null = null
let pending: Promise<TokenAnswer | null> | null = null
const listeners = new Set<Listener>()
// Tabs hand each other a fresh token, so that one renewal serves them all. It stays in memory: a channel stores nothing.
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL_NAME) : null
channel?.addEventListener('message', ({ data }: MessageEvent<TokenAnswer | null>) => accept(data))

/** Hears every change of the token: a new answer, or null when the session ended. Returns the way to stop. */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A token that lives for at least another minute, or null for visitors. Throws RequestError when the server can't say. */
export async function getAccessToken(): Promise<string | null> {
  if (!held) return null
  if (isFresh(held)) return held.accessToken
  return (await refreshToken(held.accessToken))?.accessToken ?? null
}

/** Whose token is held. */
export function tokenOwner(): string | null {
  return held?.user.userId ?? null
}

/**
 * Asks for a new token by the session cookie: once at a time in this tab, and by a lock once at a time among tabs.
 * @param stale the token that was refused; another tab's newer one is taken instead of asking again
 * @returns null when there is no session (any more)
 */
export function refreshToken(stale?: string): Promise<TokenAnswer | null> {
  pending ??= inSessionTurn(async () => {
    if (stale && held && held.accessToken !== stale && isFresh(held)) return held
    return publish(await requestToken())
  }).finally(() => {
    pending = null
  })
  return pending
}

/** Forgets the token here and in the other tabs. */
export function dropToken(): void {
  publish(null)
}

async function requestToken(): Promise<TokenAnswer | null> {
  const response = await send('/api/session/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'sagework' },
    body: '{}',
  })
  if (response.ok) return (await response.json()) as TokenAnswer
  if (response.status === 401) {
    // an answer that nobody reads keeps its connection
    await response.body?.cancel()
    return null
  }
  const error = await errorFrom(response)
  if (error.code === 'ACCOUNT_SUSPENDED') publish(null)
  throw error
}

function publish(answer: TokenAnswer | null): TokenAnswer | null {
  accept(answer)
  channel?.postMessage(answer)
  return answer
}

function accept(answer: TokenAnswer | null): void {
  held = answer
  for (const listener of listeners) listener(answer)
}

function isFresh({ expiresAt }: TokenAnswer): boolean {
  return Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS
}
