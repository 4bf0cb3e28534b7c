import { sql } from 'kysely'
import { FIELD_MESSAGES } from '#contract/messages.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { invalidField } from '#platform/errors.js'
import type { CallerInChat } from '../chat-facts.store.js'
import type { CommentText } from './comment-input.js'

/** The author of the message with this id, and its opportunity; null if it is new. */
export async function findComment(database: Queryable, id: string) {
  const row = await database
    .selectFrom('opportunity_comments')
    .where('id', '=', id)
    .select(['user_id as authorId', 'opportunity_id as opportunityId'])
    .executeTakeFirst()
  return row ?? null
}

/** A message that is answered, if the caller can read it: what it belongs to, and the one it stands under. */
export async function findRepliedTo(
  database: Queryable,
  {
    parentId,
    opportunityId,
    userId,
    seesAll,
  }: { parentId: string; opportunityId: string; userId: string } & Pick<CallerInChat, 'seesAll'>,
) {
  const row = await database
    .selectFrom('opportunity_comments')
    .where('id', '=', parentId)
    .where('opportunity_id', '=', opportunityId)
    .$if(!seesAll, (query) => query.where((eb) => eb.or([eb('expert_id', 'is', null), eb('expert_id', '=', userId)])))
    .select((eb) => ['expert_id as expertId', eb.fn.coalesce('parent_id', 'id').as('rootId')])
    .executeTakeFirst()
  return row ?? null
}

/** Whether all of these people take part and can read a conversation; null stands for what is for everybody. */
export async function canAllRead(
  database: Queryable,
  opportunityId: string,
  people: readonly string[],
  expertId: string | null,
): Promise<boolean> {
  const rows = await database
    .selectFrom('opportunity_participants')
    .where('opportunity_id', '=', opportunityId)
    .where('user_id', '=', sql<string>`any(${people}::uuid[])`)
    .where((eb) => eb.or([eb('sees_all', '=', true), eb('user_id', '=', expertId)]))
    .select('user_id')
    .execute()
  return new Set(rows.map(({ user_id }) => user_id)).size === new Set(people).size
}

export interface NewComment {
  id: string
  opportunityId: string
  authorId: string
  expertId: string | null
  parentId: string | null
  text: CommentText
  mentions: readonly string[]
  assetIds: readonly string[]
}

/** Stores a message with its mentions and files. The opportunity must be locked, so that numbers rise as they commit. */
export async function insertComment(transaction: DatabaseTransaction, comment: NewComment): Promise<void> {
  await transaction
    .insertInto('opportunity_comments')
    .values({
      id: comment.id,
      opportunity_id: comment.opportunityId,
      user_id: comment.authorId,
      expert_id: comment.expertId,
      parent_id: comment.parentId,
      comment: comment.text.plain,
      brief_rich_comment: JSON.stringify(comment.text.rich),
    })
    .execute()
  if (comment.mentions.length > 0)
    await transaction
      .insertInto('opportunity_comment_mentions')
      .values([...new Set(comment.mentions)].map((user_id) => ({ comment_id: comment.id, user_id })))
      .execute()
  await attachFiles(transaction, comment)
}

/** @throws AppError VALIDATION_FAILED for a file that isn't the author's, or was sent before */
async function attachFiles(
  transaction: DatabaseTransaction,
  { id, opportunityId, authorId, assetIds }: NewComment,
): Promise<void> {
  if (assetIds.length === 0) return
  const attached = await sql`
    update opportunity_documents d set opportunity_id = ${opportunityId}, comment_id = ${id},
      comment_position = sent.position - 1
    from unnest(${[...new Set(assetIds)]}::uuid[]) with ordinality as sent (id, position)
    where d.id = sent.id and d.uploaded_by = ${authorId} and d.upload_type = 'opportunity_comment'
      and d.comment_id is null`.execute(transaction)
  if (Number(attached.numAffectedRows) !== new Set(assetIds).size)
    throw invalidField('assetIds', FIELD_MESSAGES.unknownDocument)
}
