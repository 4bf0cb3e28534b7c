import { object, string } from 'yup'
import { readOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import { defineAction } from '#platform/define-action.js'
import { AppError } from '#platform/errors.js'
import { commentBlocker } from './chat.rules.js'
import { loadChatFacts } from './chat-facts.store.js'

/** Whether there is a comment bar, and why not (CHAT-04 to CHAT-08). */
export const chatEligibilityAction = defineAction({
  name: 'chatEligibility',
  auth: 'session',
  input: object({ opportunityId: string().required() }),
  async handle({ input, caller }, { database }) {
    const facts = await loadChatFacts(database, await readOpportunity(database, input.opportunityId, caller), caller)
    const blocker = commentBlocker(facts)
    if (blocker === 'OPPORTUNITY_NOT_FOUND') throw new AppError(blocker)
    return {
      isAllowed: blocker === null,
      blocker,
      message: blocker && new AppError(blocker).message,
      // nobody's business but a participant's
      isSomeOneHired: facts.role !== null && facts.isSomeOneHired,
    }
  },
})
