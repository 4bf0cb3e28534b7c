import type { Queryable } from '#platform/database.js'

/** Whether this person's second factor is active: enrolled, and confirmed with a code. */
export async function hasSecondFactor(queryable: Queryable, userId: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('auth.users')
    .where('id', '=', userId)
    .select('two_factor_enabled')
    .executeTakeFirst()
  return row?.two_factor_enabled === true
}
