import type { DatabaseTransaction, Queryable } from '#platform/database.js'

interface Asked {
  id: string
  sessionHash: string
  question: string
  expiresAt: Date
}

/** @returns false if there is one of that id */
export async function storeAnonymous(
  queryable: Queryable,
  { id, sessionHash, question, expiresAt }: Asked,
): Promise<boolean> {
  const stored = await queryable
    .insertInto('private.anonymous_conversations')
    .values({ conversation_id: id, session_hash: sessionHash, question, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('conversation_id').doNothing())
    .returning('conversation_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Whether this question was stored before, by the same browser. */
export async function isStored(
  queryable: Queryable,
  { id, sessionHash, question }: Omit<Asked, 'expiresAt'>,
): Promise<boolean> {
  const row = await queryable
    .selectFrom('private.anonymous_conversations')
    .where('conversation_id', '=', id)
    .where('session_hash', '=', sessionHash)
    .where('question', '=', question)
    .select('conversation_id')
    .executeTakeFirst()
  return row !== undefined
}

/** One with its lock, so that it is claimed once; undefined if there is none, or it has expired. */
export async function lockAnonymous(transaction: DatabaseTransaction, id: string, now: Date) {
  return transaction
    .selectFrom('private.anonymous_conversations')
    .where('conversation_id', '=', id)
    .where((of) => of.or([of('claimed_at', 'is not', null), of('expires_at', '>', now)]))
    .select(['session_hash as sessionHash', 'question', 'claimed_by as claimedBy'])
    .forUpdate()
    .executeTakeFirst()
}

/** Makes it a conversation of this person's. @returns false if a conversation has its id already */
export async function handOver(
  transaction: DatabaseTransaction,
  { id, question, userId, now }: { id: string; question: string; userId: string; now: Date },
): Promise<boolean> {
  const begun = await transaction
    .insertInto('ai_conversations')
    .values({ conversation_id: id, created_by: userId, kind: 'home', title: question })
    .onConflict((conflict) => conflict.column('conversation_id').doNothing())
    .returning('conversation_id')
    .executeTakeFirst()
  await transaction
    .updateTable('private.anonymous_conversations')
    .set({ session_hash: null, question: null, claimed_by: userId, claimed_at: now })
    .where('conversation_id', '=', id)
    .execute()
  return begun !== undefined
}
