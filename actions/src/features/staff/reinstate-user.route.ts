import { defineRoute } from '#platform/define-route.js'
import { setSuspension } from './set-suspension.js'
import { suspensionReason, userIdOf } from './suspension-reason.js'

/** Lifts a suspension. */
export const reinstateUser = defineRoute({
  method: 'post',
  path: '/api/admin/users/:id/reinstate',
  auth: 'staff',
  body: suspensionReason,
  async handle({ caller, body, params, request }, services) {
    const doer = { userId: caller.userId, address: request.ip ?? null }
    await setSuspension(doer, { userId: userIdOf(params), isSuspended: false, reason: body.reason }, services)
    return { status: 'active' }
  },
})
