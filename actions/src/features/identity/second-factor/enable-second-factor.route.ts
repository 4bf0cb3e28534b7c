import { confirmByPasswordSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { passwordSubjects } from '#providers/identity/throttle-rules.js'
import { hasSecondFactor } from './has-second-factor.js'
import { requireRaisedSession } from './require-raised-session.js'

/**
 * Starts enrolling a second factor: the secret for the app and the backup codes. It takes effect after the first
 * correct code. An active one has to be disabled first, because the library would replace it with the untested secret
 * at once.
 */
export const enableSecondFactor = defineRoute({
  method: 'post',
  path: '/api/auth/two-factor/enable',
  auth: 'session',
  isCookieBound: true,
  body: confirmByPasswordSchema,
  async handle({ body, caller, request, response }, services) {
    await requireRaisedSession(services.database, caller)
    if (await hasSecondFactor(services.database, caller.userId)) throw new AppError('ALREADY_DONE')
    await countAttempt(services.database, services.clock, passwordSubjects(caller.userId, requesterOf(request)))
    const { totpURI, backupCodes } = await callAuth(services, { request, response }, '/two-factor/enable', body)
    logOwnSecurity(services, 'second-factor-begun', { caller, request })
    return { totpURI, backupCodes }
  },
})
