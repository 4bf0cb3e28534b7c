import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { findMove, type OpportunityMove } from '#contract/workflow/opportunity.graph.js'
import type { ErrorCode } from '#platform/errors.js'

export interface EndingFacts {
  canSee: boolean
  isPoster: boolean
  status: OpportunityStatus
  /** Everyone who ever applied, whatever the outcome. */
  applications: number
  accepted: number
}

/** The status after closing (GO-12). */
export function closingStatus({ accepted, applications }: EndingFacts): OpportunityStatus {
  if (accepted > 0) return 'completed'
  return applications > 0 ? 'no hires' : 'closed'
}

type Decision = { move: OpportunityMove; blocker?: undefined } | { move?: undefined; blocker: ErrorCode }

/** The transition for closing, or why the poster may not (GO-12). */
export function decideClosing(facts: EndingFacts): Decision {
  if (!facts.canSee) return { blocker: 'OPPORTUNITY_NOT_FOUND' }
  if (!facts.isPoster) return { blocker: 'NOT_ALLOWED' }
  return allowed(findMove(facts.status, closingStatus(facts), 'poster'))
}

/**
 * The transition for closing by staff, who do what the poster's closing does, or why they may not. Drafts are
 * deleted instead.
 */
export function decideStaffClosing(facts: EndingFacts & { isStaff: boolean }): Decision {
  if (!facts.isStaff) return { blocker: 'STAFF_ONLY' }
  return allowed(findMove(facts.status, closingStatus(facts), 'staff'))
}

/** The transition for deletion by staff, or why they may not (GO-14). */
export function decideDeletion({ status, isStaff }: Pick<EndingFacts, 'status'> & { isStaff: boolean }): Decision {
  if (!isStaff) return { blocker: 'STAFF_ONLY' }
  return allowed(findMove(status, 'deleted', 'staff'))
}

function allowed(move: OpportunityMove | undefined): Decision {
  return move ? { move } : { blocker: 'INVALID_STATUS_TRANSITION' }
}
