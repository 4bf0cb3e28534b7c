import { fullName } from '#contract/format/full-name.js'
import { readStaffIds } from '#domain/notices/staff-ids.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/**
 * Locks the person whose balance staff are about to change, so that two decisions about one person don't overlook each
 * other's amounts.
 * @throws AppError USER_NOT_FOUND; OWN_BALANCE
 */
export async function lockPerson(transaction: DatabaseTransaction, userId: string | undefined, caller: Caller) {
  if (!isUuid(userId)) throw new AppError('USER_NOT_FOUND')
  const person = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'first_name', 'last_name'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new AppError('USER_NOT_FOUND')
  if (person.id === caller.userId) throw new AppError('OWN_BALANCE')
  return { id: person.id, name: fullName(person) }
}

/** Staff who can open the staff pages, without the one who acts. */
export async function otherStaff(transaction: DatabaseTransaction, userId: string): Promise<string[]> {
  return (await readStaffIds(transaction)).filter((id) => id !== userId)
}
