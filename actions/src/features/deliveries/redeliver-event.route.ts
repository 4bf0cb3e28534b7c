import { object } from 'yup'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { redeliver } from './engine-events.js'

/**
 * Staff resend a failed event. This releases its claim: an event that was claimed but whose job was lost would
 * otherwise count as done. Jobs have effect keys, so nothing is done twice.
 */
export const redeliverEvent = defineRoute({
  method: 'post',
  path: '/api/admin/events/:id/redeliver',
  auth: 'staff',
  body: object({}),
  async handle({ caller, params }, services) {
    const { id } = params
    if (!isUuid(id)) throw new AppError('EVENT_NOT_FOUND')
    await services.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('private.event_claims').where('event_id', '=', id).execute()
      await transaction
        .insertInto('staff_audit_log')
        .values({
          actor_id: caller.userId,
          action: 'redeliver event' satisfies StaffAct,
          subject_type: 'event',
          subject_id: id,
        })
        .execute()
      await redeliver(services, id)
    })
    return { status: 'waiting' }
  },
})
