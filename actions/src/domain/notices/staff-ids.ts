import type { Queryable } from '#platform/database.js'

/** Everybody who is told what concerns all staff. */
export async function readStaffIds(queryable: Queryable): Promise<string[]> {
  const staff = await queryable.selectFrom('user_accounts').where('is_admin', '=', true).select('user_id').execute()
  return staff.map(({ user_id }) => user_id)
}
