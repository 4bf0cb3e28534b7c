import { confirmByPasswordSchema } from '#contract/identity/sign-in.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { callAuth } from '#providers/identity/call-auth.js'
import { passwordSubjects } from '#providers/identity/throttle-rules.js'
import { requireRaisedSession } from './require-raised-session.js'

/** Generates new backup codes, which invalidates the old ones. */
export const renewBackupCodes = defineRoute({
  method: 'post',
  path: '/api/auth/two-factor/generate-backup-codes',
  auth: 'session',
  isCookieBound: true,
  body: confirmByPasswordSchema,
  async handle({ body, caller, request, response }, services) {
    await requireRaisedSession(services.database, caller)
    await countAttempt(services.database, services.clock, passwordSubjects(caller.userId, requesterOf(request)))
    const answer = await callAuth(services, { request, response }, '/two-factor/generate-backup-codes', body)
    logOwnSecurity(services, 'backup-codes-renewed', { caller, request })
    return answer
  },
})
