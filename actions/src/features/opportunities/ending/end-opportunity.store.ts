import { sql } from 'kysely'
import { textOrNull } from '#contract/format/visible-text.js'
import { DELETE_COMMENT_CHARACTERS_MAX } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { isTooLong } from '#contract/rich-text/raw-content.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import type { OpportunityMove } from '#contract/workflow/opportunity.graph.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { announceEnding } from './announce-ending.job.js'

/**
 * Counts the applications that determine the outcome, under the opportunity's lock. Nobody applied without showing
 * interest: an asked expert who declined did not.
 */
export async function countApplications(transaction: DatabaseTransaction, id: string) {
  const { rows } = await sql<{ applications: number; accepted: number }>`
    select count(*) filter (where interest_shown_at is not null)::int as applications,
      count(*) filter (where status in ('accepted', 'in progress'))::int as accepted
    from opportunity_trackings where opportunity_id = ${id}`.execute(transaction)
  return rows[0] ?? { applications: 0, accepted: 0 }
}

const EVENTS: Readonly<Partial<Record<OpportunityMove['to'], HistoryEvent>>> = {
  completed: 'completed',
  'no hires': 'no_hires',
  closed: 'closed',
  deleted: 'deleted',
}

export interface Ending {
  move: OpportunityMove
  comments: string | null | undefined
  /** Null for staff, who are not named. */
  actorId: string | null
}

/**
 * Ends an opportunity and everyone's application as defined by the graph, in the caller's transaction (GO-13, GO-14).
 * Applicants get a timeline entry, and a job notifies them.
 * @throws AppError INVALID_STATUS_TRANSITION if its status has changed in the meantime
 */
export async function endOpportunity(
  transaction: DatabaseTransaction,
  { id }: OpportunityFacts,
  { move, comments, actorId }: Ending,
): Promise<void> {
  const words = comments ?? null
  const column = move.to === 'deleted' ? 'delete_comments' : 'close_comments'
  const result = await transaction
    .updateTable('opportunities')
    .set({ status: move.to, [column]: words })
    .where('id', '=', id)
    .where('status', '=', String(move.from))
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new AppError('INVALID_STATUS_TRANSITION')
  const event = EVENTS[move.to] ?? 'closed'
  const actorRole = actorId === null ? 'staff' : 'poster'
  await recordHistory(transaction, { opportunityId: id, userId: null, actorId, actorRole, event, words })
  for (const [from, to] of Object.entries(move.trackings ?? {})) {
    await sql`
      with moved as (
        update opportunity_trackings set status = ${to} where opportunity_id = ${id} and status = ${from}
        returning user_id, interest_shown_at
      )
      insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, tab, words)
      select ${id}::uuid, user_id, ${actorId}::uuid, ${actorRole}, ${event}, 'interestTab', ${words}
      from moved where interest_shown_at is not null`.execute(transaction)
  }
  await enqueueJob(transaction, announceEnding, { opportunityId: id, event })
}

/** @throws AppError VALIDATION_FAILED if the comment is longer than 1000 characters (GO-09, GO-12) */
export function requireShortComment(comments: string | null | undefined, field: string): void {
  if (isTooLong(comments, DELETE_COMMENT_CHARACTERS_MAX)) throw invalidField(field, FIELD_MESSAGES.commentMax)
}

/** @throws AppError VALIDATION_FAILED without a reason, which everybody concerned reads, or if it is too long */
export function requireStaffReason(reason: string | null | undefined, field: string): void {
  if (textOrNull(reason) === null) throw invalidField(field, FIELD_MESSAGES.required)
  requireShortComment(reason, field)
}
