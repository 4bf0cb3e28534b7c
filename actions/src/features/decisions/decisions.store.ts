import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** As the pages read it with the words; to the microsecond. */
const lastChange = (table: 'insights' | 'response') => sql<string>`to_json(${sql.ref(`${table}.updated_at`)}) #>> '{}'`

/** @throws AppError NOT_FOUND, also for one that its author took away */
export async function lockInsight(transaction: DatabaseTransaction, id: string | undefined) {
  const insight = isUuid(id)
    ? await transaction
        .selectFrom('insights')
        .where('id', '=', id)
        .where('status', '<>', 'REMOVED')
        .select(['id', 'title', 'status', 'user_id as userId', lastChange('insights').as('updatedAt')])
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!insight) throw new AppError('NOT_FOUND')
  return insight
}

/** The question first: whoever decides about it takes the same order. @throws AppError RESPONSE_NOT_FOUND */
export async function lockResponse(transaction: DatabaseTransaction, id: string | undefined) {
  const response = isUuid(id)
    ? await transaction
        .selectFrom('insights_responses as response')
        .innerJoin('insights_questions as question', 'question.id', 'response.question_id')
        .innerJoin('users as author', 'author.id', 'response.user_id')
        .where('response.id', '=', id)
        .where('response.status', '<>', 'draft')
        .select([
          'response.id',
          'response.question_id as questionId',
          'response.user_id as userId',
          'question.question',
        ])
        .select(['question.user_id as askerId', 'author.first_name', 'author.last_name'])
        .executeTakeFirst()
    : undefined
  if (!response) throw new AppError('RESPONSE_NOT_FOUND')
  const question = await transaction
    .selectFrom('insights_questions')
    .where('id', '=', response.questionId)
    .select('is_approved as isApproved')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const current = await transaction
    .selectFrom('insights_responses as response')
    .where('id', '=', response.id)
    .select(['status', lastChange('response').as('updatedAt')])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...response, ...current, isQuestionApproved: question.isApproved }
}
