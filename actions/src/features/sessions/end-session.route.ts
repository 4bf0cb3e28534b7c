import { string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { logOwnSecurity } from '#platform/logging/security-log.js'

const uuid = string().uuid().required()

/** Ends one of the caller's sessions; anyone else's gets a 404. */
export const endSession = defineRoute({
  method: 'delete',
  path: '/api/sessions/:id',
  auth: 'session',
  async handle({ caller, params, request }, { database, log }) {
    if (!uuid.isValidSync(params.id)) throw new AppError('SESSION_NOT_FOUND')
    const { numDeletedRows } = await database
      .deleteFrom('auth.sessions')
      .where('id', '=', params.id)
      .where('user_id', '=', caller.userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('SESSION_NOT_FOUND')
    logOwnSecurity({ log }, 'session-ended', { caller, request }, { sessionId: params.id })
    return { status: 'ended' }
  },
})
