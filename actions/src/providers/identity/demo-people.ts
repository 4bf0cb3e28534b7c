import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

/** Seeded people have ids derived from their addresses, unlike anyone who signs up. */
const isOfTheSeeds = sql<boolean>`id = private.stable_uuid('person:' || email)`

/** Whether someone was seeded: their password is in the documentation. */
export async function isDemoPerson(queryable: Queryable, userId: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('auth.users')
    .where('id', '=', userId)
    .select(isOfTheSeeds.as('is_demo'))
    .executeTakeFirst()
  return row?.is_demo === true
}

/** A former demo database may be put into live mode: this ends all sessions of demo logins. */
export async function endDemoSessions(queryable: Queryable): Promise<void> {
  await queryable
    .deleteFrom('auth.sessions')
    .where('user_id', 'in', (users) => users.selectFrom('auth.users').where(isOfTheSeeds).select('id'))
    .execute()
}
