import { CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { lockOpportunity, type OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { SECOND_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { commentBlocker, conversationOf } from '../chat.rules.js'
import { type CallerInChat, loadChatFacts } from '../chat-facts.store.js'
import { announceComment } from '../telling/announce-comment.js'
import { readCommentText, type SentComment } from './comment-input.js'
import { canAllRead, findComment, findRepliedTo, insertComment } from './comments.store.js'

/** Faster than anybody types for long; whoever was offline sends what they wrote meanwhile at once. */
const COMMENTS = { name: 'comment:person', atOnce: 40, intervalMs: 3 * SECOND_MS }

/**
 * Writes a message in an opportunity's chat, once per id. Messages of one opportunity are written one after the other.
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, PLAN_UPGRADE_REQUIRED, INVALID_STATUS_TRANSITION,
 *   COMMENT_NOT_FOUND for a parent the author can't see, VALIDATION_FAILED, TOO_MANY_ATTEMPTS
 */
export function postComment(sent: SentComment, caller: Caller, services: Services) {
  const text = readCommentText(sent)
  return services.database.transaction().execute(async (transaction) => {
    const opportunity = await lockOpportunity(transaction, sent.opportunityId, caller)
    const result = { id: sent.id, opportunityId: opportunity.id }
    const stored = await findComment(transaction, sent.id)
    if (stored) {
      if (stored.authorId !== caller.userId || stored.opportunityId !== opportunity.id)
        throw new AppError('NOT_ALLOWED')
      return result
    }
    const facts = await loadChatFacts(transaction, opportunity, caller)
    throwIfBlocked(commentBlocker(facts))
    const place = await placeOf(transaction, sent, opportunity, facts, caller)
    const mentions = await readableMentions(transaction, sent, opportunity, place.expertId)
    await takeTurn(transaction, caller, services)
    const comment = { ...result, ...place, authorId: caller.userId, text, mentions, assetIds: sent.assetIds ?? [] }
    await insertComment(transaction, comment)
    await announceComment(transaction, services, comment, opportunity)
    return result
  })
}

async function placeOf(
  transaction: DatabaseTransaction,
  { parentId, expertId: toExpertId }: SentComment,
  { id: opportunityId }: OpportunityFacts,
  facts: CallerInChat,
  { userId }: Caller,
) {
  const seen = { opportunityId, userId, seesAll: facts.seesAll }
  const repliedTo = parentId ? await findRepliedTo(transaction, { parentId, ...seen }) : null
  if (parentId && !repliedTo) throw new AppError('COMMENT_NOT_FOUND')
  const expertId = conversationOf(facts, { authorId: userId, toExpertId: toExpertId ?? null, repliedTo })
  const isKnown =
    !toExpertId || (expertId === toExpertId && (await canAllRead(transaction, opportunityId, [toExpertId], expertId)))
  if (!isKnown) throw invalidField('expertId', CHAT_MESSAGES.unknownRecipient)
  return { expertId, parentId: repliedTo?.rootId ?? null }
}

async function readableMentions(
  transaction: DatabaseTransaction,
  { mentions }: SentComment,
  { id }: OpportunityFacts,
  expertId: string | null,
): Promise<readonly string[]> {
  if (!mentions?.length) return []
  if (await canAllRead(transaction, id, mentions, expertId)) return mentions
  throw invalidField('mentions', expertId === null ? CHAT_MESSAGES.mentionToEverybody : CHAT_MESSAGES.unreadableMention)
}

async function takeTurn(
  transaction: DatabaseTransaction,
  { userId }: Caller,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { isTaken, secondsToNext } = await takeSlot(transaction, clock, COMMENTS, userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
}
