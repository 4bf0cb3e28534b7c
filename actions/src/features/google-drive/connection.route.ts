import { object, string } from 'yup'
import { DRIVE_MESSAGES } from '#contract/files/drive-messages.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { beginLogin, dropToken, endLogin, keepToken, readToken } from '#domain/google-drive/google-login.store.js'
import { offeredDrive, requireDrive } from '#domain/google-drive/require-drive.js'
import type { Caller } from '#platform/caller.js'
import { HOUR_MS } from '#platform/clock.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { GoogleFault, type GoogleToken } from '#providers/google/google.js'

const PATH = '/api/google/connection'
const LOGINS = { name: 'google-login:person', limit: 40, windowMs: HOUR_MS }
const RETURNS = { name: 'google-return:person', limit: 40, windowMs: HOUR_MS }
/** Longer than any that Google gives. */
const CHARACTERS_MAX = 2048

/** Whether the caller may save to Google Drive here, and is logged in there. */
export const readConnection = defineRoute({
  method: 'get',
  path: PATH,
  auth: 'session',
  async handle({ caller }, services) {
    const isOffered = await isOfferedTo(caller, services)
    const login = isOffered ? await readToken(services, caller.sessionId) : null
    return { isOffered, isConnected: login !== null, expiresAt: login?.expiresAt ?? null }
  },
})

/** `{ url }`: where the browser goes to log in at Google. Only the caller's session can finish this login. */
export const beginGoogleLogin = defineRoute({
  method: 'post',
  path: '/api/google/login',
  auth: 'session',
  async handle({ caller }, services) {
    const google = await requireDrive(caller, services)
    await countAttempt(services.database, services.clock, [{ rule: LOGINS, subject: caller.userId }])
    return { url: google.loginUrl(await beginLogin(services, caller.sessionId)) }
  },
})

/**
 * The page that Google sent the browser back to hands over what Google gave it.
 * @throws AppError GOOGLE_LOGIN_FAILED, also for a state of another session or one that was used
 */
export const finishGoogleLogin = defineRoute({
  method: 'post',
  path: PATH,
  auth: 'session',
  body: object({
    code: string().required(FIELD_MESSAGES.required).max(CHARACTERS_MAX),
    state: string().required(FIELD_MESSAGES.required).max(CHARACTERS_MAX),
  }),
  async handle({ body: { code, state }, caller }, services) {
    const google = await requireDrive(caller, services)
    await countAttempt(services.database, services.clock, [{ rule: RETURNS, subject: caller.userId }])
    const verifier = await endLogin(services, state, caller.sessionId)
    if (!verifier) throw new AppError('GOOGLE_LOGIN_FAILED', { message: DRIVE_MESSAGES.loginExpired })
    const token = await redeemed(google.redeemCode(code, verifier))
    const expiresAt = await keepToken(services, caller.sessionId, token)
    if (!expiresAt) throw new AppError('NO_SESSION')
    return { isOffered: true, isConnected: true, expiresAt }
  },
})

/** Forgets the token, and gives it back to Google: also where it isn't offered any more. */
export const endConnection = defineRoute({
  method: 'delete',
  path: PATH,
  auth: 'session',
  async handle({ caller }, services) {
    const { google, log } = services
    const token = await dropToken(services, caller.sessionId)
    // it ends within the hour in any case
    if (token) await google?.revoke(token).catch((err: unknown) => log.warn({ err }, 'Google kept a token'))
    return { isOffered: await isOfferedTo(caller, services), isConnected: false, expiresAt: null }
  },
})

async function isOfferedTo(caller: Caller, services: Services): Promise<boolean> {
  return caller.isExpert && (await offeredDrive(services)) !== null
}

async function redeemed(token: Promise<GoogleToken>): Promise<GoogleToken> {
  try {
    return await token
  } catch (error) {
    if (!(error instanceof GoogleFault)) throw error
    throw new AppError('GOOGLE_LOGIN_FAILED', {
      message: error.reason === 'narrow' ? DRIVE_MESSAGES.loginNarrow : DRIVE_MESSAGES.loginFailed,
      reason: `${error.reason}: ${error.detail}`,
      cause: error,
    })
  }
}
