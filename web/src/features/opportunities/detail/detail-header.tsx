import { ArrowLeft, Phone } from 'lucide-react'
import { lazy, type MouseEvent, type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { fullName } from '#contract/format/full-name.js'
import { isNewOpportunity } from '#contract/opportunities/opportunity-options.js'
import { CompanyMark } from '#entities/company/company-mark.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import { OpportunityStatusBadge } from '#entities/opportunity/opportunity-status-badge.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { PosterLine } from '#entities/opportunity/poster-line.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import { Icon } from '#ui/display/icon.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import type { DetailedOpportunity } from './detail-view'

// only once somebody books one
const ScheduleCallDialog = lazy(() => import('#entities/call/schedule-call-dialog.js'))

interface DetailHeaderProps {
  opportunity: DetailedOpportunity
  isPoster: boolean
  options: ReactNode
}

/** Poster, title and status (OPP-30 to OPP-33, OPP-39 to OPP-41). */
export function DetailHeader({ opportunity, isPoster, options }: DetailHeaderProps) {
  const { poster, status, created_at: createdAt } = opportunity
  const tracking = toTrackingStatus(opportunity.trackings[0]?.status)
  // it isn't new to its poster or to somebody who has responded, nor once it has ended
  const isUnanswered = !isPoster && (tracking === null || tracking === 'viewed') && status === 'published'
  const isNews = isUnanswered && isNewOpportunity(new Date(createdAt), new Date())
  return (
    // on phones Options shares a row with Back, so that the title gets the full width
    <header className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-4">
      <BackLink />
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <OpportunityTypeBadge type={opportunity.type} />
        {isNews ? <Badge tone="accent">New</Badge> : null}
        <OpportunityStatusBadge status={status} tracking={tracking} />
      </div>
      <h1
        tabIndex={-1}
        className="max-w-[32ch] font-serif text-2xl font-semibold tracking-tight text-balance text-ink max-sm:col-span-2 md:text-3xl"
      >
        {opportunity.title}
      </h1>
      <div className="empty:hidden max-sm:col-start-2 max-sm:row-start-1 sm:self-start">{options}</div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        {poster?.company?.company_logo ? <CompanyMark company={poster.company} /> : null}
        <PosterLine poster={poster} isLinked />
        <AskedLine expert={opportunity.assigned_expert} />
        <span className="text-sm text-muted">Posted {formatOrdinalDate(new Date(createdAt))}</span>
        <ScheduleLink />
      </div>
    </header>
  )
}

/** For a post to one expert: whom it is for. */
function AskedLine({ expert }: { expert: DetailedOpportunity['assigned_expert'] }) {
  const { id: me } = useSignedInUser()
  if (!expert) return null
  if (expert.id === me) return <span className="text-sm text-ink">You were asked. Nobody else sees it.</span>
  return (
    <span className="text-sm text-muted">
      For{' '}
      <Link to={paths.profileOf(expert)} className="text-link">
        {fullName(expert)}
      </Link>{' '}
      only
    </span>
  )
}

/** Back to the previous page within the product, or else to the list (GO-78). */
function BackLink() {
  const navigate = useNavigate()
  // the router's key for the first page of a visit is "default"
  const hasPage = useLocation().key !== 'default'
  return (
    <button
      type="button"
      onClick={() => (hasPage ? navigate(-1) : navigate(paths.opportunitySummary()))}
      className="focus-ring inline-flex min-h-6 items-center gap-2 justify-self-start rounded-sm text-sm text-muted hover:text-ink"
    >
      <Icon of={ArrowLeft} size={16} />
      Back
    </button>
  )
}

/** Hidden if the operator has configured no address (GO-78). */
function ScheduleLink() {
  const { providerCallUrl, productName } = useConfig()
  const [isOpen, setIsOpen] = useState(false)
  if (!providerCallUrl) return null
  const schedule = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !providerCallUrl.startsWith('https://')) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <a
        href={providerCallUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={schedule}
        className="text-link inline-flex items-center gap-2 text-sm"
      >
        <Icon of={Phone} size={16} />
        Schedule a call with {productName}
      </a>
      {isOpen ? (
        <LateDialog onClose={() => setIsOpen(false)}>
          <ScheduleCallDialog
            address={providerCallUrl}
            withWhom={`the ${productName} team`}
            onClose={() => setIsOpen(false)}
          />
        </LateDialog>
      ) : null}
    </>
  )
}
