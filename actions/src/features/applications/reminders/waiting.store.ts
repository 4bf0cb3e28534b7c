import { sql } from 'kysely'
import type { WaitingApplicants } from '#domain/notices/catalogue/answer-reminders.js'
import type { DatabaseTransaction } from '#platform/database.js'

/** Applicants who have waited this long are worth a reminder, and another one after as long again. */
const WAIT = sql`interval '5 days'`

/** How many due applications are looked at to find the next posters. */
const CANDIDATES_MAX = 5000

/** When the poster's hour last was: what became due later waits for the next one, so that nobody gets two in a day. */
const lastHour = (now: Date) => sql`private.next_digest_at(account.time_zone, ${now}::timestamptz - interval '1 day')`

export interface DuePoster {
  posterId: string
  waiting: WaitingApplicants[]
}

/** The posters to be reminded next, those who are due longest first. */
export async function findDuePosters(transaction: DatabaseTransaction, now: Date, size: number): Promise<string[]> {
  const { rows } = await sql<{ posterId: string }>`
    select post.posted_by as "posterId"
    from (
      select opportunity_id, remind_at from private.application_standings
      where remind_at <= ${now} order by remind_at limit ${CANDIDATES_MAX}
    ) due
    join opportunities post on post.id = due.opportunity_id
    join user_accounts account on account.user_id = post.posted_by
    where due.remind_at <= ${lastHour(now)}
    group by post.posted_by order by min(due.remind_at), post.posted_by limit ${size}`.execute(transaction)
  return rows.map(({ posterId }) => posterId)
}

/**
 * Everybody who has waited long enough for one of these posters, by post. Plans their next reminders in the same
 * statement: of two runs at once only one gets each application. Applicants who are suspended couldn't read an answer.
 */
export async function claimWaiting(
  transaction: DatabaseTransaction,
  posterIds: readonly string[],
  now: Date,
): Promise<DuePoster[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select standing.opportunity_id, standing.user_id, standing.since, post.posted_by, post.title, post.type,
        hour.last_at, standing.remind_at <= hour.last_at as is_due
      from opportunities post
      join user_accounts account on account.user_id = post.posted_by
      cross join lateral (select ${lastHour(now)} as last_at) hour
      join private.application_standings standing on standing.opportunity_id = post.id
      where post.posted_by = any(${posterIds}::uuid[]) and standing.turn = 'company'
        and (standing.remind_at <= hour.last_at or standing.since <= ${now}::timestamptz - ${WAIT})
      for update of standing skip locked
    ), moved as (
      update private.application_standings standing
      set remind_at = waiting.last_at + ${WAIT}
      from waiting
      where (standing.opportunity_id, standing.user_id) = (waiting.opportunity_id, waiting.user_id)
        and waiting.posted_by in (select posted_by from waiting where is_due)
      returning waiting.*
    )
    select moved.posted_by as "posterId", moved.opportunity_id as id, moved.title, moved.type,
      count(*)::int as count, extract(day from ${now} - min(moved.since))::int as days,
      (array_agg(moved.user_id order by moved.since, moved.user_id))[1] as "firstId",
      (array_agg(btrim(expert.first_name || ' ' || expert.last_name) order by moved.since, moved.user_id))[1] as "firstName"
    from moved join users expert on expert.id = moved.user_id and not expert.is_suspended
    group by 1, 2, 3, 4 order by min(moved.since), 2`.execute(transaction)
  return posterIds.map((posterId) => ({
    posterId,
    waiting: rows.filter((row) => row.posterId === posterId).map(toWaiting),
  }))
}

interface WaitingRow {
  posterId: string
  id: string
  title: string
  type: string
  count: number
  days: number
  firstId: string
  firstName: string
}

function toWaiting({ id, title, type, count, days, firstId, firstName }: WaitingRow): WaitingApplicants {
  return { post: { id, title, type }, count, days, first: { id: firstId, name: firstName } }
}
