import { sql } from 'kysely'
import type { Database } from '#platform/database.js'
import type { PublicProfile, SoldPlan } from './market-heads.rules.js'

/** No search engine reads more of them. */
const TOPICS_MAX = 20

/** The profile at a short name, if visitors may read it: of an expert who has completed it and isn't suspended. */
export function findPublicProfile(database: Database, slug: string): Promise<PublicProfile | undefined> {
  return database
    .selectFrom('users')
    .innerJoin('expert_details as details', 'details.user_id', 'users.id')
    .where('users.slug', '=', slug)
    .where('users.is_expert', '=', true)
    .where('users.is_suspended', '=', false)
    .where('details.profile_complete_percent', '=', 100)
    .select([
      ...(['users.slug', 'users.first_name as firstName', 'users.last_name as lastName'] as const),
      ...(['users.designation', 'users.profile_pic as photo', 'details.bio'] as const),
    ])
    .select(
      sql<string[]>`array(
        select topic.topic_name from expert_topics as own join master_topics as topic on topic.id = own.topic_id
        where own.user_id = users.id and topic.is_approved_by_admin and not topic.deleted
        order by topic.topic_name limit ${TOPICS_MAX})`.as('topics'),
    )
    .executeTakeFirst()
}

/** What single users can buy, the cheapest kind first as the page lists it. */
export function soldPlans(database: Database): Promise<SoldPlan[]> {
  return database
    .selectFrom('plan_prices')
    .where('catalogue', '=', 'current')
    .where('saas_type', '=', 'user')
    .where('is_sold', '=', true)
    .orderBy('sort')
    .select(['title', 'description', 'billed_cents as cents', 'duration as period'])
    .execute()
}
