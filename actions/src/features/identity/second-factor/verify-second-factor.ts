import { secondFactorCodeSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import type { Door } from '../../../platform/http/door.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { callAuth, peekSession } from '../../../providers/identity/call-auth.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'

/**
 * A door that takes a code of the second factor: after a password, to begin a session; within a session, to finish
 * setting the factor up or to raise a session that began without it.
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
      const session = await peekSession(services, request)
      if (session) await countAttempt(database, clock, [{ rule: THROTTLES.codeSession, subject: session.userId }])
      await callAuth(services, { request, response }, path, body)
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
