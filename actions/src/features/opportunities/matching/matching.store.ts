import type { Queryable } from '#platform/database.js'

/** The lowest uuid: the first page starts here. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export interface PublishedPost {
  id: string
  posterId: string
  type: string
  title: string
  minBudgetCents: number | null
  maxBudgetCents: number | null
  unitCode: string | null
  durationMonths: number | null
}

export interface MatchingExpert {
  id: string
  firstName: string
  email: string
  wantsMail: boolean
}

/** The parts of a post that notices may mention, which exclude the company; null if it is no longer published. */
export async function loadPublishedPost(database: Queryable, id: string): Promise<PublishedPost | null> {
  const row = await database
    .selectFrom('opportunities')
    .leftJoin('opportunity_duration_types as unit', 'unit.id', 'opportunities.duration_type_id')
    .where('opportunities.id', '=', id)
    .where('status', '=', 'published')
    .select(['opportunities.id', 'posted_by as posterId', 'type', 'title'])
    .select(['unit.code as unitCode', 'duration_months as durationMonths', 'min_budget_cents', 'max_budget_cents'])
    .executeTakeFirst()
  if (!row) return null
  const { min_budget_cents, max_budget_cents, ...post } = row
  return { ...post, minBudgetCents: toNumber(min_budget_cents), maxBudgetCents: toNumber(max_budget_cents) }
}

/**
 * One page of the experts who share a criterion with the post, ordered by id: a topic, domain, skill or the country,
 * compared by id; an empty list never matches (GO-27).
 */
export async function loadMatchingExperts(
  database: Queryable,
  post: PublishedPost,
  kind: string,
  page: { after: string; size: number },
): Promise<MatchingExpert[]> {
  const rows = await database
    .selectFrom('users')
    .innerJoin('user_accounts', 'user_accounts.user_id', 'users.id')
    .leftJoin('notification_preferences as preference', (join) =>
      join.onRef('preference.user_id', '=', 'users.id').on('preference.kind', '=', kind),
    )
    .where('users.id', 'in', matchingIds(database, post.id))
    .where('users.id', '>', page.after)
    .where('users.id', '!=', post.posterId)
    .where('users.is_expert', '=', true)
    .where('users.is_suspended', '=', false)
    .select(['users.id', 'users.first_name as firstName', 'user_accounts.email'])
    .select(['user_accounts.is_email_verified', 'preference.is_email_enabled'])
    .orderBy('users.id')
    .limit(page.size)
    .execute()
  return rows.map(({ is_email_verified, is_email_enabled, ...expert }) => ({
    ...expert,
    wantsMail: is_email_verified && is_email_enabled !== false,
  }))
}

function matchingIds(database: Queryable, opportunityId: string) {
  const byTopic = database
    .selectFrom('opportunity_topics as wanted')
    .innerJoin('expert_topics as held', 'held.topic_id', 'wanted.topic_id')
    .where('wanted.opportunity_id', '=', opportunityId)
  const byDomain = database
    .selectFrom('opportunity_domains as wanted')
    .innerJoin('expert_domains as held', 'held.domain_id', 'wanted.domain_id')
    .where('wanted.opportunity_id', '=', opportunityId)
  const bySkill = database
    .selectFrom('opportunity_skills as wanted')
    .innerJoin('expert_expertise as held', 'held.expertise_id', 'wanted.expertise_id')
    .where('wanted.opportunity_id', '=', opportunityId)
  const byCountry = database
    .selectFrom('opportunities as wanted')
    .innerJoin('expert_details as held', 'held.country_id', 'wanted.country_id')
    .where('wanted.id', '=', opportunityId)
  return byTopic
    .select('held.user_id')
    .union(byDomain.select('held.user_id'))
    .union(bySkill.select('held.user_id'))
    .union(byCountry.select('held.user_id'))
}

function toNumber(cents: string | null): number | null {
  return cents === null ? null : Number(cents)
}
