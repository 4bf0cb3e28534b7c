import { changePasswordSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { countAttempt } from '../../../platform/throttle.js'
import { callAuth } from '../../../providers/identity/call-auth.js'
import { passwordChangedMail } from '../../../providers/identity/sign-in-mails.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'
import { queueMail } from '../../../providers/mail/queue-mail.js'
import { requireRaisedSession } from '../second-factor/require-raised-session.js'

/** Changes one's own password; other sessions end unless told otherwise. */
export const changePassword = defineRoute({
  method: 'post',
  path: '/api/auth/change-password',
  auth: 'session',
  isCookieBound: true,
  body: changePasswordSchema,
  async handle({ body, caller, request, response }, services) {
    const { database, clock, config } = services
    await requireRaisedSession(database, caller)
    await countAttempt(database, clock, [{ rule: THROTTLES.passwordSession, subject: caller.userId }])
    const change = { ...body, revokeOtherSessions: body.revokeOtherSessions ?? true }
    await callAuth(services, { request, response }, '/change-password', change)
    await queueMail(database, passwordChangedMail(caller.email, config))
    return { status: 'changed' }
  },
})
