import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

/** People of the seeds have ids made of their addresses, which nobody who signs up has. */
const isOfTheSeeds = sql<boolean>`id = private.stable_uuid('person:' || email)`

/** Whether somebody came with the seeds: their password is in the documentation. */
export async function isDemoPerson(queryable: Queryable, userId: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('auth.users')
    .where('id', '=', userId)
    .select(isOfTheSeeds.as('is_demo'))
    .executeTakeFirst()
  return row?.is_demo === true
}

/** A database that was a demo before may serve live mode: whoever is signed in with a demo login is not any more. */
export async function endDemoSessions(queryable: Queryable): Promise<void> {
  await queryable
    .deleteFrom('auth.sessions')
    .where('user_id', 'in', (users) => users.selectFrom('auth.users').where(isOfTheSeeds).select('id'))
    .execute()
}
