import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { readOwnPreferences } from '../conversations.store.js'

interface Asked {
  sessionHash: string
  question: string
  expiresAt: Date
}

/** @returns the id that it has from now on, which only the browser that asked is told */
export async function storeAnonymous(
  queryable: Queryable,
  { sessionHash, question, expiresAt }: Asked,
): Promise<string> {
  const id = randomUUID()
  await queryable
    .insertInto('private.anonymous_conversations')
    .values({ conversation_id: id, session_hash: sessionHash, question, expires_at: expiresAt })
    .execute()
  return id
}

/** One with its lock, so that it is claimed once; undefined if there is none, or it has expired. */
export async function lockAnonymous(transaction: DatabaseTransaction, id: string, now: Date) {
  return transaction
    .selectFrom('private.anonymous_conversations')
    .where('conversation_id', '=', id)
    .where('expires_at', '>', now)
    .select(['session_hash as sessionHash', 'question'])
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a conversation is this person's own already, as one is that they claimed long ago. */
export async function isOwnConversation(queryable: Queryable, id: string, userId: string): Promise<boolean> {
  const own = await queryable
    .selectFrom('ai_conversations')
    .where('conversation_id', '=', id)
    .where('created_by', '=', userId)
    .select('conversation_id')
    .executeTakeFirst()
  return own !== undefined
}

/** Makes it a conversation of this person's, as they would begin one. @returns false if a conversation has its id already */
export async function handOver(
  transaction: DatabaseTransaction,
  { id, question, userId, now }: { id: string; question: string; userId: string; now: Date },
): Promise<boolean> {
  const begun = await transaction
    .insertInto('ai_conversations')
    .values({
      ...{ conversation_id: id, created_by: userId, kind: 'home', title: question },
      preferences: await readOwnPreferences(transaction, userId),
    })
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
