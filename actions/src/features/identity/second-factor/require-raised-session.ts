import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

/**
 * Credentials can only be changed in a session that has passed every factor. Someone with a second factor and a session
 * from before it has to enter a code first.
 * @throws AppError SECOND_FACTOR_REQUIRED
 */
export async function requireRaisedSession(queryable: Queryable, caller: Caller): Promise<void> {
  const row = await queryable
    .selectFrom('auth.users')
    .leftJoin('auth.sessions', (join) =>
      join.onRef('auth.sessions.user_id', '=', 'auth.users.id').on('auth.sessions.id', '=', caller.sessionId),
    )
    .where('auth.users.id', '=', caller.userId)
    .select(['auth.users.two_factor_enabled', 'auth.sessions.second_factor_at'])
    .executeTakeFirst()
  if (row?.two_factor_enabled && row.second_factor_at === null) {
    throw new AppError('SECOND_FACTOR_REQUIRED', { message: 'Give a code of your second factor first.' })
  }
}
