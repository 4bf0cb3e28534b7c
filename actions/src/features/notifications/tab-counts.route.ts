import { sql } from 'kysely'
import { object, string } from 'yup'
import { canSeeOpportunity, isForAnother } from '#contract/opportunities/opportunity-visibility.js'
import type { OpportunityStatus, TrackingStatus } from '#contract/opportunities/statuses.js'
import { SEEN_TABS, type SeenTab } from '#contract/workflow/history.js'
import { isInTeam } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** How much others have added to each tab since the caller last opened it (GO-98, GO-100). */
export const tabCountsRoute = defineRoute({
  method: 'get',
  path: '/api/notifications',
  auth: 'session',
  query: object({ opportunityId: string().required() }),
  async handle({ query, caller }, { database }) {
    const isPoster = await requireVisible(database, query.opportunityId, caller)
    return countUnseen(database, query.opportunityId, caller, isPoster)
  },
})

async function requireVisible(database: Database, id: string, caller: Caller): Promise<boolean> {
  if (!isUuid(id)) throw new AppError('OPPORTUNITY_NOT_FOUND')
  const row = await database
    .selectFrom('opportunities')
    .leftJoin('opportunity_trackings as tracking', (join) =>
      join.onRef('tracking.opportunity_id', '=', 'opportunities.id').on('tracking.user_id', '=', caller.userId),
    )
    .where('opportunities.id', '=', id)
    .select(['opportunities.status', 'opportunities.posted_by', 'assigned_expert_id', 'tracking.status as standing'])
    .select(isInTeam('opportunities.id', caller.userId).as('is_team_member'))
    .executeTakeFirst()
  const isPoster = row?.posted_by === caller.userId
  const viewer = {
    isPoster,
    isTeamMember: row?.is_team_member ?? false,
    isStaff: caller.isStaff,
    isForAnother: isForAnother(row?.assigned_expert_id ?? null, caller.userId),
    trackingStatus: (row?.standing ?? null) as TrackingStatus | null,
  }
  if (!row || !canSeeOpportunity({ ...viewer, status: row.status as OpportunityStatus })) {
    throw new AppError('OPPORTUNITY_NOT_FOUND')
  }
  return isPoster
}

/** Counting messages stops at a hundred. The poster's count covers what all experts did, an expert's what was done about them. */
async function countUnseen(database: Database, id: string, { userId }: Caller, isPoster: boolean) {
  const { rows } = await sql<{ tab: SeenTab; count: number }>`
    select history.tab, count(*)::int as count from opportunity_history history
    left join tab_views seen
      on seen.opportunity_id = history.opportunity_id and seen.tab = history.tab and seen.user_id = ${userId}
    where history.opportunity_id = ${id} and history.tab is not null
      and history.actor_id is distinct from ${userId} and (${isPoster} or history.user_id = ${userId})
      and (seen.seen_at is null or history.created_at > seen.seen_at)
    group by history.tab
    union all
    select 'commentTab', unread_count from opportunity_chats
    where opportunity_id = ${id} and user_id = ${userId}`.execute(database)
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  return Object.fromEntries(SEEN_TABS.map((tab) => [tab, counts.get(tab) ?? 0]))
}
