import type { ContentSubject } from '#contract/workflow/content.graph.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

export interface Subject {
  type: ContentSubject
  id: string
}

/** Something that is or was public, locked; the question of a response first, as everybody does who writes both. */
export interface LockedContent extends Subject {
  userId: string
  /** of an insight, else the question */
  title: string
  status: string
  /** of a response, or the question itself */
  questionId: string | null
  /** who asked the question of a response */
  askerId: string | null
  noun: 'insight' | 'answer'
}

/** @throws AppError NOT_FOUND */
export async function lockContent(transaction: DatabaseTransaction, { type, id }: Subject): Promise<LockedContent> {
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  const content = type === 'insight' ? await lockInsight(transaction, id) : await lockOfQuestion(transaction, type, id)
  if (!content) throw new AppError('NOT_FOUND')
  return content
}

async function lockInsight(transaction: DatabaseTransaction, id: string): Promise<LockedContent | undefined> {
  const insight = await transaction
    .selectFrom('insights')
    .where('id', '=', id)
    .select(['id', 'title', 'status', 'user_id as userId'])
    .forUpdate()
    .executeTakeFirst()
  const facts = { type: 'insight', noun: 'insight', questionId: null, askerId: null } as const
  return insight && { ...insight, status: insight.status.toLowerCase(), ...facts }
}

async function lockOfQuestion(
  transaction: DatabaseTransaction,
  type: 'question' | 'response',
  id: string,
): Promise<LockedContent | undefined> {
  const questionId = type === 'question' ? id : await findQuestionOf(transaction, id)
  const question = questionId
    ? await transaction
        .selectFrom('insights_questions')
        .where('id', '=', questionId)
        .select(['id', 'question as title', 'user_id as userId', 'is_approved as isApproved'])
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!question) return undefined
  const { isApproved, ...facts } = question
  if (type === 'question') {
    const status = isApproved === null ? 'pending' : isApproved ? 'approved' : 'rejected'
    return { ...facts, type, status, questionId: facts.id, askerId: null, noun: 'answer' }
  }
  const response = await transaction
    .selectFrom('insights_responses')
    .where('id', '=', id)
    .select(['id', 'status', 'user_id as userId'])
    .forUpdate()
    .executeTakeFirst()
  const noun = response?.userId === question.userId ? 'insight' : 'answer'
  const ofQuestion = { title: question.title, questionId: question.id, askerId: question.userId }
  return response && { ...response, ...ofQuestion, status: response.status ?? '', type, noun }
}

async function findQuestionOf(transaction: DatabaseTransaction, responseId: string): Promise<string | undefined> {
  const response = await transaction
    .selectFrom('insights_responses')
    .where('id', '=', responseId)
    .select('question_id as questionId')
    .executeTakeFirst()
  return response?.questionId
}

/**
 * Hides or publishes it; everything that follows what is public follows by trigger. A question that its author wrote for
 * their own insight goes and comes with it, unless somebody else has answered it or it was taken down by itself.
 */
export async function setApproved(
  transaction: DatabaseTransaction,
  { type, id, noun, questionId }: LockedContent,
  isApproved: boolean,
  reason: string | null,
): Promise<void> {
  if (type === 'insight') {
    const status = isApproved ? 'APPROVED' : 'REJECTED'
    await transaction
      .updateTable('insights')
      .set({ status, reason, badge: true, asks_changes: false })
      .where('id', '=', id)
      .execute()
    return
  }
  const decided: Decided = { is_approved: isApproved, rejected_reason: reason, asks_changes: false }
  if (type === 'question') {
    await transaction.updateTable('insights_questions').set(decided).where('id', '=', id).execute()
    return
  }
  // first, because only while the insight's takedown is open does its question move
  if (noun === 'insight' && questionId !== null) await moveOwnQuestion(transaction, questionId, decided)
  await transaction.updateTable('insights_responses').set(decided).where('id', '=', id).execute()
}

interface Decided {
  is_approved: boolean
  rejected_reason: string | null
  asks_changes: boolean
}

async function moveOwnQuestion(transaction: DatabaseTransaction, questionId: string, decided: Decided): Promise<void> {
  await transaction
    .updateTable('insights_questions as question')
    .set(decided)
    .where('question.id', '=', questionId)
    .where('question.is_asked', '=', false)
    .where('question.is_approved', '=', !decided.is_approved)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('insights_responses as other')
            .whereRef('other.question_id', '=', 'question.id')
            .whereRef('other.user_id', '<>', 'question.user_id')
            .select('other.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_takedowns as own')
            .whereRef('own.question_id', '=', 'question.id')
            .where('own.ended_at', 'is', null)
            .select('own.id'),
        ),
      ),
    )
    .execute()
}

/** @returns its id */
export async function insertTakedown(
  transaction: DatabaseTransaction,
  { type, id }: Subject,
  { reason, by }: { reason: string; by: string },
): Promise<string> {
  const { id: takedownId } = await transaction
    .insertInto('content_takedowns')
    .values({ [`${type}_id`]: id, reason, taken_down_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return takedownId
}

/** What was taken down. @throws AppError NOT_FOUND */
export async function findTakedown(transaction: DatabaseTransaction, id: string): Promise<Subject> {
  const takedown = isUuid(id)
    ? await transaction
        .selectFrom('content_takedowns')
        .where('id', '=', id)
        .select(['insight_id', 'question_id', 'response_id'])
        .executeTakeFirst()
    : undefined
  if (takedown?.insight_id) return { type: 'insight', id: takedown.insight_id }
  if (takedown?.question_id) return { type: 'question', id: takedown.question_id }
  if (takedown?.response_id) return { type: 'response', id: takedown.response_id }
  throw new AppError('NOT_FOUND')
}

/** Ask it once the content is locked: whoever moves that ends the takedown. */
export async function isOpen(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const takedown = await transaction
    .selectFrom('content_takedowns')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return takedown !== undefined
}

/** Whether anybody may read this question, which is locked; null while it waits for staff. */
export async function isQuestionApproved(
  transaction: DatabaseTransaction,
  questionId: string,
): Promise<boolean | null> {
  const question = await transaction
    .selectFrom('insights_questions')
    .where('id', '=', questionId)
    .select('is_approved as isApproved')
    .executeTakeFirst()
  return question ? question.isApproved : false
}

/** Whether an answer to this question, which is locked, was ever approved, whatever became of that answer. */
export async function wasAnswered(transaction: DatabaseTransaction, questionId: string): Promise<boolean> {
  const question = await transaction
    .selectFrom('insights_questions')
    .where('id', '=', questionId)
    .select('was_answered as wasAnswered')
    .executeTakeFirst()
  return question?.wasAnswered === true
}

/** Who has answered this question: whose answers are public with it and hidden without it, or wait for staff. */
export async function loadAnswerers(
  transaction: DatabaseTransaction,
  { questionId, askerId, status }: { questionId: string; askerId: string; status: 'approved' | 'pending' },
): Promise<string[]> {
  const answers = await transaction
    .selectFrom('insights_responses')
    .where('question_id', '=', questionId)
    .where('status', '=', status)
    .where('user_id', '<>', askerId)
    .select('user_id as userId')
    .execute()
  return answers.map(({ userId }) => userId)
}
