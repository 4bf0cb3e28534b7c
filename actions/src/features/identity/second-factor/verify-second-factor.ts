import { secondFactorCodeSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { AppError } from '../../../platform/errors.js'
import type { Door } from '../../../platform/http/door.js'
import type { Services } from '../../../platform/services.js'
import { countAttempt, forgiveAttempts } from '../../../platform/trust/throttle.js'
import { callAuth, peekChallenge } from '../../../providers/identity/call-auth.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'
import { claimCode, releaseCode } from '../../../providers/identity/used-codes.js'

/**
 * A door that takes a code of the second factor: after a password, to begin a session; within a session, to finish
 * setting the factor up or to raise a session that began without it. Either way a code works once; backup codes the
 * library strikes out itself.
 */
export function defineCodeDoor(path: '/two-factor/verify-totp' | '/two-factor/verify-backup-code'): Door {
  return defineRoute({
    method: 'post',
    path: `/api/auth${path}`,
    auth: 'public',
    isCookieBound: true,
    body: secondFactorCodeSchema,
    async handle({ body, request, response }, services) {
      const { database, clock } = services
      await countAttempt(database, clock, [{ rule: THROTTLES.codeAddress, subject: request.ip ?? '' }])
      const session = await services.readCookieSession(request)
      const userId = session?.userId ?? (await peekChallenge(services, request))
      // Whose code is guessed, and not in which session or challenge: whoever knows the password gets those anew.
      const account = userId === null ? [] : [{ rule: THROTTLES.codeAccount, subject: userId }]
      await countAttempt(database, clock, account)
      await takeOnce(services, userId, body.code, () => callAuth(services, { request, response }, path, body))
      if (account.length > 0) await forgiveAttempts(database, account)
      if (session) {
        await database
          .updateTable('auth.sessions')
          .set({ second_factor_at: clock.now() })
          .where('id', '=', session.sessionId)
          .execute()
      }
      return { status: 'signed-in' }
    },
  })
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
