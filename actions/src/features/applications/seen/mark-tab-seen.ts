import { sql } from 'kysely'
import { isSeenTab, type SeenTab } from '#contract/workflow/history.js'
import { settleNotices } from '#domain/notices/settle-notices.js'
import { lockOpportunity, type OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { maySeeTab, notifiesApplicants } from './seen-tab.rules.js'

/** The maximum number of applicants in one response. */
export const SEEN_AT_ONCE_MAX = 100

interface Seen {
  opportunityId: unknown
  tab: unknown
  /** The applicants the poster actually saw; by default, those a read of the post lists. */
  applicants?: readonly string[] | null
}

/**
 * Marks a tab as opened now (OPP-55, GO-98). The lock waits for steps being written, so that the mark only covers what
 * was visible. Applicants whom the poster sees for the first time are notified.
 * @throws AppError VALIDATION_FAILED for an unknown tab, OPPORTUNITY_NOT_FOUND, NOT_ALLOWED
 */
export function markTabSeen({ opportunityId, tab, applicants }: Seen, caller: Caller, { database }: Services) {
  if (!isSeenTab(tab)) throw invalidField('status', 'There is no such tab')
  return database.transaction().execute(async (transaction) => {
    const opportunity = await lockOpportunity(transaction, opportunityId, caller)
    if (!opportunity.canSee) throw new AppError('OPPORTUNITY_NOT_FOUND')
    if (!maySeeTab(tab, await loadTabFacts(transaction, opportunity, caller))) throw new AppError('NOT_ALLOWED')
    await storeMark(transaction, opportunity.id, tab, caller)
    if (tab === 'commentTab') await settleMessages(transaction, opportunity.id, caller)
    if (notifiesApplicants(tab, opportunity)) await noteApplicationsSeen(transaction, opportunity, applicants)
    return { opportunityId: opportunity.id, tab }
  })
}

async function storeMark(transaction: DatabaseTransaction, id: string, tab: SeenTab, caller: Caller): Promise<void> {
  await sql`insert into tab_views (user_id, opportunity_id, tab, seen_at)
    values (${caller.userId}, ${id}, ${tab}, clock_timestamp())
    on conflict (user_id, opportunity_id, tab) do update set seen_at = excluded.seen_at`.execute(transaction)
}

interface TabRow {
  standing: null | string
  has_shown_interest: boolean
  has_own_hire: boolean
  has_hires: boolean
  has_applicants: boolean
  chat_only: boolean
  takes_part_in_chat: boolean
}

async function loadTabFacts(
  transaction: DatabaseTransaction,
  { id, isPoster, isTeamMember }: OpportunityFacts,
  caller: Caller,
) {
  // the team sees the tabs of the poster, and marks them for itself (GO-05, GO-98)
  const readsAll = isPoster || isTeamMember
  const { rows } = await sql<TabRow>`
    select t.status as standing, t.interest_shown_at is not null as has_shown_interest, o.chat_only,
      exists (select from hires where opportunity_id = o.id and user_id = ${caller.userId}) as has_own_hire,
      exists (select from hires where opportunity_id = o.id) as has_hires,
      exists (select from opportunity_participants p
        where p.opportunity_id = o.id and p.user_id = ${caller.userId}) as takes_part_in_chat,
      exists (select from opportunity_trackings a where a.opportunity_id = o.id
        and a.interest_shown_at is not null) as has_applicants
    from opportunities o
    left join opportunity_trackings t on t.opportunity_id = o.id and t.user_id = ${caller.userId}
    where o.id = ${id}`.execute(transaction)
  const [row] = rows
  return {
    isPoster: readsAll,
    standing: (row?.standing ?? null) as OpportunityFacts['trackingStatus'],
    hasShownInterest: row?.has_shown_interest ?? false,
    hasHire: (readsAll ? row?.has_hires : row?.has_own_hire) ?? false,
    hasApplicants: row?.has_applicants ?? false,
    chatOnly: row?.chat_only ?? false,
    takesPartInChat: row?.takes_part_in_chat ?? false,
  }
}

/** Whoever has the chat open has read what its notices announce, and gets no email about it. */
async function settleMessages(transaction: DatabaseTransaction, id: string, { userId }: Caller): Promise<void> {
  await sql`update notifications set seen_at = now()
    where user_id = ${userId} and opportunity_id = ${id} and kind = 'new_message' and seen_at is null`.execute(
    transaction,
  )
}

async function noteApplicationsSeen(
  transaction: DatabaseTransaction,
  { id, posterId }: OpportunityFacts,
  applicants: Seen['applicants'],
) {
  await sql`
    with listed as (
      select user_id from opportunity_trackings
      where opportunity_id = ${id} and interest_shown_at is not null
        and (${applicants ?? null}::uuid[] is null or user_id = any(${applicants ?? null}::uuid[]))
      order by interest_shown_at, user_id limit ${SEEN_AT_ONCE_MAX}
    ), seen as (
      update opportunity_trackings set seen_by_poster_at = clock_timestamp()
      where opportunity_id = ${id} and seen_by_poster_at is null and user_id in (select user_id from listed)
      returning user_id
    )
    insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, tab)
    select ${id}::uuid, user_id, ${posterId}::uuid, 'poster', 'application_seen', 'interestTab' from seen`.execute(
    transaction,
  )
  await settleNotices(transaction, { opportunityId: id, event: 'application_seen', expertIds: applicants ?? null })
}
