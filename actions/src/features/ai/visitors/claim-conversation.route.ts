import { randomUUID } from 'node:crypto'
import { FOLLOW_UP_STEP, questionBody } from '#contract/ai/ai-limits.js'
import { expectQuestion } from '#domain/passages/order-by-meaning.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { lockConversation, requireRoom, storeQuestion } from '../conversations.store.js'
import { handOver, isOwnConversation, lockAnonymous } from './anonymous-conversations.store.js'
import { visitorHash } from './visitor-secret.js'

/**
 * Makes a question that was asked before logging in the caller's own, and has it answered as any other, with the same limits
 * (GI-101): once, by the browser that asked it. Whoever has claimed it may ask for it again, for as long as the
 * conversation is theirs.
 */
export const claimConversationRoute = defineRoute({
  method: 'post',
  path: '/api/ai/anonymous-conversations/:id/claim',
  auth: 'session',
  async handle({ params, caller, request }, { config, database, clock, embedder }) {
    const id = params.id?.toLowerCase()
    if (!isUuid(id)) throw new AppError('AI_CONVERSATION_NOT_FOUND')
    const now = clock.now()
    await database.transaction().execute(async (transaction) => {
      const asked = await lockAnonymous(transaction, id, now)
      if (await isOwnConversation(transaction, id, caller.userId)) return
      const hash = visitorHash(config, request)
      if (!asked?.question || hash === null || asked.sessionHash !== hash)
        throw new AppError('AI_CONVERSATION_NOT_FOUND')
      const { question } = asked
      const isHandedOver = await handOver(transaction, { id, question, userId: caller.userId, now })
      if (!isHandedOver) throw new AppError('AI_CONVERSATION_NOT_FOUND')
      const conversation = await lockConversation(transaction, id, caller)
      await requireRoom(transaction, conversation, caller, 1)
      expectQuestion(embedder, question)
      const message = {
        id: randomUUID(),
        step: FOLLOW_UP_STEP,
        body: questionBody(question, null),
        userId: caller.userId,
      }
      await storeQuestion(transaction, conversation, message)
    })
    return { conversationId: id }
  },
})
