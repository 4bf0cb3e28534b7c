import { HOUR_MS } from '#platform/clock.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUniqueViolation } from '#platform/faults/database-faults.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { requireRaisedSession } from '../second-factor/require-raised-session.js'
import { writeExport } from './write-export.job.js'

const LIMIT = { name: 'data-export:account', limit: 3, windowMs: 24 * HOUR_MS }

/** Asks for a copy of what is stored about the caller; a job writes it. */
export const requestExport = defineRoute({
  method: 'post',
  path: '/api/account/exports',
  auth: 'session',
  status: 202,
  async handle({ caller }, { database, clock }) {
    await requireRaisedSession(database, caller)
    await countAttempt(database, clock, [{ rule: LIMIT, subject: caller.userId }])
    try {
      return await database.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('private.data_exports')
          .values({ user_id: caller.userId, requested_at: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow()
        await enqueueJob(transaction, writeExport, { exportId: id })
        return { id, state: 'waiting' }
      })
    } catch (error) {
      throw isUniqueViolation(error, 'data_exports_one_waiting')
        ? new AppError('ALREADY_DONE', { message: 'Your data is already being prepared.' })
        : error
    }
  },
})
