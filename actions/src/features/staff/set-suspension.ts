import type { Caller } from '../../platform/caller.js'
import { AppError } from '../../platform/errors.js'
import { logSecurity } from '../../platform/logging/security-log.js'
import type { Services } from '../../platform/services.js'

interface Suspension {
  userId: string
  isSuspended: boolean
  reason: string
  /** where the request came from */
  address: string | null
}

/**
 * Suspends or reinstates somebody, with its entry in the audit log and its line in the security log. A trigger of the database ends the sessions of the
 * suspended, whoever suspends.
 * @throws AppError USER_NOT_FOUND; ALREADY_DONE; NOT_ALLOWED for oneself
 */
export async function setSuspension(
  caller: Caller,
  { userId, isSuspended, reason, address }: Suspension,
  services: Services,
) {
  if (userId === caller.userId) throw new AppError('NOT_ALLOWED', { message: 'Nobody suspends themselves.' })
  await services.database.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('users')
      .where('id', '=', userId)
      .select('is_suspended')
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw new AppError('USER_NOT_FOUND')
    if (person.is_suspended === isSuspended) throw new AppError('ALREADY_DONE')
    await transaction.updateTable('users').set({ is_suspended: isSuspended }).where('id', '=', userId).execute()
    const action = isSuspended ? 'suspend user' : 'reinstate user'
    await transaction
      .insertInto('staff_audit_log')
      .values({ actor_id: caller.userId, action, subject_type: 'user', subject_id: userId, reason })
      .execute()
  })
  const event = isSuspended ? 'user-suspended' : 'user-reinstated'
  logSecurity(services.log, event, { personId: userId, actorId: caller.userId, address })
}
