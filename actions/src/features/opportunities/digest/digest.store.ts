import { sql } from 'kysely'
import { type MatchReason, readMatchReasons } from '#contract/matching/match-words.js'
import { isMailedByDefault } from '#contract/notifications/kinds.js'
import type { OfferedPost } from '#domain/notices/catalogue/matched.js'
import type { DatabaseTransaction } from '#platform/database.js'

export interface DueDigest {
  userId: string
  firstName: string
  email: string
  coveredUntil: Date
  wantsMail: boolean
}

export interface NewMatch {
  userId: string
  post: OfferedPost
  reasons: MatchReason[]
}

/** Newest matches looked at for one digest; those already opened or mailed are left out afterwards. */
const CANDIDATES_MAX = 50

/** A batch of the experts whose digest is due, locked: a second run takes others. */
export async function claimDueDigests(transaction: DatabaseTransaction, now: Date, size: number): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    select digest.user_id as "userId", person.first_name as "firstName", account.email,
      digest.covered_until as "coveredUntil",
      account.is_email_verified and not person.is_suspended
        and coalesce(preference.is_email_enabled, ${isMailedByDefault('match_digest')}) as "wantsMail"
    from private.match_digests digest
    join users person on person.id = digest.user_id
    join user_accounts account on account.user_id = digest.user_id
    left join notification_preferences preference
      on preference.user_id = digest.user_id and preference.kind = 'match_digest'
    where digest.due_at <= ${now}
    order by digest.due_at, digest.user_id limit ${size}
    for update of digest skip locked`.execute(transaction)
  return rows
}

/**
 * What was published for each reader since their last digest, newest first. Leaves out what they have opened or
 * answered, and what was mailed to them at once; posts of suspended posters are no matches of anybody's.
 */
export async function loadNewMatches(
  transaction: DatabaseTransaction,
  readers: readonly DueDigest[],
  until: Date,
  perReader: number,
): Promise<NewMatch[]> {
  const { rows } = await sql<{ userId: string; reasons: unknown } & OfferedPost>`
    select reader.id as "userId", found.*
    from unnest(${readers.map(({ userId }) => userId)}::uuid[], ${readers.map(({ coveredUntil }) => coveredUntil)}::timestamptz[])
      as reader (id, since)
    cross join lateral (
      select match.reasons, post.id, post.type, post.title, post.min_budget_cents::float8 as "minBudgetCents",
        post.max_budget_cents::float8 as "maxBudgetCents", unit.code as "unitCode",
        post.duration_months as "durationMonths"
      from private.newest_matches(reader.id, reader.since, ${until}, 'ffffffff-ffff-ffff-ffff-ffffffffffff',
        ${CANDIDATES_MAX}) match
      join opportunities post on post.id = match.opportunity_id
      left join opportunity_duration_types unit on unit.id = post.duration_type_id
      where not exists (select from opportunity_trackings
          where opportunity_id = post.id and user_id = reader.id)
        and not exists (select from private.outbox_mails where effect_key = 'match:' || post.id || ':' || reader.id)
      order by match.published_at desc, post.id desc limit ${perReader}
    ) found`.execute(transaction)
  return rows.map(({ userId, reasons, ...post }) => ({ userId, post, reasons: readMatchReasons(reasons) }))
}

/** The digests that were claimed cover everything until then, mailed or not, and are due again at each reader's hour. */
export async function moveDigestsOn(
  transaction: DatabaseTransaction,
  digests: readonly DueDigest[],
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await sql`
    update private.match_digests digest
    set covered_until = greatest(covered_until, ${until}),
      due_at = private.next_digest_at(account.time_zone, ${now})
    from user_accounts account
    where account.user_id = digest.user_id and digest.user_id = any(${digests.map(({ userId }) => userId)}::uuid[])`.execute(
    transaction,
  )
}
