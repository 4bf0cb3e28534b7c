import { boolean, object } from 'yup'
import { defineRoute } from '../../platform/define-route.js'

/** Signs out everywhere; on request everywhere else. */
export const endAllSessions = defineRoute({
  method: 'post',
  path: '/api/sessions/end-all',
  auth: 'session',
  body: object({ keepCurrent: boolean().default(false) }),
  async handle({ caller, body }, { database }) {
    let query = database.deleteFrom('auth.sessions').where('user_id', '=', caller.userId)
    if (body.keepCurrent && caller.sessionId) query = query.where('id', '!=', caller.sessionId)
    const { numDeletedRows } = await query.executeTakeFirst()
    return { ended: Number(numDeletedRows) }
  },
})
