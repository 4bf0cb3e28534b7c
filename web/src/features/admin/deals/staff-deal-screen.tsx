import { useParams } from 'react-router-dom'
import { DealPage } from '#entities/legal/deal-page.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useStaffDealRecordQuery } from './staff-deal.generated'

/** The record of any deal, for staff who settle what its sides disagree about. */
export function StaffDealScreen() {
  const { id = '' } = useParams()
  const { data, error, isPending, isRefetching, refetch } = useStaffDealRecordQuery({ id }, { enabled: isUuid(id) })
  const deal = data?.deal_records_by_pk
  useDocumentTitle(deal ? `Record of the deal: ${deal.title}` : 'Record of the deal')
  if (isUuid(id) && isPending) return <SkeletonRows label="Loading the record" rows={['h-16', 'h-96']} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (!deal) return <NoSuchDeal />
  return (
    <DealPage
      deal={deal}
      badge={<OpportunityTypeBadge type={deal.type} />}
      back={{ to: paths.adminOpportunities({ tab: 'approved', id: deal.opportunity_id }), label: deal.title }}
    />
  )
}

function NoSuchDeal() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Record of the deal
      </h1>
      <EmptyState
        title="We can’t find this record."
        text="The link may be wrong."
        action={<LinkButton to={paths.adminOpportunities()}>Go to the queue</LinkButton>}
      />
    </>
  )
}
