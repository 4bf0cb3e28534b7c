import { useParams } from 'react-router-dom'
import { useOpportunityDetailQuery } from '../../features/opportunities/detail/opportunity-detail.generated'
import { OpportunityPage } from '../../features/opportunities/detail/opportunity-page'
import { paths } from '../../lib/paths'
import { useSignedInUser } from '../../lib/session'
import { useDocumentTitle } from '../../lib/use-document-title'
import { LinkButton } from '../../ui/button/link-button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `/dashboard/opportunity_detail/:id` (OPP-01). Unknown and hidden posts look alike (GO-03). */
export default function OpportunityDetailRoute() {
  const { id = '' } = useParams()
  const { id: me } = useSignedInUser()
  const isId = UUID.test(id)
  const detail = useOpportunityDetailQuery({ id, me }, { enabled: isId })
  const opportunity = detail.data?.opportunities_by_pk
  useDocumentTitle(opportunity?.title ?? 'Opportunity')

  if (isId && detail.isPending) return <DetailSkeleton />
  if (detail.error)
    return <ErrorState error={detail.error} onRetry={() => void detail.refetch()} isRetrying={detail.isRefetching} />
  if (!opportunity) {
    return (
      <EmptyState
        title="There is no such opportunity, or it is not open to you."
        action={<LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>}
      />
    )
  }
  return <OpportunityPage key={opportunity.id} opportunity={opportunity} />
}

function DetailSkeleton() {
  return (
    <SkeletonRegion label="Loading the opportunity">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-6 w-72" />
        <div className="grid gap-8 lg:grid-cols-[1fr_18rem]">
          <div className="flex flex-col gap-3">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-3/4" />
          </div>
          <Skeleton className="h-72 w-full" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
