import type { Amount } from '#contract/format/money.js'
import { wordsOrNull } from '#contract/format/visible-text.js'
import type { HistoryEvent, SeenTab } from '#contract/workflow/history.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { settleNotices } from '../notices/settle-notices.js'

export interface HistoryEntry {
  opportunityId: string
  /** The expert whom it concerns; null when it concerns the opportunity itself. */
  userId: string | null
  /** Null for staff and the system, who are not named. */
  actorId: string | null
  actorRole: 'poster' | 'expert' | 'staff' | 'system'
  event: HistoryEvent
  /** The tab that gets a dot until it is opened. */
  tab?: SeenTab
  words?: string | null
  amount?: Amount | null
}

/** Notes that staff have published a post, unless it is noted: by the approval, or by the event that follows it. */
export async function recordPublished(
  transaction: DatabaseTransaction,
  opportunityId: string,
  words: string | null = null,
): Promise<void> {
  await transaction
    .insertInto('opportunity_history')
    .values({ opportunity_id: opportunityId, actor_role: 'staff', event: 'published' satisfies HistoryEvent, words })
    .onConflict((conflict) => conflict.column('opportunity_id').where('event', '=', 'published').doNothing())
    .execute()
  await settleNotices(transaction, { opportunityId, event: 'published', expertIds: null })
}

/** Adds to the timeline of an opportunity, and settles the notices that asked for this. @returns the entry's id, which makes effect keys */
export async function recordHistory(transaction: DatabaseTransaction, entry: HistoryEntry): Promise<string> {
  const { id } = await transaction
    .insertInto('opportunity_history')
    .values({
      opportunity_id: entry.opportunityId,
      user_id: entry.userId,
      actor_id: entry.actorId,
      actor_role: entry.actorRole,
      event: entry.event,
      tab: entry.tab ?? null,
      words: wordsOrNull(entry.words),
      amount_cents: entry.amount?.cents ?? null,
      amount_unit: entry.amount?.unit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { opportunityId, event, userId } = entry
  await settleNotices(transaction, { opportunityId, event, expertIds: userId === null ? null : [userId] })
  return id
}
