import { defineRoute } from '#platform/define-route.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { findInvite, findJoinedCompany } from './invite-store.js'

/** The content of an invitation for anyone with its link; tells the person who joined through it that they have. */
export const readInvite = defineRoute({
  method: 'get',
  path: '/api/invites/:token',
  auth: 'optional',
  async handle({ caller, params, request }, { database, clock }) {
    await countAttempt(database, clock, [{ rule: THROTTLES.linkAddress, subject: requesterOf(request) }])
    const joined = caller && (await findJoinedCompany(database, params.token ?? '', caller))
    if (joined) return { companyName: joined, hasJoined: true }
    const { companyName, invitedBy, email, expiresAt } = await findInvite(database, clock, params.token ?? '')
    const account = await database.selectFrom('auth.users').where('email', '=', email).select('id').executeTakeFirst()
    return { companyName, invitedBy, email, hasAccount: account !== undefined, expiresAt, hasJoined: false }
  },
})
