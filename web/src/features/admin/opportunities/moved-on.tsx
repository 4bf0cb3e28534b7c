import { OPPORTUNITY_STATUS_LABELS, type OpportunityStatus } from '#contract/opportunities/statuses.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import type { ReviewedOpportunity } from './changes/review-changes'
import { QUEUE_LABELS, type QueueTab, tabOf } from './queue/queue-tabs'
import type { ReviewDetailQuery } from './review-detail.generated'
import { decisionText } from './review-log'
import { reviewStatusText } from './review-status-text'

interface MovedOnProps {
  tab: QueueTab
  opportunity: ReviewedOpportunity
  log: ReviewDetailQuery['staff_audit_log']
}

/**
 * The post in the address has been decided on or is gone: shows its status, who decided and when, and never another
 * post.
 */
export function MovedOn({ tab, opportunity, log }: MovedOnProps) {
  const { id, title, status } = opportunity
  const place = tabOf(opportunity)
  return (
    <article className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 md:p-6">
      <h2 className="font-serif text-xl font-semibold text-ink">{title}</h2>
      <Notice
        isLive
        title={`This post is no longer under ${QUEUE_LABELS[tab]}`}
        action={
          <>
            {place ? (
              <LinkButton size="sm" to={paths.adminOpportunities({ tab: place, id })}>
                Open it under {QUEUE_LABELS[place]}
              </LinkButton>
            ) : null}
            <LinkButton size="sm" to={paths.opportunityDetail(id)}>
              See the post
            </LinkButton>
            <LinkButton size="sm" variant="quiet" to={paths.adminAudit({ opportunity: id })}>
              Audit
            </LinkButton>
            {/* phones have the back link above the post */}
            <LinkButton size="sm" variant="quiet" className="max-lg:hidden" to={paths.adminOpportunities({ tab })}>
              Back to the queue
            </LinkButton>
          </>
        }
      >
        <p>{latestEventText(opportunity, log)}</p>
        <p className="mt-1">Its status is now: {OPPORTUNITY_STATUS_LABELS[status as OpportunityStatus] ?? status}.</p>
      </Notice>
    </article>
  )
}

/** The last staff decision, unless the poster has acted since. */
function latestEventText(opportunity: ReviewedOpportunity, log: MovedOnProps['log']): string {
  const { status, review_status, updated_at } = opportunity
  if (status === 'draft_deleted') return `The poster withdrew it ${formatRelativeDate(updated_at)}.`
  const isAnswered = status === 'deleted' || review_status === 'approved' || review_status === 'changes requested'
  const last = log[0]
  if (isAnswered && last) return `${decisionText(last)}.${last.reason ? ` The reason given: ${last.reason}` : ''}`
  return isAnswered ? `${reviewStatusText(opportunity)}.` : `The poster edited it. ${reviewStatusText(opportunity)}.`
}
