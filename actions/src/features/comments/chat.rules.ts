import { commentBarBlocker } from '#contract/chat/comment-bar.js'
import type { ErrorCode } from '#platform/errors.js'
import type { CallerInChat } from './chat-facts.store.js'

/**
 * Why somebody may not read a chat, or null (GO-57, GO-59). Strangers learn nothing of the poster's plan, which on a
 * fractional post would tell something about the company.
 */
export function chatBlocker(facts: CallerInChat): ErrorCode | null {
  if (!facts.canSee) return 'OPPORTUNITY_NOT_FOUND'
  if (!facts.isInvolved) return 'NOT_ALLOWED'
  if (!facts.isOpen) return 'PLAN_UPGRADE_REQUIRED'
  return facts.role === null ? 'NOT_ALLOWED' : null
}

/** Why somebody may not write in a chat, or null (CHAT-04 to CHAT-08). */
export function commentBlocker(facts: CallerInChat): ErrorCode | null {
  return chatBlocker(facts) ?? commentBarBlocker(facts)
}

export interface RepliedTo {
  expertId: string | null
}

interface Sent {
  authorId: string
  /** The poster writes to one expert; null for everybody. */
  toExpertId: string | null
  repliedTo: RepliedTo | null
}

/**
 * Whose conversation a message belongs to; null if it is for everybody (GO-58). Experts only ever write in their own. A
 * reply stays in the conversation of the message it answers.
 */
export function conversationOf({ role }: Pick<CallerInChat, 'role'>, sent: Sent): string | null {
  if (role === 'expert') return sent.authorId
  return sent.repliedTo ? sent.repliedTo.expertId : sent.toExpertId
}
