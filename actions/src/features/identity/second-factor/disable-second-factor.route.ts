import { confirmByPasswordSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { endLinks } from '#providers/identity/end-links.js'
import { passwordSubjects } from '#providers/identity/throttle-rules.js'
import { requireRaisedSession } from './require-raised-session.js'

/** Disables the second factor; staff may not. */
export const disableSecondFactor = defineRoute({
  method: 'post',
  path: '/api/auth/two-factor/disable',
  auth: 'session',
  isCookieBound: true,
  body: confirmByPasswordSchema,
  async handle({ body, caller, request, response }, services) {
    if (caller.isAdmin) throw new AppError('SECOND_FACTOR_REQUIRED')
    await requireRaisedSession(services.database, caller)
    await countAttempt(services.database, services.clock, passwordSubjects(caller.userId, requesterOf(request)))
    const answer = await callAuth(services, { request, response }, '/two-factor/disable', body)
    await endLinks(services.database, caller.userId)
    // A session raised by this factor must not count as raised for a later one.
    await services.database
      .updateTable('auth.sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', caller.userId)
      .execute()
    logOwnSecurity(services, 'second-factor-off', { caller, request })
    return answer
  },
})
