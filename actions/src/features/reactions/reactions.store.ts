import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

export type ItemKind = 'insight' | 'answer'
export type Vote = 'UPVOTE' | 'DOWNVOTE'

/**
 * What everybody may read: the only things that are voted for, saved, shared and viewed.
 * @throws AppError NOT_FOUND, or RESPONSE_NOT_FOUND for an answer
 */
export async function requirePublicItem(transaction: DatabaseTransaction, kind: ItemKind, id: string | undefined) {
  const item = isUuid(id)
    ? await transaction
        .selectFrom('content_items')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('is_public', '=', true)
        .select(['id', 'author_id as authorId'])
        .executeTakeFirst()
    : undefined
  if (!item) throw new AppError(kind === 'insight' ? 'NOT_FOUND' : 'RESPONSE_NOT_FOUND')
  return item
}

/** Votes, changes one's vote, or takes the same vote back (GI-13). */
export async function toggleVote(
  transaction: DatabaseTransaction,
  itemId: string,
  userId: string,
  vote: Vote,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('content_votes')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .where('vote', '=', vote)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await transaction
    .insertInto('content_votes')
    .values({ item_id: itemId, user_id: userId, vote })
    .onConflict((conflict) => conflict.constraint('content_votes_pkey').doUpdateSet({ vote }))
    .execute()
}

/** The votes for and against an item, as clients of the texts know them (INS-22). */
export async function readVotes(transaction: DatabaseTransaction, itemId: string) {
  return transaction
    .selectFrom('content_items')
    .where('id', '=', itemId)
    .select(['upvote_count as upvoteCount', 'downvote_count as downvoteCount'])
    .executeTakeFirstOrThrow()
}

/** Once per person and item: saved again, it stays saved. */
export async function saveItem(transaction: DatabaseTransaction, itemId: string, userId: string): Promise<void> {
  await transaction
    .insertInto('content_saves')
    .values({ item_id: itemId, user_id: userId })
    .onConflict((conflict) => conflict.constraint('content_saves_pkey').doNothing())
    .execute()
}

/** Once per person and item (GI-15). */
export async function shareItem(transaction: DatabaseTransaction, itemId: string, userId: string): Promise<void> {
  await transaction
    .insertInto('content_shares')
    .values({ item_id: itemId, user_id: userId })
    .onConflict((conflict) => conflict.constraint('content_shares_pkey').doNothing())
    .execute()
}

/** Once per person and item (GI-16). @returns whether it counted */
export async function countView(transaction: DatabaseTransaction, itemId: string, userId: string): Promise<boolean> {
  const counted = await transaction
    .insertInto('content_views')
    .values({ item_id: itemId, user_id: userId })
    .onConflict((conflict) => conflict.constraint('content_views_once_each').doNothing())
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Once per visit and item (GI-16). @param visitorHash of the visit's cookie @returns whether it counted */
export async function countVisitorView(
  transaction: DatabaseTransaction,
  itemId: string,
  visitorHash: string,
): Promise<boolean> {
  const counted = await transaction
    .insertInto('content_views')
    .values({ item_id: itemId, visitor_hash: visitorHash })
    .onConflict((conflict) => conflict.constraint('content_views_once_per_visitor').doNothing())
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}
