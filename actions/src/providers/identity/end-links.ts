import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

/**
 * Revokes every link and challenge that leads into an account. Call whenever the account's credentials change: a link
 * requested earlier must not work afterwards.
 */
export async function endLinks(queryable: Queryable, userId: string): Promise<void> {
  await sql`select auth.end_links(${userId})`.execute(queryable)
}
