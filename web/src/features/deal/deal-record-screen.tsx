import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { amountText, storedAmount } from '#contract/format/money.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { isEnded } from '#contract/workflow/opportunity.graph.js'
import { HiringTermsLink } from '#entities/legal/hiring-terms-link.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PrintButton } from '#ui/display/print-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { readDealDocuments } from './deal-documents'
import { type DealRecordQuery, useDealRecordQuery } from './deal-record.generated'

type Deal = NonNullable<DealRecordQuery['deal_records_by_pk']>

/** The record of a deal, for both of its sides: as it was when the expert accepted. */
export function DealRecordScreen() {
  const { id = '' } = useParams()
  const { data, error, isPending, isRefetching, refetch } = useDealRecordQuery({ id }, { enabled: isUuid(id) })
  useDocumentTitle('Record of the deal')
  if (isUuid(id) && isPending) return <SkeletonRows label="Loading the record" rows={['h-16', 'h-96']} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  const deal = data?.deal_records_by_pk
  return deal ? <DealRecord deal={deal} /> : <NotTheirs />
}

function DealRecord({ deal }: { deal: Deal }) {
  const left = deal.hire?.opted_out_at
  return (
    <div className="max-w-[48rem]">
      <PageHeader
        title="Record of the deal"
        lead={`Agreed on ${day(deal.accepted_at)}. Nobody can change this record.`}
        back={{ to: paths.opportunityDetail(deal.opportunity_id, { tab: 'hired' }), label: deal.title }}
        actions={<PrintButton />}
      />
      <FirstStep deal={deal} />
      {left ? (
        <Notice tone="info" title={`${deal.expert_name} opted out on ${day(left)}.`}>
          The record stays as it was agreed.
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-col items-start gap-4">
        <OpportunityTypeBadge type={deal.type} />
        <h2 className="font-serif text-xl font-semibold text-ink">{deal.title}</h2>
      </div>
      <dl className="mt-6 border-t border-line">
        <Row name={deal.company_name ? 'Company' : 'Client'}>
          {deal.company_name ? `${deal.company_name}, represented by ${deal.poster_name}` : deal.poster_name}
        </Row>
        <Row name="Expert">{deal.expert_name}</Row>
        <Row name="Agreed amount">
          <strong className="tabular text-lg font-semibold">
            {amountText(storedAmount(deal.agreed_value_cents, deal.agreed_value_unit))}
          </strong>
          <span className="block text-sm text-muted">
            Paid by {deal.company_name ?? deal.poster_name} to {deal.expert_name} directly.
          </span>
        </Row>
        <Scope deal={deal} />
        <Row name="Hire offered">{day(deal.hired_at)}</Row>
        <Row name="Hire accepted">{day(deal.accepted_at)}</Row>
        {deal.version_no ? <Row name="Version of the post">{deal.version_no}</Row> : null}
        <Row name="Terms of hiring">
          <Terms deal={deal} />
        </Row>
        <Row name="Documents">
          <Documents stored={deal.documents} />
        </Row>
      </dl>
      <p className="mt-4 text-xs text-muted">Record {deal.id}</p>
    </div>
  )
}

const day = (at: string) => formatOrdinalDate(new Date(at))

/** Where the work begins: a word to the other side, or a call, both on the page of the post. */
function FirstStep({ deal }: { deal: Deal }) {
  const { id: me } = useSignedInUser()
  const isPoster = me === deal.poster_id
  const status = deal.opportunity?.status
  const isUnderWay = isOpportunityStatus(status) && !isEnded(status) && !deal.hire?.opted_out_at
  if (!isUnderWay || (me !== deal.expert_id && !isPoster)) return null
  const other = isPoster ? deal.expert_name : deal.poster_name
  return (
    <div className="print:hidden">
      <Notice
        tone="success"
        title="Your first step"
        action={
          <LinkButton to={paths.opportunityDetail(deal.opportunity_id, { tab: 'hired' })}>Open the hire</LinkButton>
        }
      >
        Say hello to {other} and agree on a first day.{' '}
        {isPoster
          ? 'You can write in the chat, or book a free call.'
          : `You can write in the chat, and ${deal.poster_name} can book a free call.`}
      </Notice>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[12rem_1fr]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </div>
  )
}

/** How much work, for how long and from when, as far as the post said. */
function Scope({ deal }: { deal: Deal }) {
  const days = formatDaysPerUnit(deal.no_of_days, deal.no_of_days_unit)
  return (
    <>
      {days ? <Row name="Workload">{days}</Row> : null}
      {deal.duration_months ? <Row name="Duration">{formatCount(deal.duration_months, 'month')}</Row> : null}
      {deal.starts ? <Row name="Start">{deal.starts}</Row> : null}
    </>
  )
}

function Terms({ deal }: { deal: Deal }) {
  const { poster_terms_version: poster, expert_terms_version: expert } = deal
  if (!poster && !expert) return 'Agreed before the terms were numbered.'
  if (poster === expert)
    return <HiringTermsLink version={poster ?? undefined}>Version {poster}, accepted by both</HiringTermsLink>
  return (
    <ul>
      {poster ? (
        <li>
          <HiringTermsLink version={poster}>
            Version {poster}, accepted by {deal.poster_name}
          </HiringTermsLink>
        </li>
      ) : null}
      {expert ? (
        <li>
          <HiringTermsLink version={expert}>
            Version {expert}, accepted by {deal.expert_name}
          </HiringTermsLink>
        </li>
      ) : null}
    </ul>
  )
}

function Documents({ stored }: { stored: unknown }) {
  const papers = readDealDocuments(stored)
  if (papers.length === 0) return 'None'
  return (
    <ul className="flex flex-col gap-2">
      {papers.map(({ name, kind, uploadedAt }, index) => (
        // two files may share a name
        // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes
        <li key={index} className="wrap-anywhere">
          {name}
          <span className="block text-sm text-muted">
            {kind}, {day(uploadedAt)}
          </span>
        </li>
      ))}
    </ul>
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
        action={<LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>}
      />
    </>
  )
}
