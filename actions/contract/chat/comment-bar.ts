import type { OpportunityStatus } from '../opportunities/statuses.js'
import type { Standing } from '../workflow/tracking.graph.js'

export const CHAT_ROLES = ['poster', 'expert', 'team_member'] as const
/** How somebody takes part in a chat (GO-59). */
export type ChatRole = (typeof CHAT_ROLES)[number]

export interface ChatFacts {
  role: ChatRole | null
  status: OpportunityStatus
  standing: Standing
  chatOnly: boolean
  /** An expert other than this one accepted, works or has finished (GO-61). */
  isSomeOneElseHired: boolean
}

const DELETED: readonly OpportunityStatus[] = ['deleted', 'draft_deleted']
const ENDED: readonly OpportunityStatus[] = ['closed', 'completed', 'no hires']
const WRITING: readonly Standing[] = ['interested', 'pending', 'accepted', 'in progress']

/**
 * Why there is no comment bar, or null (CHAT-04 to CHAT-08, GO-60): the person doesn't write here at all, or not any
 * more. The poster, and whoever takes part in a chat-only post, always has one unless the post was deleted.
 */
export function commentBarBlocker(facts: ChatFacts): 'NOT_ALLOWED' | 'INVALID_STATUS_TRANSITION' | null {
  if (facts.role === null || facts.role === 'team_member') return 'NOT_ALLOWED'
  if (DELETED.includes(facts.status)) return 'INVALID_STATUS_TRANSITION'
  if (facts.role === 'poster' || facts.chatOnly) return null
  const hasEnded = ENDED.includes(facts.status) || !WRITING.includes(facts.standing)
  return hasEnded || facts.isSomeOneElseHired ? 'INVALID_STATUS_TRANSITION' : null
}
