import { sql } from 'kysely'
import { TAKEN_BACK } from '#contract/content/insight-limits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** An author's published items that are due, the longest due first. */
export interface DueItems {
  authorId: string
  items: { id: string; title: string; noun: 'insight' | 'answer' }[]
}

/**
 * Claims what is due to be asked about, and puts off the next question by a year. A second run waits for the first: if it
 * skipped what that one has, each would have a part of an author's, who is told once.
 * @returns by author; and whether there may be more
 */
export async function claimDueItems(transaction: DatabaseTransaction, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; authorId: string; title: string; noun: 'insight' | 'answer' }>`
    with due as (
      select id from content_items where is_public and review_ask_at <= ${now} order by review_ask_at, id limit ${limit}
      for update
    ), put_off as (
      update content_items as item set review_ask_at = ${now}::timestamptz + interval '1 year' from due where item.id = due.id
      returning item.*
    )
    select item.id, item.author_id as "authorId", item.kind as noun, coalesce(insight.title, question.question) as title
    from put_off as item
    left join insights as insight on insight.id = item.insight_id
    left join insights_questions as question on question.id = item.question_id
    order by item.review_due_at, item.id`.execute(transaction)
  const byAuthor = new Map<string, DueItems['items']>()
  for (const { authorId, ...item } of rows) byAuthor.set(authorId, [...(byAuthor.get(authorId) ?? []), item])
  const due: DueItems[] = [...byAuthor].map(([authorId, items]) => ({ authorId, items }))
  return { due, isMore: rows.length === limit }
}

/**
 * Something of one's own that is approved, locked with where it was written first, as everybody does who writes both.
 * @throws AppError NOT_FOUND for somebody else's, and for what isn't approved
 */
export async function lockOwnApproved(transaction: DatabaseTransaction, id: unknown, userId: string) {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  for (const table of ['insights', 'insights_responses'] as const)
    await transaction
      .selectFrom(table)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .select('id')
      .forUpdate()
      .execute()
  const item = await transaction
    .selectFrom('content_items')
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .where('status', '=', 'approved')
    .select(['id', 'insight_id as insightId', 'question_id as questionId', 'retired_at as retiredAt'])
    .executeTakeFirst()
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

const YEAR = sql<Date>`now() + interval '1 year'`
const WORDS = {
  confirm: { confirmed_at: sql<Date>`now()`, review_due_at: YEAR, review_ask_at: YEAR },
  retire: { retired_at: sql<Date>`now()` },
  // published anew, it holds as of now
  restore: { retired_at: null, confirmed_at: sql<Date>`now()`, review_due_at: YEAR, review_ask_at: YEAR },
}

/** The author's word. Whether it is public follows by trigger. */
export async function keepWord(transaction: DatabaseTransaction, word: keyof typeof WORDS, id: string) {
  await transaction
    .updateTable('content_items')
    .set(WORDS[word])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .execute()
}

/** Takes it back to its author, who changes it and sends it again: nobody else reads it meanwhile. */
export async function takeBack(
  transaction: DatabaseTransaction,
  { id, insightId }: { id: string; insightId: string | null },
) {
  if (insightId)
    await transaction
      .updateTable('insights')
      .set({ status: 'REJECTED', reason: TAKEN_BACK })
      .where('id', '=', id)
      .execute()
  else
    await transaction
      .updateTable('insights_responses')
      .set({ submitted_for_approval: false, is_approved: null })
      .where('id', '=', id)
      .execute()
}
