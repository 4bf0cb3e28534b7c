import { resetPasswordSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { callAuth } from '../../../providers/identity/call-auth.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'

/** Sets a new password by the token of a mailed link, and ends every session. */
export const resetPassword = defineRoute({
  method: 'post',
  path: '/api/auth/reset-password',
  auth: 'public',
  isCookieBound: true,
  body: resetPasswordSchema,
  async handle({ body, request, response }, services) {
    const subject = request.ip ?? ''
    await countAttempt(services.database, services.clock, [{ rule: THROTTLES.linkAddress, subject }])
    return callAuth(services, { request, response }, '/reset-password', body)
  },
})
