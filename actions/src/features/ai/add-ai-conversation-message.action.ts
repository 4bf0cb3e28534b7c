import { expectQuestion } from '#domain/passages/order-by-meaning.js'
import { defineAction } from '#platform/define-action.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { questionInput, readQuestionBody } from './conversation-input.js'
import { findQuestion, lockConversation, requireRoom, storeQuestion } from './conversations.store.js'

/**
 * Asks in a conversation of one's own (AIH-13, X-52): stores the question and has it answered, once per id, however often
 * it is sent.
 */
export const addAiConversationMessageAction = defineAction({
  name: 'addAiConversationMessage',
  auth: 'session',
  input: questionInput,
  async handle({ input, caller }, { database, embedder }) {
    if (!isUuid(input.conversationId)) throw new AppError('AI_CONVERSATION_NOT_FOUND')
    const { id, step, conversationId } = input
    const body = readQuestionBody(input)
    return database.transaction().execute(async (transaction) => {
      const conversation = await lockConversation(transaction, conversationId, caller)
      const known = await findQuestion(transaction, id)
      if (known && known.conversationId !== conversation.id) throw new AppError('NOT_ALLOWED')
      if (known) return { id, answerId: known.answerId }
      await requireRoom(transaction, conversation, caller, 1)
      expectQuestion(embedder, body.data[0].content)
      const question = { id, step, body, userId: caller.userId }
      return { id, answerId: await storeQuestion(transaction, conversation, question) }
    })
  },
})
