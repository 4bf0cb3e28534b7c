import type { Queryable } from '#platform/database.js'

/** The name to greet for this address, if it belongs to someone. */
export async function mailRecipient(
  queryable: Queryable,
  email: string,
): Promise<{ email: string; firstName: string } | undefined> {
  return queryable
    .selectFrom('auth.users as login')
    .innerJoin('users as person', 'person.id', 'login.id')
    .where('login.email', '=', email)
    .select(['login.email', 'person.first_name as firstName'])
    .executeTakeFirst()
}
