import { changePasswordSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { endLinks } from '#providers/identity/end-links.js'
import { requireStrongPassword } from '#providers/identity/require-strong-password.js'
import { passwordSubjects } from '#providers/identity/throttle-rules.js'
import { composeMail } from '#providers/mail/compose-mail.js'
import { MAILS } from '#providers/mail/mails.js'
import { queueMail } from '#providers/mail/queue-mail.js'
import { requireRaisedSession } from '../second-factor/require-raised-session.js'

/** Changes the caller's password; by default this ends other sessions. */
export const changePassword = defineRoute({
  method: 'post',
  path: '/api/auth/change-password',
  auth: 'session',
  isCookieBound: true,
  body: changePasswordSchema,
  async handle({ body, caller, request, response }, services) {
    const { database, clock, config } = services
    await requireRaisedSession(database, caller)
    await countAttempt(database, clock, passwordSubjects(caller.userId, requesterOf(request)))
    const { currentPassword, newPassword } = body
    await requireStrongPassword(newPassword, 'newPassword', [caller.firstName, caller.lastName, caller.email])
    await callAuth(services, { request, response }, '/change-password', { currentPassword, newPassword })
    logOwnSecurity(services, 'password-changed', { caller, request })
    await endLinks(database, caller.userId)
    const areOthersEnded = body.revokeOtherSessions ?? true
    if (areOthersEnded) {
      // Done here because the library's method would also end this session, and open one without a second factor.
      await database
        .deleteFrom('auth.sessions')
        .where('user_id', '=', caller.userId)
        .where('id', '!=', caller.sessionId)
        .execute()
    }
    const facts = { firstName: caller.firstName, areOthersEnded }
    await queueMail(database, composeMail(MAILS.passwordChanged, caller.email, facts, config))
    return { status: 'changed' }
  },
})
