import { defineRoute } from '../../platform/define-route.js'
import { logSecurity } from '../../platform/logging/security-log.js'
import { setSuspension } from './set-suspension.js'
import { suspensionReason, userIdOf } from './suspension-reason.js'

/** Suspends a person: their sessions end at once, and they get no new one. */
export const suspendUser = defineRoute({
  method: 'post',
  path: '/api/admin/users/:id/suspend',
  auth: 'staff',
  body: suspensionReason,
  async handle({ caller, body, params, request }, services) {
    const userId = userIdOf(params)
    await setSuspension(caller, { userId, isSuspended: true, reason: body.reason }, services)
    logSecurity(services.log, 'user-suspended', {
      personId: userId,
      actorId: caller.userId,
      address: request.ip ?? null,
    })
    return { status: 'suspended' }
  },
})
