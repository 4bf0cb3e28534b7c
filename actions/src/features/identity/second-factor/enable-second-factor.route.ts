import { confirmByPasswordSchema } from '../../../../contract/identity/sign-in.schema.js'
import { defineRoute } from '../../../platform/define-route.js'
import { logOwnSecurity } from '../../../platform/logging/security-log.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { callAuth } from '../../../providers/identity/call-auth.js'
import { passwordSubjects } from '../../../providers/identity/throttle-rules.js'
import { requireRaisedSession } from './require-raised-session.js'

/** Begins a second factor: the secret for the app and the backup codes. It counts once a code was right. */
export const enableSecondFactor = defineRoute({
  method: 'post',
  path: '/api/auth/two-factor/enable',
  auth: 'session',
  isCookieBound: true,
  body: confirmByPasswordSchema,
  async handle({ body, caller, request, response }, services) {
    await requireRaisedSession(services.database, caller)
    await countAttempt(services.database, services.clock, passwordSubjects(caller.userId, request.ip ?? ''))
    const { totpURI, backupCodes } = await callAuth(services, { request, response }, '/two-factor/enable', body)
    logOwnSecurity(services, 'second-factor-begun', { caller, request })
    return { totpURI, backupCodes }
  },
})
