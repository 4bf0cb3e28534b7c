import { sql } from 'kysely'
import { kindsSettledBy, NOTICE_ROLES } from '#contract/notifications/settled-by.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import type { DatabaseTransaction } from '#platform/database.js'

interface Settling {
  opportunityId: string
  event: HistoryEvent
  /** The experts the event concerns; null if it concerns everyone on the opportunity. */
  expertIds: readonly string[] | null
}

/**
 * Marks notices settled by an event as seen (see SETTLED_BY), so that nobody is prompted to do what is already done.
 * Skips notices that their reader is marking at this moment.
 */
export async function settleNotices(transaction: DatabaseTransaction, settling: Settling): Promise<void> {
  const { opportunityId, event, expertIds } = settling
  const [poster, expert, staff] = NOTICE_ROLES.map((role) => kindsSettledBy(event, role))
  if (![poster, expert, staff].some((kinds) => kinds && kinds.length > 0)) return
  await sql`
    with settled as (
      select notice.id from notifications notice join opportunities post on post.id = notice.opportunity_id
      where post.id = ${opportunityId}::uuid and notice.seen_at is null and (
        notice.kind = any(${staff}::text[])
        or notice.kind = any(${poster}::text[]) and notice.user_id = post.posted_by
          and (${expertIds}::uuid[] is null or exists (
            select from unnest(${expertIds}::uuid[]) as about (id) where notice.link like '%applicant=' || about.id || '%'))
        or notice.kind = any(${expert}::text[]) and notice.user_id <> post.posted_by
          and (${expertIds}::uuid[] is null or notice.user_id = any(${expertIds}::uuid[])))
      for update of notice skip locked
    )
    update notifications set seen_at = now() where id in (select id from settled)`.execute(transaction)
}
