import { useParams } from 'react-router-dom'
import type { DealFieldsFragment } from '#entities/legal/deal-fields.generated.js'
import { DealPage } from '#entities/legal/deal-page.js'
import { dealDay } from '#entities/legal/deal-paper.js'
import { dealState } from '#entities/legal/deal-state.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useDealRecordQuery } from './deal-record.generated'

type Deal = DealFieldsFragment

/** The record of a deal, for both of its sides: as it was when the expert accepted. */
export function DealRecordScreen() {
  const { id = '' } = useParams()
  const { data, error, isPending, isRefetching, refetch } = useDealRecordQuery({ id }, { enabled: isUuid(id) })
  const deal = data?.deal_records_by_pk
  useDocumentTitle(deal ? `Record of the deal: ${deal.title}` : 'Record of the deal')
  if (isUuid(id) && isPending) return <SkeletonRows label="Loading the record" rows={['h-16', 'h-96']} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  return deal ? <DealRecord deal={deal} /> : <NotTheirs />
}

function DealRecord({ deal }: { deal: Deal }) {
  const { id: me } = useSignedInUser()
  const isSide = me === deal.poster_id || me === deal.expert_id
  const post = paths.opportunityDetail(deal.opportunity_id, { tab: 'hired' })
  return (
    <DealPage
      deal={deal}
      badge={<OpportunityTypeBadge type={deal.type} />}
      back={
        isSide
          ? { to: paths.deals(me === deal.expert_id ? 'work' : 'hires'), label: 'Your deals' }
          : { to: post, label: deal.title }
      }
    >
      <News deal={deal} me={me} post={post} />
    </DealPage>
  )
}

interface NewsProps {
  deal: Deal
  me: string
  /** where the hire is on the page of the post */
  post: string
}

/** What has become of the deal, and where the work begins: a word to the other side, or a call. */
function News({ deal, me, post }: NewsProps) {
  const isPoster = me === deal.poster_id
  const open = <LinkButton to={post}>Open the hire</LinkButton>
  const left = deal.hire?.opted_out_at
  if (left)
    return (
      <Notice tone="info" className="mb-6" title={`${deal.expert_name} opted out on ${dealDay(left)}.`} action={open}>
        The record stays as it was agreed.
      </Notice>
    )
  if (dealState(deal) !== 'under way' || (me !== deal.expert_id && !isPoster)) return null
  return (
    <Notice tone="success" className="mb-6" title="Your first step" action={open}>
      Say hello to {isPoster ? deal.expert_name : deal.poster_name} and agree on a first day.{' '}
      {isPoster
        ? 'You can write in the chat, or book a free call.'
        : `You can write in the chat, and ${deal.poster_name} can book a free call.`}
    </Notice>
  )
}

function NotTheirs() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Record of the deal
      </h1>
      <EmptyState
        title="Only the two sides of a deal, and the team of whoever hired, can read its record."
        action={<LinkButton to={paths.deals()}>See your deals</LinkButton>}
      />
    </>
  )
}
