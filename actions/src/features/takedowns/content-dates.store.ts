import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'

/** When it was published or last confirmed, and when its author is to confirm it; as text, because a Date loses microseconds. */
export interface ContentDates {
  confirmed_at: string
  review_due_at: string
  review_ask_at: string
}

/** @returns null for a question, and for what was never public */
export async function loadDates(transaction: DatabaseTransaction, id: string): Promise<ContentDates | null> {
  const dates = await transaction
    .selectFrom('content_items')
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .select([
      sql<string>`confirmed_at::text`.as('confirmed_at'),
      sql<string>`review_due_at::text`.as('review_due_at'),
      sql<string>`review_ask_at::text`.as('review_ask_at'),
    ])
    .executeTakeFirst()
  return dates ?? null
}

export async function setDates(transaction: DatabaseTransaction, id: string, dates: ContentDates): Promise<void> {
  await transaction.updateTable('content_items').set(dates).where('id', '=', id).execute()
}
