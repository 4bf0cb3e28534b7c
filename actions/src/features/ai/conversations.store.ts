import { sql } from 'kysely'
import { AI_LIMITS, type AiQuestionBody } from '#contract/ai/ai-limits.js'
import { readAiPreferences } from '#contract/ai/ai-preferences.js'
import { answerKind } from '#domain/ai/answer-kinds.js'
import { writeAnswer } from '#domain/ai/write-answer.job.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'

/** What somebody told about their business, as a conversation keeps it; null if nothing, or what can't be read (AIH-31). */
export async function readOwnPreferences(queryable: Queryable, userId: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('user_ai_preferences')
    .where('user_id', '=', userId)
    .select('preferences')
    .executeTakeFirst()
  return row && readAiPreferences(row.preferences) ? row.preferences : null
}

/** The caller's conversation, locked, so that one question at a time is asked in it. @throws AppError AI_CONVERSATION_NOT_FOUND */
export async function lockConversation(transaction: DatabaseTransaction, id: string, { userId }: Caller) {
  const row = await transaction
    .selectFrom('ai_conversations')
    .where('conversation_id', '=', id)
    .where('created_by', '=', userId)
    .select(['conversation_id as id', 'kind'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('AI_CONVERSATION_NOT_FOUND')
  return { id: row.id, kind: answerKind(row.kind) }
}

export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>

/** A question that was stored before, with its latest answer; null if it is new. */
export async function findQuestion(transaction: DatabaseTransaction, id: string) {
  const row = await transaction
    .selectFrom('ai_conversation_messages as message')
    .innerJoin('ai_answers as answer', 'answer.question_id', 'message.id')
    .where('message.id', '=', id)
    .orderBy('answer.created_at', 'desc')
    .select(['message.conversation_id as conversationId', 'message.created_by as authorId'])
    .select(['answer.id as answerId', 'answer.status'])
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * @param adds questions to be added; none if one is answered again
 * @throws AppError AI_ANSWER_UNDER_WAY, AI_CONVERSATION_FULL, AI_DAILY_LIMIT
 */
export async function requireRoom(
  transaction: DatabaseTransaction,
  { id, kind }: LockedConversation,
  { userId }: Caller,
  adds: 0 | 1,
): Promise<void> {
  // The day's limit counts across conversations, so a person's questions are admitted one after the other.
  await sql`select from users where id = ${userId} for no key update`.execute(transaction)
  const { rows } = await sql<{ under_way: boolean; questions: number; recent: number; daily_max: string | null }>`
    select exists (select from ai_answers where conversation_id = ${id} and status in ('waiting', 'writing')) as under_way,
      (select count(*)::int from ai_conversation_messages where conversation_id = ${id} and not is_ai_generated) as questions,
      (select count(*)::int from ai_answers a join ai_conversations c using (conversation_id)
        where a.created_by = ${userId} and a.created_at > now() - interval '24 hours' and a.status <> 'failed'
          and c.kind = ${kind.name}) as recent,
      (select value from system_configurations where config = ${kind.dailySetting}) as daily_max`.execute(transaction)
  const [found] = rows
  if (found?.under_way) throw new AppError('AI_ANSWER_UNDER_WAY')
  if (found && found.questions + adds > AI_LIMITS.questionsMax) throw new AppError('AI_CONVERSATION_FULL')
  if (found?.daily_max && found.recent >= Number(found.daily_max)) throw new AppError('AI_DAILY_LIMIT')
}

/**
 * Stores a question with the answer to be written.
 * @returns the answer's id
 * @throws AppError NOT_ALLOWED if the id is that of another message, which may have been sent at the same time
 */
export async function storeQuestion(
  transaction: DatabaseTransaction,
  conversation: LockedConversation,
  { id, step, body, userId }: { id: string; step: string; body: AiQuestionBody; userId: string },
): Promise<string> {
  const stored = await transaction
    .insertInto('ai_conversation_messages')
    .values({ id, conversation_id: conversation.id, step, body: JSON.stringify(body), created_by: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw new AppError('NOT_ALLOWED')
  await transaction
    .updateTable('ai_conversations')
    .set({ last_message_at: sql`now()` })
    .where('conversation_id', '=', conversation.id)
    .execute()
  return beginAnswer(transaction, conversation.id, id, userId)
}

/** @returns the id of the answer that a job writes now */
export async function beginAnswer(
  transaction: DatabaseTransaction,
  conversationId: string,
  questionId: string,
  userId: string,
): Promise<string> {
  const { id } = await transaction
    .insertInto('ai_answers')
    .values({ conversation_id: conversationId, question_id: questionId, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueJob(transaction, writeAnswer, { answerId: id }, { key: `ai-answer:${id}`, isUrgent: true })
  return id
}
