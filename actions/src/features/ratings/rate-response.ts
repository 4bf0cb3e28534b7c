import type { RatingSource } from '#contract/ratings/rating.js'
import { questionPriceKey } from '#domain/questions/question-charge.js'
import { bookAnswerReward } from '#domain/rewards/book-answer-reward.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'

export interface Rating {
  responseId: string
  rating: number
  comment: string | null
  source: RatingSource
}

/**
 * Rates an answer, once and for good (RATE-01, RATE-07, GI-69, GI-74), and books what the answer earns by it, in one
 * transaction (DASH-49, X-23).
 * @throws AppError RESPONSE_NOT_FOUND if nobody may read it, NOT_ALLOWED for whoever didn't ask, ALREADY_RATED
 */
export async function rateResponse(rating: Rating, caller: Caller, services: Services) {
  const { responseId, rating: stars, comment, source } = rating
  if (!isUuid(responseId)) throw new AppError('RESPONSE_NOT_FOUND')
  return services.database.transaction().execute(async (transaction) => {
    const answer = await findAnswer(transaction, responseId)
    if (!answer) throw new AppError('RESPONSE_NOT_FOUND')
    if (answer.asker_id !== caller.userId) throw new AppError('NOT_ALLOWED')
    const stored = await transaction
      .insertInto('insight_response_ratings')
      .values({ response_id: responseId, user_id: caller.userId, rating: stars, comment, source })
      .onConflict((conflict) => conflict.constraint('insight_response_ratings_pkey').doNothing())
      .returning(['rating', 'comment', 'created_at'])
      .executeTakeFirst()
    if (!stored) throw new AppError('ALREADY_RATED')
    await bookAnswerReward(transaction, services, {
      ...{ responseId, expertId: answer.author_id, askerId: caller.userId, stars },
      questionKey: questionPriceKey(answer.question_id),
    })
    return { responseId, rating: stored.rating, comment: stored.comment, createdAt: stored.created_at.toISOString() }
  })
}

/** What everybody may read: an approved answer to somebody's question. */
function findAnswer(transaction: DatabaseTransaction, responseId: string) {
  return transaction
    .selectFrom('content_items as item')
    .innerJoin('insights_questions as question', 'question.id', 'item.question_id')
    .where('item.response_id', '=', responseId)
    .where('item.kind', '=', 'answer')
    .where('item.is_public', '=', true)
    .select(['item.author_id', 'item.question_id', 'question.user_id as asker_id'])
    .$narrowType<{ question_id: string }>()
    .executeTakeFirst()
}
