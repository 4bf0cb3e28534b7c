import { createHash, randomBytes } from 'node:crypto'
import { type Clock, DAY_MS, fromNow, MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import type { Database } from '#platform/database.js'

/** How long a session lasts without use. */
export const SESSION_DAYS = 30
/** How long it lasts in total, however much it is used. The database enforces this too. */
export const SESSION_DAYS_MAX = 90
/** A cookie older than this is rotated on use. */
const ROTATE_AFTER_MS = 10 * MINUTE_MS
/** Two tabs may send the old cookie at the same moment; any later, it has been copied. */
const ROTATION_GRACE_MS = 60 * SECOND_MS

export interface LiveSession {
  sessionId: string
  userId: string
  secondFactorAt: Date | null
  /** How long it can be extended by use; the cookie lasts no longer. */
  expiresAt: Date
  /** Set if the cookie has to be replaced. */
  newToken: string | null
}

/**
 * Looks a session up by its cookie's token, and rotates the token. A token from before the last rotation ends
 * the session, because it must have been stolen.
 * @returns null if the session no longer exists
 */
export async function takeSession(
  database: Database,
  clock: Clock,
  token: string,
  isRemembered: boolean,
): Promise<LiveSession | null> {
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('auth.sessions')
      .where((where) => where.or([where('token', '=', token), where('previous_token_hash', '=', digest(token))]))
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
    if (!found) return null
    const now = clock.now()
    const age = now.getTime() - found.rotated_at.getTime()
    const isStale = found.token !== token
    if (found.expires_at <= now || (isStale && age > ROTATION_GRACE_MS)) {
      await transaction.deleteFrom('auth.sessions').where('id', '=', found.id).execute()
      return null
    }
    const expiresAt = prolonged(clock, found.created_at)
    const newToken = !isStale && age > ROTATE_AFTER_MS ? randomBytes(24).toString('base64url') : null
    await transaction
      .updateTable('auth.sessions')
      .set({ updated_at: now, ...(isRemembered ? { expires_at: expiresAt } : {}) })
      .$if(newToken !== null, (query) =>
        query.set({ token: newToken ?? token, previous_token_hash: digest(token), rotated_at: now }),
      )
      .where('id', '=', found.id)
      .execute()
    return { sessionId: found.id, userId: found.user_id, secondFactorAt: found.second_factor_at, newToken, expiresAt }
  })
}

/** The session of a cookie's token, unchanged. */
export async function findSession(database: Database, clock: Clock, token: string) {
  const found = await database
    .selectFrom('auth.sessions')
    .where('token', '=', token)
    .where('expires_at', '>', clock.now())
    .select(['id', 'user_id'])
    .executeTakeFirst()
  return found ? { sessionId: found.id, userId: found.user_id } : null
}

/** Thirty days from now, but no later than ninety after it began. */
function prolonged(clock: Clock, createdAt: Date): Date {
  const atMost = createdAt.getTime() + SESSION_DAYS_MAX * DAY_MS
  return new Date(Math.min(fromNow(clock, SESSION_DAYS * DAY_MS).getTime(), atMost))
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
