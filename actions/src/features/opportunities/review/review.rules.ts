import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import type { OpportunityStatus, ReviewStatus } from '#contract/opportunities/statuses.js'
import { countCharacters } from '#contract/rich-text/raw-content.js'
import type { FieldError } from '#contract/validate-form.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import { mayMove } from '#contract/workflow/opportunity.graph.js'
import type { ErrorCode } from '#platform/errors.js'

export interface ReviewFacts {
  isStaff: boolean
  status: OpportunityStatus
  reviewStatus: ReviewStatus
}

export interface ApprovalFacts {
  isPosterSuspended: boolean
  isNdaRequired: boolean
  /** The NDA files for signing attached to the post. */
  ndaFiles: number
}

/**
 * Why staff may not approve, or null: approval publishes a draft, or accepts a published post's edit (GO-08, X-31). A
 * post that requires an NDA must have one to sign, or nobody could apply (X-72, FRAC-43). A suspended poster couldn't
 * reply to applicants.
 */
export function approvalBlocker(facts: ReviewFacts & ApprovalFacts): ErrorCode | null {
  const { isStaff, status, reviewStatus } = facts
  if (!isStaff) return 'STAFF_ONLY'
  const isOpenEdit = status === 'published' && reviewStatus !== 'approved'
  if (!isOpenEdit && !mayMove(status, 'published', 'staff')) return 'INVALID_STATUS_TRANSITION'
  if (facts.isPosterSuspended) return 'POSTER_SUSPENDED'
  return facts.isNdaRequired && facts.ndaFiles === 0 ? 'NDA_FILE_MISSING' : null
}

/** The timeline event of an approval: of a draft, or of changes to a published post. */
export function approvalEvent(status: OpportunityStatus): HistoryEvent {
  return status === 'draft' ? 'published' : 'edit_approved'
}

/** Why staff may not request changes, or null. There must be something awaiting review. */
export function changeRequestBlocker({ isStaff, status, reviewStatus }: ReviewFacts): ErrorCode | null {
  if (!isStaff) return 'STAFF_ONLY'
  const isOpen = status === 'draft' || status === 'published'
  const isUnanswered = reviewStatus === 'waiting' || reviewStatus === 'edited after approval'
  return isOpen && isUnanswered ? null : 'INVALID_STATUS_TRANSITION'
}

/** Validates a reason for the poster: required when requesting changes, optional on approval. */
export function reasonErrors(reason: string | null | undefined, isRequired: boolean): FieldError[] {
  const length = countCharacters(reason)
  if (length === 0) return isRequired ? [{ field: 'reason', message: FIELD_MESSAGES.required }] : []
  if (isRequired && length < STAFF_REASON_CHARACTERS.min)
    return [{ field: 'reason', message: FIELD_MESSAGES.reasonMin }]
  return length > STAFF_REASON_CHARACTERS.max ? [{ field: 'reason', message: FIELD_MESSAGES.reasonMax }] : []
}
