import { AppError } from '#platform/errors.js'
import { logSecurity } from '#platform/logging/security-log.js'
import type { Services } from '#platform/services.js'
import { type AuditActor, BY_COMMAND_LINE, securityDetails, writeAuditEntry } from './staff-audit.js'

interface Suspension {
  userId: string
  isSuspended: boolean
  reason: string
}

/**
 * Suspends or reinstates someone, with entries in the audit log and the security log. A database trigger ends the
 * suspended person's sessions, whoever suspends them.
 * @throws AppError USER_NOT_FOUND; ALREADY_DONE; NOT_ALLOWED for oneself
 */
export async function setSuspension(
  doer: AuditActor,
  { userId, isSuspended, reason }: Suspension,
  { database, log }: Pick<Services, 'database' | 'log'>,
) {
  const actorId = doer === BY_COMMAND_LINE ? undefined : doer.userId
  if (userId === actorId) throw new AppError('NOT_ALLOWED', { message: 'You can’t suspend yourself.' })
  await database.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('users')
      .where('id', '=', userId)
      .select('is_suspended')
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw new AppError('USER_NOT_FOUND')
    if (person.is_suspended === isSuspended) throw new AppError('ALREADY_DONE')
    await transaction.updateTable('users').set({ is_suspended: isSuspended }).where('id', '=', userId).execute()
    await writeAuditEntry(transaction, doer, {
      action: isSuspended ? 'suspend user' : 'reinstate user',
      userId,
      reason,
    })
  })
  logSecurity(log, isSuspended ? 'user-suspended' : 'user-reinstated', securityDetails(doer, userId))
}
