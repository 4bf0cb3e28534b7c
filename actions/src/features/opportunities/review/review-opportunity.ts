import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { type Notice, notifyPerson } from '#domain/notices/notify-person.js'
import { recordHistory, recordPublished } from '#domain/workflow/history.store.js'
import { lockOpportunity, type OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, type ErrorCode, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { loadApprovalFacts } from './approval-facts.store.js'
import { publishedNotice } from './published-notice.js'
import { type ReadVersion, requireReadVersion } from './read-version.js'
import { approvalBlocker, approvalEvent, changeRequestBlocker, reasonErrors } from './review.rules.js'

/** A staff decision: on which post, at which version, and why. */
export interface ReviewInput extends ReadVersion {
  id: string | undefined
  reason?: string | null
}

interface Decision {
  id: string
  status: OpportunityStatus
}

/**
 * Publishes a draft, or accepts the edit of a published post (GO-08, X-31). Notifies the poster; matching experts are
 * notified through the event that the new status triggers.
 * @throws AppError STAFF_ONLY, OPPORTUNITY_NOT_FOUND, INVALID_STATUS_TRANSITION, NDA_FILE_MISSING, POSTER_SUSPENDED,
 *   TERMS_CHANGED, VALIDATION_FAILED
 */
export function approveOpportunity(input: ReviewInput, caller: Caller, services: Services): Promise<Decision> {
  return decide(input, caller, services, {
    action: 'approve_opportunity',
    isReasonRequired: false,
    blocker: async (transaction, facts) =>
      approvalBlocker({ ...facts, ...(await loadApprovalFacts(transaction, facts.id)) }),
    changes: { status: 'published', review_status: 'approved' },
    event: ({ status }) => approvalEvent(status),
    notice: (facts, auditId) =>
      facts.status === 'published'
        ? {
            userId: facts.posterId,
            words: NOTICES.editApproved.write({ post: facts, note: input.reason }),
            effectKey: `review:${auditId}`,
          }
        : publishedNotice(facts, input.reason),
  })
}

/**
 * Sends a post back to its poster with a reason; its status stays the same.
 * @throws AppError like approveOpportunity, except NDA_FILE_MISSING, which is a reason to request changes, and
 * POSTER_SUSPENDED
 */
export function requestOpportunityChanges(input: ReviewInput, caller: Caller, services: Services): Promise<Decision> {
  return decide(input, caller, services, {
    action: 'request_opportunity_changes',
    isReasonRequired: true,
    blocker: async (_transaction, facts) => changeRequestBlocker(facts),
    changes: { review_status: 'changes requested' },
    event: () => 'changes_requested',
    notice: (facts, auditId) => ({
      userId: facts.posterId,
      words: NOTICES.changesRequested.write({ post: facts, reason: input.reason ?? '' }),
      effectKey: `review:${auditId}`,
    }),
  })
}

interface DecisionSpec {
  action: StaffAct
  isReasonRequired: boolean
  blocker(transaction: DatabaseTransaction, facts: OpportunityFacts): Promise<ErrorCode | null>
  changes: { status?: OpportunityStatus; review_status: string }
  event(facts: OpportunityFacts): HistoryEvent
  notice(facts: OpportunityFacts, auditId: string): Notice
}

async function decide(input: ReviewInput, caller: Caller, services: Services, spec: DecisionSpec) {
  const { id, reason } = input
  requireStaff(caller)
  const errors = reasonErrors(reason, spec.isReasonRequired)
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  return services.database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, id, caller)
    throwIfBlocked(await spec.blocker(transaction, facts))
    await requireReadVersion(transaction, facts, input)
    await transaction
      .updateTable('opportunities')
      .set({ ...spec.changes, review_reason: reason ?? null })
      .where('id', '=', facts.id)
      .execute()
    const auditId = await writeAudit(transaction, facts, reason, caller, spec.action)
    await noteDecision(transaction, facts.id, spec.event(facts), reason ?? null)
    await notifyPerson(transaction, services, spec.notice(facts, auditId))
    return { id: facts.id, status: spec.changes.status ?? facts.status }
  })
}

async function noteDecision(
  transaction: DatabaseTransaction,
  opportunityId: string,
  event: HistoryEvent,
  words: string | null,
): Promise<void> {
  if (event === 'published') return recordPublished(transaction, opportunityId, words)
  const byStaff = { userId: null, actorId: null, actorRole: 'staff' } as const
  await recordHistory(transaction, { opportunityId, ...byStaff, event, words })
}

async function writeAudit(
  transaction: DatabaseTransaction,
  facts: OpportunityFacts,
  reason: string | null | undefined,
  caller: Caller,
  action: StaffAct,
): Promise<string> {
  const { id } = await transaction
    .insertInto('staff_audit_log')
    .values({
      actor_id: caller.userId,
      action,
      subject_type: 'opportunity',
      subject_id: facts.id,
      reason: reason ?? null,
      details: JSON.stringify({ status: facts.status, reviewStatus: facts.reviewStatus, version: facts.versionNo }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
