import { boolean, object } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'

/** Signs out everywhere, or everywhere else on request. */
export const endAllSessions = defineRoute({
  method: 'post',
  path: '/api/sessions/end-all',
  auth: 'session',
  body: object({ keepCurrent: boolean().default(false) }),
  async handle({ caller, body, request }, { database, log }) {
    let query = database.deleteFrom('auth.sessions').where('user_id', '=', caller.userId)
    if (body.keepCurrent && caller.sessionId) query = query.where('id', '!=', caller.sessionId)
    const { numDeletedRows } = await query.executeTakeFirst()
    const count = Number(numDeletedRows)
    logOwnSecurity({ log }, 'sessions-ended', { caller, request }, { count })
    return { ended: count }
  },
})
