import { defineRoute } from '../../../platform/define-route.js'
import { requesterOf } from '../../../platform/trust/requester.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'
import { findInvite } from './invite-store.js'

/** What an invitation says, for whoever holds its link. */
export const readInvite = defineRoute({
  method: 'get',
  path: '/api/invites/:token',
  auth: 'public',
  async handle({ params, request }, { database, clock }) {
    await countAttempt(database, clock, [{ rule: THROTTLES.linkAddress, subject: requesterOf(request) }])
    const { companyName, invitedBy, email, expiresAt } = await findInvite(database, clock, params.token ?? '')
    const account = await database.selectFrom('auth.users').where('email', '=', email).select('id').executeTakeFirst()
    return { companyName, invitedBy, email, hasAccount: account !== undefined, expiresAt }
  },
})
