import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fromNow, MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import type { Services } from '#platform/services.js'
import { openSealedText, type SealBinding, sealText } from '#platform/trust/sealed-text.js'
import type { GoogleToken } from '#providers/google/google.js'

const LOGIN_MINUTES = 10
/** KBASE-73; Google's own tokens last as long. */
const TOKEN_SECONDS_MAX = 3600
/** So that a token doesn't expire on the way to Google. */
const SPARE_SECONDS = 30
const RANDOM_BYTES = 32
const VERIFIER = 'google-login-verifier'
const TOKEN = 'google-drive-token'

type Stores = Pick<Services, 'database' | 'clock' | 'config'>

/** Begins a login that only this session can finish, once, within ten minutes. */
export async function beginLogin({ database, clock, config }: Stores, sessionId: string) {
  const [state, verifier] = [randomText(), randomText()]
  const row = digestOf(state)
  await database
    .insertInto('private.google_logins')
    .values({
      state_digest: row,
      session_id: sessionId,
      sealed_verifier: sealText(config.AUTH_SECRET, { purpose: VERIFIER, row }, verifier),
      expires_at: fromNow(clock, LOGIN_MINUTES * MINUTE_MS),
    })
    .execute()
  return { state, verifier }
}

/** Ends the login that this session began with that state. @returns its verifier; null if there is none, or none any more */
export async function endLogin({ database, clock, config }: Stores, state: string, sessionId: string) {
  const row = digestOf(state)
  const login = await database
    .deleteFrom('private.google_logins')
    .where('state_digest', '=', row)
    .where('session_id', '=', sessionId)
    .returning(['sealed_verifier', 'expires_at'])
    .executeTakeFirst()
  if (!login || login.expires_at <= clock.now()) return null
  return opened(config, { purpose: VERIFIER, row }, login.sealed_verifier)
}

/**
 * Keeps a token for this session, an hour at most.
 * @returns until when; null if the session ended meanwhile
 */
export async function keepToken(
  { database, clock, config }: Stores,
  sessionId: string,
  { token, seconds }: GoogleToken,
): Promise<Date | null> {
  const now = clock.now()
  // of the same moment: a second reading of the clock may be later, and an hour is an hour
  const expiresAt = new Date(now.getTime() + Math.min(seconds, TOKEN_SECONDS_MAX) * SECOND_MS)
  const sealed = sealText(config.AUTH_SECRET, { purpose: TOKEN, row: sessionId }, token)
  const kept = await database
    .insertInto('private.google_connections')
    .columns(['session_id', 'sealed_token', 'connected_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('auth.sessions')
        .where('id', '=', sessionId)
        .select((of) => [
          'id',
          of.val(sealed).as('sealed_token'),
          sql<Date>`${now}::timestamptz`.as('connected_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        // the session can't end before its token is in its place to go with it
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ sealed_token: sealed, connected_at: now, expires_at: expiresAt }),
    )
    .returning('expires_at')
    .executeTakeFirst()
  return kept?.expires_at ?? null
}

/** The token of this session; null once it has expired or can't be opened, or without one. */
export async function readToken({ database, clock, config }: Stores, sessionId: string) {
  const row = await database
    .selectFrom('private.google_connections')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', fromNow(clock, SPARE_SECONDS * SECOND_MS))
    .select(['sealed_token', 'expires_at'])
    .executeTakeFirst()
  if (!row) return null
  const token = opened(config, { purpose: TOKEN, row: sessionId }, row.sealed_token)
  return token === null ? null : { token, expiresAt: row.expires_at }
}

/** Forgets the token of this session. @returns it, if it may still be good for something */
export async function dropToken({ database, clock, config }: Stores, sessionId: string): Promise<string | null> {
  const row = await database
    .deleteFrom('private.google_connections')
    .where('session_id', '=', sessionId)
    .returning(['sealed_token', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at <= clock.now()) return null
  return opened(config, { purpose: TOKEN, row: sessionId }, row.sealed_token)
}

/** Null for what was sealed with another secret: whoever changes it ends these logins. */
function opened({ AUTH_SECRET }: Stores['config'], binding: SealBinding, sealed: string): string | null {
  try {
    return openSealedText(AUTH_SECRET, binding, sealed)
  } catch {
    return null
  }
}

const randomText = () => randomBytes(RANDOM_BYTES).toString('base64url')
const digestOf = (state: string) => createHash('sha256').update(state).digest('base64url')
