import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { beginAnswer, findQuestion, lockConversation, requireRoom } from './conversations.store.js'

/** Has a question of one's own answered again, once its last answer has ended. It is never charged twice (GK-004). */
export const retryAiAnswerAction = defineAction({
  name: 'retryAiAnswer',
  auth: 'session',
  input: object({ questionId: string().required() }),
  async handle({ input: { questionId }, caller }, { database }) {
    if (!isUuid(questionId)) throw new AppError('AI_QUESTION_NOT_FOUND')
    return database.transaction().execute(async (transaction) => {
      const question = await findQuestion(transaction, questionId)
      if (question?.authorId !== caller.userId) throw new AppError('AI_QUESTION_NOT_FOUND')
      const conversation = await lockConversation(transaction, question.conversationId, caller)
      await requireRoom(transaction, conversation, caller, 0)
      return { answerId: await beginAnswer(transaction, conversation.id, questionId, caller.userId) }
    })
  },
})
