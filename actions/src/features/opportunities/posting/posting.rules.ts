import type { OpportunityStatus, ReviewStatus } from '#contract/opportunities/statuses.js'
import { mayMove } from '#contract/workflow/opportunity.graph.js'
import type { ErrorCode } from '#platform/errors.js'

export interface PosterFacts {
  isEmailVerified: boolean
  isExpert: boolean
  isOnFreePlan: boolean
  /** Posts that count towards the limit, of the company or else the person; deleted ones don't (GD-65). */
  countedPosts: number
  /** How many the free plan allows. */
  freePlanPostsMax: number
}

/** Why someone may not create a post, or null (X-03, FRAC-28). */
export function postingBlocker(facts: PosterFacts): ErrorCode | null {
  if (!facts.isEmailVerified) return 'EMAIL_NOT_VERIFIED'
  const isLimited = !facts.isExpert && facts.isOnFreePlan
  return isLimited && facts.countedPosts >= facts.freePlanPostsMax ? 'FREE_PLAN_LIMIT' : null
}

export interface PosterActionFacts {
  isPoster: boolean
  canSee: boolean
  status: OpportunityStatus
}

/** Why someone may not edit an opportunity, or null. Its poster may, while it is draft or published (X-31, GO-15). */
export function editBlocker(facts: PosterActionFacts): ErrorCode | null {
  return posterBlocker(facts, ['draft', 'published'].includes(facts.status))
}

/** Why someone may not delete an opportunity, or null. Its poster may, while it is a draft (GO-09). */
export function deleteDraftBlocker(facts: PosterActionFacts): ErrorCode | null {
  return posterBlocker(facts, mayMove(facts.status, 'draft_deleted', 'poster'))
}

function posterBlocker(facts: PosterActionFacts, isOpen: boolean): ErrorCode | null {
  if (!facts.canSee) return 'OPPORTUNITY_NOT_FOUND'
  if (!facts.isPoster) return 'NOT_ALLOWED'
  return isOpen ? null : 'INVALID_STATUS_TRANSITION'
}

/** The review status after an edit: a published post is reviewed again, a draft goes back into the queue. */
export function reviewStatusAfterEdit(status: OpportunityStatus): ReviewStatus {
  return status === 'published' ? 'edited after approval' : 'waiting'
}
