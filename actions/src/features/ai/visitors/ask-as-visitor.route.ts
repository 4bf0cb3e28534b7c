import { object, string } from 'yup'
import { AI_LIMITS } from '#contract/ai/ai-limits.js'
import { DAY_MS, fromNow, MINUTE_MS } from '#platform/clock.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { requireOwnPage } from '#platform/http/csrf.js'
import { requesterOf } from '#platform/trust/requester.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { readQuestion } from '../conversation-input.js'
import { storeAnonymous } from './anonymous-conversations.store.js'
import { bindVisitor } from './visitor-secret.js'

/** More than the people at one address ask before they log in. */
const QUESTIONS = { name: 'anonymous-conversation:address', atOnce: 10, intervalMs: 5 * MINUTE_MS }

/**
 * Keeps what a visitor asks until they have logged in (GI-101). Each request stores a copy of its own: whoever sends again because
 * the first response was lost has no cookie to prove that the first copy is theirs, so that one expires unread. Nothing is
 * answered yet, and nobody reads it but whoever claims it with this browser's cookie.
 */
export const askAsVisitorRoute = defineRoute({
  method: 'post',
  path: '/api/ai/anonymous-conversations',
  auth: 'public',
  status: 201,
  body: object({ text: string().required() }),
  async handle({ body, request, response }, { config, database, clock }) {
    requireOwnPage(request, config)
    const question = readQuestion(body.text, 'text')
    const sessionHash = bindVisitor(config, request, response)
    const expiresAt = fromNow(clock, AI_LIMITS.visitorDays * DAY_MS)
    const conversationId = await database.transaction().execute(async (transaction) => {
      const { isTaken, secondsToNext } = await takeSlot(transaction, clock, QUESTIONS, requesterOf(request))
      if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
      return storeAnonymous(transaction, { sessionHash, question, expiresAt })
    })
    return { conversationId }
  },
})
