import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

/**
 * Ends every link and challenge that leads into somebody's account. For whenever what protects the account changes:
 * whoever asked for a link before must not come in by it after.
 */
export async function endLinks(queryable: Queryable, userId: string): Promise<void> {
  await sql`select auth.end_links(${userId})`.execute(queryable)
}
