import { object, string } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { lockAnyQuestion, lockOwnResponse } from './responses.store.js'

const SENT = 'What waits for approval or is approved can’t be removed.'

/** Takes a draft or a refused response of one's own back. */
export const removeResponseAction = defineAction({
  name: 'removeResponse',
  auth: 'session',
  input: object({ id: string().required().uuid() }),
  handle: ({ input, caller }, services) => removeResponse(input.id, caller, services),
})

/**
 * Deletes the response with its industries, and the question that was written for it, unless it is public or somebody else
 * has answered it. Its recording and its file are nobody's then, and are pruned.
 * @throws AppError RESPONSE_NOT_FOUND, ALREADY_DONE
 */
function removeResponse(id: string, caller: Caller, { database }: Services) {
  const { userId } = caller
  return database.transaction().execute(async (transaction) => {
    const { question_id: questionId } =
      (await transaction
        .selectFrom('insights_responses')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .select('question_id')
        .executeTakeFirst()) ?? notFound()
    const question = await lockAnyQuestion(transaction, questionId, userId)
    const response = (await lockOwnResponse(transaction, id, userId)) ?? notFound()
    if (response.status !== 'draft' && response.status !== 'rejected')
      throw new AppError('ALREADY_DONE', { message: SENT })
    await transaction.deleteFrom('insights_responses').where('id', '=', id).execute()
    if (question?.userId === userId && !question.isAsked && question.isApproved !== true)
      await transaction
        .deleteFrom('insights_questions')
        .where('id', '=', questionId)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('insights_responses').where('question_id', '=', questionId).select('id'))),
        )
        .execute()
    return { id, questionId, status: 'removed' }
  })
}

function notFound(): never {
  throw new AppError('RESPONSE_NOT_FOUND')
}
