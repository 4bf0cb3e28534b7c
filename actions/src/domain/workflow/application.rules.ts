import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import {
  APPLICATION_ACTIONS,
  type ApplicationAction,
  type ApplicationActionName,
  type Standing,
} from '#contract/workflow/tracking.graph.js'
import type { ErrorCode } from '#platform/errors.js'

/** How caller and expert relate to an opportunity when one of them acts. */
export interface ActorFacts {
  canSee: boolean
  isPoster: boolean
  /** The caller is the expert who applied, and neither the poster nor of their team. */
  isOwnApplication: boolean
  hasApplied: boolean
  status: OpportunityStatus
  standing: Standing
}

/**
 * Why the action is not allowed now, or null: 404 for what the caller may not know exists, 403 for what isn't theirs to
 * do, 409 if the graph has no such transition (GO-01, GO-02, GO-17 to GO-23, GO-106).
 */
export function actionBlocker(name: ApplicationActionName, facts: ActorFacts): ErrorCode | null {
  const action: ApplicationAction = APPLICATION_ACTIONS[name]
  if (!facts.canSee) return 'OPPORTUNITY_NOT_FOUND'
  const isTheirs = action.actor === 'poster' ? facts.isPoster : facts.isOwnApplication
  if (!isTheirs) return 'NOT_ALLOWED'
  if (action.actor === 'poster' && !facts.hasApplied) return 'APPLICATION_NOT_FOUND'
  const isOpen = action.opportunity.includes(facts.status) && action.from.includes(facts.standing)
  return isOpen ? null : 'INVALID_STATUS_TRANSITION'
}
