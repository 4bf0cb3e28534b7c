import { defineRoute } from '../../platform/define-route.js'
import { logSecurity } from '../../platform/logging/security-log.js'
import { setSuspension } from './set-suspension.js'
import { suspensionReason, userIdOf } from './suspension-reason.js'

/** Lifts a suspension. */
export const reinstateUser = defineRoute({
  method: 'post',
  path: '/api/admin/users/:id/reinstate',
  auth: 'staff',
  body: suspensionReason,
  async handle({ caller, body, params, request }, services) {
    const userId = userIdOf(params)
    await setSuspension(caller, { userId, isSuspended: false, reason: body.reason }, services)
    logSecurity(services.log, 'user-reinstated', {
      personId: userId,
      actorId: caller.userId,
      address: request.ip ?? null,
    })
    return { status: 'active' }
  },
})
