import { QUESTION_MESSAGES } from '#contract/content/question-limits.js'
import type { ResponseForm } from '#contract/responses/response-form.js'
import { RESPONSE_MESSAGES } from '#contract/responses/response-limits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isOwnTopic, type LockedQuestion } from './responses.store.js'

const NOT_MATCHED = 'Oops, looks like this question was incorrectly matched to you.'

/** Whether whoever answers it wrote it for that: then its words are theirs to change until it is approved (GI-41, GI-42). */
export const isOwnQuestion = (question: LockedQuestion | undefined, userId: string): boolean =>
  question === undefined || (question.userId === userId && !question.isAsked && !question.isSystem)

/** Whether its words may still be changed: nobody has approved it, and nobody else has answered. */
export const isOpenQuestion = (question: LockedQuestion | undefined, userId: string): boolean =>
  isOwnQuestion(question, userId) && question?.isApproved !== true && question?.isAnsweredByOthers !== true

/**
 * Whether somebody may answer a question of somebody else's: one that is approved, in a field of theirs (GI-56).
 * @throws AppError QUESTION_NOT_FOUND, NOT_MATCHED
 */
export function requireAnswerable(question: LockedQuestion, userId: string): void {
  if (question.userId !== userId && question.isApproved !== true) throw new AppError('QUESTION_NOT_FOUND')
  if (!question.isMatched) throw new AppError('NOT_MATCHED', { message: NOT_MATCHED })
}

/**
 * Stores the question of one's own that the response answers: a new one, or new words for one that waits or was refused,
 * which then waits again (GI-41, GI-42).
 * @throws AppError VALIDATION_FAILED for a topic that isn't one of the profile's approved ones (RESP-07)
 */
export async function writeOwnQuestion(
  transaction: DatabaseTransaction,
  form: ResponseForm,
  { id, userId, stored }: { id: string; userId: string; stored: LockedQuestion | undefined },
): Promise<string> {
  const isOpen = isOpenQuestion(stored, userId)
  const topicId = isOpen ? form.topicData[0] : stored?.topicId
  if (!topicId) throw topicRefused(QUESTION_MESSAGES.noTopic)
  if (!(await isOwnTopic(transaction, topicId, userId))) throw topicRefused(RESPONSE_MESSAGES.topicNotOwn)
  if (!isOpen) return stored?.question ?? ''
  const words = { question: form.insightQuestion, topic_id: topicId }
  if (stored)
    await transaction
      .updateTable('insights_questions')
      .set({ ...words, is_approved: null, rejected_reason: null })
      .where('id', '=', id)
      .execute()
  else
    await transaction
      .insertInto('insights_questions')
      // a trigger makes the slug, and the category of the topic
      .values({ id, user_id: userId, ...words, slug: '', category_id: topicId })
      .execute()
  return form.insightQuestion
}

const topicRefused = (message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field: 'topicData', message }] })
