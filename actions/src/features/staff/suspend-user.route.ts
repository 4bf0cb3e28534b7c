import { defineRoute } from '#platform/define-route.js'
import { setSuspension } from './set-suspension.js'
import { suspensionReason, userIdOf } from './suspension-reason.js'

/** Suspends a person: their sessions end at once, and they can't sign in again. */
export const suspendUser = defineRoute({
  method: 'post',
  path: '/api/admin/users/:id/suspend',
  auth: 'staff',
  body: suspensionReason,
  async handle({ caller, body, params, request }, services) {
    const doer = { userId: caller.userId, address: request.ip ?? null }
    await setSuspension(doer, { userId: userIdOf(params), isSuspended: true, reason: body.reason }, services)
    return { status: 'suspended' }
  },
})
