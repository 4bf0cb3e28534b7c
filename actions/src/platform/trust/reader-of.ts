import type { Clock } from '../clock.js'
import type { Database } from '../database.js'

/** Whose session it is, while it lasts: signed links are opened without a token. */
export async function readerOf(database: Database, clock: Clock, sessionId: string): Promise<string | null> {
  const session = await database
    .selectFrom('auth.sessions')
    .where('id', '=', sessionId)
    .where('expires_at', '>', clock.now())
    .select('user_id')
    .executeTakeFirst()
  return session?.user_id ?? null
}
