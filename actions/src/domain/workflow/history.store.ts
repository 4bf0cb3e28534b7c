import type { Amount } from '#contract/format/money.js'
import { textOrNull } from '#contract/format/visible-text.js'
import type { HistoryEvent, SeenTab } from '#contract/workflow/history.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { settleNotices } from '../notices/settle-notices.js'

export interface HistoryEntry {
  opportunityId: string
  /** The expert concerned; null if it concerns the opportunity itself. */
  userId: string | null
  /** Null for staff and the system, who are not named. */
  actorId: string | null
  actorRole: 'poster' | 'expert' | 'staff' | 'system'
  event: HistoryEvent
  /** The tab that shows a dot until it is opened. */
  tab?: SeenTab
  words?: string | null
  amount?: Amount | null
}

/**
 * Records that staff published a post, unless already recorded: both the approval and the event that follows it get
 * here.
 */
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

/**
 * Adds to an opportunity's timeline and settles the notices that asked for this step. @returns the entry's id, used in
 * effect keys
 */
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
      words: textOrNull(entry.words),
      amount_cents: entry.amount?.cents ?? null,
      amount_unit: entry.amount?.unit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { opportunityId, event, userId } = entry
  await settleNotices(transaction, { opportunityId, event, expertIds: userId === null ? null : [userId] })
  return id
}
