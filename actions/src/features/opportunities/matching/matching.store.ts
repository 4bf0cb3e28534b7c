import { sql } from 'kysely'
import { type MatchReason, readMatchReasons } from '#contract/matching/match-words.js'
import { isMailedByDefault } from '#contract/notifications/kinds.js'
import type { Queryable } from '#platform/database.js'

/** The kind of the email that goes out as soon as a post is published. */
const atOnce = ({ isAddressed }: PublishedPost) => (isAddressed ? 'opportunity_request' : 'opportunity_match')

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
  /** It is for one expert, who is asked personally. */
  isAddressed: boolean
}

export interface MatchingExpert {
  id: string
  firstName: string
  email: string
  wantsMail: boolean
  /** Why they match; empty for those who don't want emails. */
  reasons: MatchReason[]
}

/** The parts of a post that notices may mention, which exclude the company; null if it is no longer published. */
export async function loadPublishedPost(database: Queryable, id: string): Promise<PublishedPost | null> {
  const row = await database
    .selectFrom('opportunities')
    .leftJoin('opportunity_duration_types as unit', 'unit.id', 'opportunities.duration_type_id')
    .where('opportunities.id', '=', id)
    .where('status', '=', 'published')
    .select(['opportunities.id', 'posted_by as posterId', 'type', 'title'])
    .select((eb) => eb('assigned_expert_id', 'is not', null).$castTo<boolean>().as('isAddressed'))
    .select(['unit.code as unitCode', 'duration_months as durationMonths', 'min_budget_cents', 'max_budget_cents'])
    .executeTakeFirst()
  if (!row) return null
  const { min_budget_cents, max_budget_cents, ...post } = row
  return { ...post, minBudgetCents: toNumber(min_budget_cents), maxBudgetCents: toNumber(max_budget_cents) }
}

/** One page of the experts who match the post, ordered by id (GO-27, GO-28). */
export async function loadMatchingExperts(
  database: Queryable,
  post: PublishedPost,
  page: { after: string; size: number },
): Promise<MatchingExpert[]> {
  const kind = atOnce(post)
  const wantsMail = sql<boolean>`user_accounts.is_email_verified and coalesce(preference.is_email_enabled, ${isMailedByDefault(kind)})`
  const rows = await database
    .selectFrom('opportunity_matches as match')
    .innerJoin('users', 'users.id', 'match.expert_id')
    .innerJoin('user_accounts', 'user_accounts.user_id', 'users.id')
    .leftJoin('notification_preferences as preference', (join) =>
      join.onRef('preference.user_id', '=', 'users.id').on('preference.kind', '=', kind),
    )
    .where('match.opportunity_id', '=', post.id)
    .where('match.expert_id', '>', page.after)
    .select(['users.id', 'users.first_name as firstName', 'user_accounts.email'])
    .select(wantsMail.as('wantsMail'))
    // only read where an email will say them
    .select((eb) => eb.case().when(wantsMail).then(eb.ref('match.reasons')).end().as('reasons'))
    .orderBy('match.expert_id')
    .limit(page.size)
    .execute()
  return rows.map(({ reasons, ...expert }) => ({ ...expert, reasons: readMatchReasons(reasons) }))
}

function toNumber(cents: string | null): number | null {
  return cents === null ? null : Number(cents)
}
