import { expectQuestion } from '#domain/passages/order-by-meaning.js'
import { SECOND_MS } from '#platform/clock.js'
import { defineAction } from '#platform/define-action.js'
import { AppError } from '#platform/errors.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { newConversationInput, readPreferences, readQuestion } from './conversation-input.js'
import { readOwnPreferences } from './conversations.store.js'

/** More often than anybody asks, so that nobody fills the table with empty conversations. */
const CONVERSATIONS = { name: 'ai-conversation:person', atOnce: 20, intervalMs: 5 * SECOND_MS }

/** Begins a conversation, before its first question is sent (AIH-11, AIH-12). */
export const createAiConversationAction = defineAction({
  name: 'createAiConversation',
  auth: 'session',
  input: newConversationInput,
  async handle({ input, caller }, { database, clock, embedder }) {
    const title = readQuestion(input.text, 'text')
    // the page may not know yet what was told
    const preferences = readPreferences(input.preferences) ?? (await readOwnPreferences(database, caller.userId))
    const { isTaken, secondsToNext } = await takeSlot(database, clock, CONVERSATIONS, caller.userId)
    if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
    // It is sent as a question next.
    expectQuestion(embedder, title)
    return database
      .insertInto('ai_conversations')
      .values({ created_by: caller.userId, kind: 'home', title, preferences })
      .returning('conversation_id')
      .executeTakeFirstOrThrow()
  },
})
