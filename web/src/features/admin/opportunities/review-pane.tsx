import type { Ref } from 'react'
import { reviewActionWords } from '../../../../../actions/contract/opportunities/review-actions'
import { REVIEW_STATUS_LABELS, type ReviewStatus } from '../../../../../actions/contract/opportunities/statuses'
import { OpportunityTypeBadge } from '../../../entities/opportunity/opportunity-type-badge'
import { formatRelativeDate } from '../../../lib/dates'
import { fullName } from '../../../lib/full-name'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton'
import { ChangesView } from './changes-view'
import { lastApproved } from './review-changes'
import { ReviewDecision } from './review-decision'
import { type ReviewDetailQuery, useReviewDetailQuery } from './review-detail.generated'
import { Part, ReviewFacts } from './review-facts'
import { StaffDeletion } from './staff-deletion'

interface ReviewPaneProps {
  id: string
  reasonRef: Ref<HTMLTextAreaElement>
  onDecided(): void
}

/** One post in full, with what changed, what staff said before, and the decision at the end. */
export function ReviewPane({ id, reasonRef, onDecided }: ReviewPaneProps) {
  const detail = useReviewDetailQuery({ id })
  if (detail.error)
    return <ErrorState error={detail.error} onRetry={() => void detail.refetch()} isRetrying={detail.isRefetching} />
  if (!detail.data) return <PaneSkeleton />
  const { opportunities_by_pk: opportunity, staff_audit_log: log } = detail.data
  if (!opportunity) return <EmptyState title="This post is no longer there." />
  const before = opportunity.review_status === 'edited after approval' ? lastApproved(opportunity, log) : null

  return (
    <article className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 md:p-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <OpportunityTypeBadge type={opportunity.type} />
          <Badge tone={opportunity.review_status === 'changes requested' ? 'warn' : 'info'}>
            {REVIEW_STATUS_LABELS[opportunity.review_status as ReviewStatus] ?? opportunity.review_status}
          </Badge>
          <span className="text-xs text-muted">Sent {formatRelativeDate(opportunity.created_at)}</span>
        </div>
        <h2 className="font-serif text-xl font-semibold text-ink">{opportunity.title}</h2>
      </header>
      {before ? <ChangesView before={before} opportunity={opportunity} /> : null}
      <ReviewFacts opportunity={opportunity} />
      <History log={log} />
      <div className="border-t border-line pt-6">
        {opportunity.review_status === 'approved' ? (
          <StaffDeletion opportunity={opportunity} onDeleted={onDecided} />
        ) : (
          <ReviewDecision
            key={`${opportunity.id}${opportunity.review_status}`}
            id={opportunity.id}
            title={opportunity.title}
            canRequestChanges={opportunity.review_status !== 'changes requested'}
            reasonRef={reasonRef}
            onDecided={onDecided}
          />
        )}
      </div>
    </article>
  )
}

function History({ log }: { log: ReviewDetailQuery['staff_audit_log'] }) {
  if (log.length === 0) return null
  return (
    <Part title="Earlier decisions">
      <ul className="flex flex-col gap-2 text-sm">
        {log.map((entry) => (
          <li key={entry.id}>
            <span className="text-ink">
              {entry.actor ? fullName(entry.actor) : 'Staff'} {reviewActionWords(entry.action)}
            </span>
            <span className="text-muted">
              {' '}
              {formatRelativeDate(entry.created_at)}
              {entry.reason ? `: ${entry.reason}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function PaneSkeleton() {
  return (
    <SkeletonRegion label="Loading the post">
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-12 w-64" />
        <Skeleton className="h-44 w-full" />
      </div>
    </SkeletonRegion>
  )
}
