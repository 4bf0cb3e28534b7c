import { type Ref, useState } from 'react'
import { REVIEW_STATUS_LABELS, type ReviewStatus } from '#contract/opportunities/statuses.js'
import { OpportunityStatusBadge } from '#entities/opportunity/opportunity-status-badge.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { formatExactDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Badge } from '#ui/display/badge.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { currentPost, type ReviewedOpportunity } from './changes/review-changes'
import { ChangesSinceOpened, VersionComparison } from './changes/version-comparison'
import { MovedOn } from './moved-on'
import { isInTab, type QueueTab } from './queue/queue-tabs'
import { ReviewDeals } from './review-deals'
import { ReviewDecision } from './review-decision'
import { useReviewDetailQuery } from './review-detail.generated'
import { ReviewFacts } from './review-facts'
import { ReviewLog } from './review-log'
import { reviewStatusText } from './review-status-text'
import { StaffEnding } from './staff-ending'

interface ReviewPaneProps {
  id: string
  tab: QueueTab
  reasonRef: Ref<HTMLTextAreaElement>
  onDecided(): void
  /** Somebody else changed the post or its place in the queue. */
  onChanged(): void
}

/** One post in full: what changed, earlier decisions, and the decision at the end. */
export function ReviewPane({ id, tab, ...props }: ReviewPaneProps) {
  const detail = useReviewDetailQuery({ id }, { enabled: isUuid(id) })
  const [firstRead, setFirstRead] = useState<ReviewedOpportunity | null>(null)
  if (!isUuid(id)) return <NoSuchPost tab={tab} />
  if (detail.error)
    return <ErrorState error={detail.error} onRetry={() => void detail.refetch()} isRetrying={detail.isRefetching} />
  if (!detail.data) return <PaneSkeleton />
  const { opportunities_by_pk: opportunity, deal_records: deals, staff_audit_log: log } = detail.data
  if (!opportunity) return <NoSuchPost tab={tab} />
  if (!isInTab(tab, opportunity)) return <MovedOn tab={tab} opportunity={opportunity} log={log} />
  if (firstRead === null) setFirstRead(opportunity)
  const isChanged = firstRead !== null && firstRead.updated_at !== opportunity.updated_at

  return (
    <article className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 md:p-6">
      <PaneHeader opportunity={opportunity} />
      {isChanged ? (
        <>
          <Notice tone="warn" isLive title="The post has changed since you opened it">
            This is the current version. Read what has changed, then decide.
          </Notice>
          <ChangesSinceOpened before={currentPost(firstRead)} opportunity={opportunity} />
        </>
      ) : null}
      <VersionComparison opportunity={opportunity} log={log} />
      <ReviewFacts opportunity={opportunity} />
      <ReviewDeals deals={deals} />
      <ReviewLog id={opportunity.id} log={log} />
      <div className="border-t border-line pt-6">
        <Answer opportunity={opportunity} {...props} />
      </div>
    </article>
  )
}

function PaneHeader({ opportunity }: { opportunity: ReviewedOpportunity }) {
  const { review_status, review_status_since, status } = opportunity
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <OpportunityTypeBadge type={opportunity.type} />
        {status !== 'draft' ? <OpportunityStatusBadge status={status} /> : null}
        {review_status === 'edited after approval' ? (
          <Badge tone="info">{REVIEW_STATUS_LABELS[review_status satisfies ReviewStatus]}</Badge>
        ) : null}
        <time
          dateTime={review_status_since}
          title={formatExactDate(review_status_since)}
          className="text-xs text-muted"
        >
          {reviewStatusText(opportunity)}
        </time>
      </div>
      <h2 className="font-serif text-xl font-semibold text-ink">{opportunity.title}</h2>
    </header>
  )
}

type AnswerProps = Omit<ReviewPaneProps, 'id' | 'tab'> & { opportunity: ReviewedOpportunity }

/** Approved posts can be closed or deleted; all others need a decision first. */
function Answer({ opportunity, reasonRef, onDecided, onChanged }: AnswerProps) {
  const ending = <StaffEnding opportunity={opportunity} onEnded={onDecided} onChanged={onChanged} />
  const isOpen = ['draft', 'published'].includes(opportunity.status)
  if (!isOpen || opportunity.review_status === 'approved') return <div className="flex justify-end">{ending}</div>
  return (
    <ReviewDecision
      id={opportunity.id}
      read={{ version: opportunity.version_no, updatedAt: opportunity.updated_at }}
      title={opportunity.title}
      canRequestChanges={opportunity.review_status !== 'changes requested'}
      reasonRef={reasonRef}
      aside={ending}
      onDecided={onDecided}
      onChanged={onChanged}
    />
  )
}

function NoSuchPost({ tab }: { tab: QueueTab }) {
  return (
    <EmptyState
      title="We can’t find this post."
      text="The link may be wrong."
      action={<LinkButton to={paths.adminOpportunities({ tab })}>Go to the queue</LinkButton>}
    />
  )
}

function PaneSkeleton() {
  return (
    <SkeletonRows
      label="Loading the post"
      className="gap-4 rounded-lg border border-line bg-surface p-6"
      rows={['h-5 w-40', 'h-8 w-2/3', 'h-12 w-64', 'h-44']}
    />
  )
}
