import type { Request } from 'express'
import { secondFactorCodeSchema } from '#contract/identity/sign-in.schema.js'
import type { CookieSession } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Door } from '#platform/http/door.js'
import { logOwnSecurity, noteSubject } from '#platform/logging/security-log.js'
import type { Services } from '#platform/services.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt, resetAttempts } from '#platform/trust/throttle.js'
import { callAuth, peekChallenge } from '#providers/identity/call-auth.js'
import { endLinks } from '#providers/identity/end-links.js'
import { knownBrowserId } from '#providers/identity/known-browser.js'
import { codeSubjects, THROTTLES } from '#providers/identity/throttle-rules.js'
import { claimCode, releaseCode } from '#providers/identity/used-codes.js'
import { hasSecondFactor } from './has-second-factor.js'

const APP_PATH = '/two-factor/verify-totp'

/**
 * An endpoint that accepts a second-factor code: after a password, to open a session; within a session, to complete
 * enrolment or to raise a session that began without it. Each code works only once; for backup codes the library takes
 * care of that.
 */
export function defineCodeDoor(path: typeof APP_PATH | '/two-factor/verify-backup-code'): Door {
  return defineRoute({
    method: 'post',
    path: `/api/auth${path}`,
    auth: 'public',
    isCookieBound: true,
    body: secondFactorCodeSchema,
    async handle({ body, request, response }, services) {
      const { database, clock } = services
      await countAttempt(database, clock, [{ rule: THROTTLES.codeAddress, subject: requesterOf(request) }])
      const session = await services.readCookieSession(request)
      const userId = session?.userId ?? (await peekChallenge(services, request))
      noteSubject(response, userId)
      const isOn = userId !== null && (await hasSecondFactor(database, userId))
      // Enrolment is completed with the app, because a backup code says nothing about it.
      if (session && !isOn && path !== APP_PATH) throw new AppError('SECOND_FACTOR_NOT_SET_UP')
      // Counts guesses per account rather than per session or challenge, since someone with the password can get new
      // ones at will.
      const account = userId === null ? [] : codeSubjects(userId, await ownBrowserId(services, request, userId))
      await countAttempt(database, clock, account)
      await takeOnce(services, userId, body.code, () => callAuth(services, { request, response }, path, body))
      if (account.length > 0) await resetAttempts(database, account)
      if (session) {
        if (isOn) await raise(services, { caller: session, request })
        else await finishEnrolment(services, { caller: session, request })
      }
      return { status: 'signed-in' }
    },
  })
}

/** This browser's id, if its owner has signed in with it before; null otherwise. */
async function ownBrowserId({ config, database }: Services, request: Request, userId: string): Promise<string | null> {
  const login = await database.selectFrom('auth.users').where('id', '=', userId).select('email').executeTakeFirst()
  return login ? knownBrowserId(config, request, login.email) : null
}

interface Own {
  caller: CookieSession
  request: Request
}

async function raise(services: Services, { caller, request }: Own): Promise<void> {
  await services.database
    .updateTable('auth.sessions')
    .set({ second_factor_at: services.clock.now() })
    .where('id', '=', caller.sessionId)
    .execute()
  logOwnSecurity(services, 'session-raised', { caller, request })
}

/** The library has replaced this session; those opened without a code end, as do emailed links. */
async function finishEnrolment(services: Services, { caller, request }: Own): Promise<void> {
  await services.database
    .deleteFrom('auth.sessions')
    .where('user_id', '=', caller.userId)
    .where('second_factor_at', 'is', null)
    .execute()
  await endLinks(services.database, caller.userId)
  logOwnSecurity(services, 'second-factor-on', { caller, request })
}

async function takeOnce(
  { database, clock }: Services,
  userId: string | null,
  code: string,
  verify: () => Promise<unknown>,
): Promise<void> {
  if (userId !== null && !(await claimCode(database, clock, { userId, code }))) throw new AppError('CODE_INVALID')
  try {
    await verify()
  } catch (error) {
    if (userId !== null) await releaseCode(database, { userId, code })
    throw error
  }
}
