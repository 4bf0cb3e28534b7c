import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { lockPerson } from '#domain/staff-money/people.store.js'
import { auditStaffMoney } from '#domain/staff-money/staff-audit.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

interface NewLimit {
  email: string
  limit: number
  /** Whether a new window of 30 days begins now. */
  startsNow: boolean
  reason: string
  caller: Caller
}

/**
 * Staff set how many answers of an expert are paid in 30 days (CRED-22, GK-003). What was booked stays booked.
 * @throws AppError NOT_FOUND for an address that no expert has; OWN_BALANCE
 */
export async function setResponseLimit(
  transaction: DatabaseTransaction,
  services: Services,
  { email, limit, startsNow, reason, caller }: NewLimit,
): Promise<{ userId: string; limit: number }> {
  const found = await transaction
    .selectFrom('user_accounts')
    .innerJoin('users', 'users.id', 'user_accounts.user_id')
    .innerJoin('expert_details', 'expert_details.user_id', 'users.id')
    .where('email', '=', email)
    .where('users.is_expert', '=', true)
    .select(['users.id', 'expert_details.response_limit'])
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND', { message: 'No expert has this email address.' })
  const expert = await lockPerson(transaction, found.id, caller)
  const now = services.clock.now()
  await transaction
    .updateTable('expert_details')
    .set({ response_limit: limit, ...(startsNow ? { response_limit_start_at: now } : {}) })
    .where('user_id', '=', expert.id)
    .execute()
  await auditStaffMoney(transaction, {
    ...{ actorId: caller.userId, action: 'set response limit', subject: { type: 'user', id: expert.id }, reason },
    details: { limit, before: found.response_limit, startsNow: startsNow ? now.toISOString() : null },
  })
  const words = NOTICES.responseLimitChanged.write({ limit, reason })
  const effectKey = `response-limit:${expert.id}:${crypto.randomUUID()}`
  await notifyPerson(transaction, services, { userId: expert.id, words, effectKey })
  return { userId: expert.id, limit }
}
