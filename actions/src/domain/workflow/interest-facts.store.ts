import { sql } from 'kysely'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import type { ApplicationFacts } from './application-facts.store.js'
import type { InterestFacts } from './interest.rules.js'

interface Row {
  is_matched: boolean
  is_poster_suspended: boolean
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
      exists (select from opportunity_matches where opportunity_id = ${opportunity.id} and expert_id = ${caller.userId})
        as is_matched,
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
    hasCalendar: row?.has_calendar ?? false,
    profileCompletePercent: row?.percent ?? 0,
  }
}
