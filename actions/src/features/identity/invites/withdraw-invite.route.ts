import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { withdrawInvite } from './withdraw-invite.js'

/** Withdraws an invitation of the caller's company. */
export const withdrawInviteRoute = defineRoute({
  method: 'delete',
  path: '/api/invites/:id',
  auth: 'session',
  handle({ caller, params }, services) {
    const id = params.id ?? ''
    if (!isUuid(id)) throw new AppError('INVITE_NOT_FOUND')
    return withdrawInvite(caller, id, services)
  },
})
