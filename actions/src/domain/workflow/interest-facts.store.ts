import { sql } from 'kysely'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import type { ApplicationFacts } from './application-facts.store.js'
import type { InterestFacts } from './interest.rules.js'

interface Row {
  is_matched: boolean
  is_poster_suspended: boolean
  is_in_package: boolean
  is_assigned: boolean
  is_assigned_to_other: boolean
  has_calendar: boolean
  percent: number
}

/** Everything that determines whether an expert may show interest, freshly read (GO-27, GO-28, X-34). */
export async function loadInterestFacts(
  database: Queryable,
  application: ApplicationFacts,
  caller: Caller,
): Promise<InterestFacts> {
  const { opportunity, status, standing, isNdaRequired, signedNdas, canSee, isPoster, isTeamMember } = application
  const { rows } = await sql<Row>`
    select
      ${shared('opportunity_topics', 'expert_topics', 'topic_id', opportunity.id, caller.userId)}
      or ${shared('opportunity_domains', 'expert_domains', 'domain_id', opportunity.id, caller.userId)}
      or ${shared('opportunity_skills', 'expert_expertise', 'expertise_id', opportunity.id, caller.userId)}
      or coalesce(o.country_id = details.country_id, false) as is_matched,
      exists (select from opportunity_package_experts where opportunity_id = o.id and user_id = u.id) as is_in_package,
      coalesce(o.assigned_expert_id = u.id, false) as is_assigned,
      o.type = 'hire-expert-on-project' and coalesce(o.assigned_expert_id <> u.id, false) as is_assigned_to_other,
      (select p.is_suspended from users p where p.id = o.posted_by) as is_poster_suspended,
      coalesce(btrim(account.calendly), '') <> '' as has_calendar,
      coalesce(details.profile_complete_percent, 0) as percent
    from opportunities o
    join users u on u.id = ${caller.userId}
    left join user_accounts account on account.user_id = u.id
    left join expert_details details on details.user_id = u.id
    where o.id = ${opportunity.id}`.execute(database)
  const [row] = rows
  return {
    canSee,
    isPoster,
    isTeamMember,
    isExpert: caller.isExpert,
    status,
    standing,
    isNdaRequired,
    signedNdas,
    isPosterSuspended: row?.is_poster_suspended ?? false,
    isMatched: row?.is_matched ?? false,
    isInPackage: row?.is_in_package ?? false,
    isAssigned: row?.is_assigned ?? false,
    isAssignedToOther: row?.is_assigned_to_other ?? false,
    hasCalendar: row?.has_calendar ?? false,
    profileCompletePercent: row?.percent ?? 0,
  }
}

function shared(wanted: string, held: string, column: string, opportunityId: string, userId: string) {
  return sql<boolean>`exists (select from ${sql.table(wanted)} wanted join ${sql.table(held)} held using (${sql.ref(column)})
    where wanted.opportunity_id = ${opportunityId} and held.user_id = ${userId})`
}
