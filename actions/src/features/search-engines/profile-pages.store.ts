import type { Database } from '#platform/database.js'
import { firstId, lastId } from './content-pages.store.js'

/** A sitemap may list up to 50,000 addresses. */
const PROFILES_MAX = 50_000

/**
 * The short names of experts whose profiles visitors may read, of those whose ids begin with a digit.
 * @param digit hexadecimal
 */
export async function profileSlugs(database: Database, digit: string): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .innerJoin('expert_details', 'expert_details.user_id', 'users.id')
    .where('users.id', '>=', firstId(digit))
    .where('users.id', '<=', lastId(digit))
    .where('users.is_expert', '=', true)
    .where('users.is_suspended', '=', false)
    .where('expert_details.profile_complete_percent', '=', 100)
    .orderBy('users.id')
    .limit(PROFILES_MAX)
    .select('users.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
