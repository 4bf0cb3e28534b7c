import { sql } from 'kysely'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

export interface QuestionWords {
  topicId: string
  question: string
  details: RawContent | null
}

/** The category of a topic that may be asked about: one of the list, approved and current. */
export async function findCategory(transaction: DatabaseTransaction, topicId: string): Promise<string | null> {
  const topic = await transaction
    .selectFrom('master_topics')
    .where('id', '=', topicId)
    .where('deleted', '=', false)
    .where('is_approved_by_admin', '=', true)
    .select('objective_id')
    .executeTakeFirst()
  return topic?.objective_id ?? null
}

const columnsOf = ({ topicId, question, details }: QuestionWords) => ({
  ...{ topic_id: topicId, question, question_richtext: details === null ? null : JSON.stringify(details) },
})

/** Stores a question. @returns its id; null if the wanted one is taken, once whoever is taking it has done so */
export async function insertQuestion(
  transaction: DatabaseTransaction,
  words: QuestionWords,
  { userId, categoryId, wantedId }: { userId: string; categoryId: string; wantedId?: string },
): Promise<string | null> {
  const row = await transaction
    .insertInto('insights_questions')
    // a trigger makes the slug, and keeps the category
    .values({ ...columnsOf(words), id: wantedId, user_id: userId, slug: '', category_id: categoryId })
    .onConflict((conflict) => conflict.constraint('insights_questions_pkey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Gives a question of one's own, which nobody has decided about yet, other words.
 * @throws AppError QUESTION_NOT_FOUND, ALREADY_DONE
 */
export async function changeQuestion(
  transaction: DatabaseTransaction,
  id: string,
  words: QuestionWords,
  userId: string,
) {
  const question = await lockQuestion(transaction, id)
  if (question.userId !== userId) throw new AppError('QUESTION_NOT_FOUND')
  if (question.isApproved !== null)
    throw new AppError('ALREADY_DONE', { message: 'Our staff have already decided about this question.' })
  await transaction.updateTable('insights_questions').set(columnsOf(words)).where('id', '=', id).execute()
  return { id, status: 'pending' }
}

/** @throws AppError QUESTION_NOT_FOUND, also for one that its author wrote to answer it */
export async function lockQuestion(transaction: DatabaseTransaction, id: string | undefined) {
  const question = isUuid(id)
    ? await transaction
        .selectFrom('insights_questions')
        .where('id', '=', id)
        .where('is_asked', '=', true)
        .select(['id', 'question', 'user_id as userId', 'is_approved as isApproved'])
        .select(sql<string>`to_json(updated_at) #>> '{}'`.as('updatedAt'))
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!question) throw new AppError('QUESTION_NOT_FOUND')
  return question
}
