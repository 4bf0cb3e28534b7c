import type { ReactNode } from 'react'
import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { formatLongDate } from '#contract/format/long-date.js'
import { amountText, storedAmount } from '#contract/format/money.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { readDealDocuments, readDealPayments } from './deal-contents'
import type { DealFieldsFragment } from './deal-fields.generated'
import { DealStateBadge } from './deal-state'
import { HiringTermsLink } from './hiring-terms-link'

type Deal = DealFieldsFragment

/**
 * The record of a deal as a document: who, what, how much, when, and on which terms.
 * @param badge of the post's type
 */
export function DealPaper({ deal, badge }: { deal: Deal; badge: ReactNode }) {
  return (
    <article className="rounded-lg border border-line bg-surface p-5 md:p-10 print:rounded-none print:border-0 print:bg-transparent print:p-0">
      <Masthead />
      <div className="flex flex-wrap items-center gap-3">
        {badge}
        <DealStateBadge deal={deal} />
      </div>
      <h2 className="wrap-anywhere mt-3 font-serif text-2xl font-semibold tracking-tight text-ink">{deal.title}</h2>
      <Sides deal={deal} />
      <Amount deal={deal} />
      <dl className="mt-8 border-t border-line">
        <Scope deal={deal} />
        <Payments stored={deal.payments} />
        <Row name="Hire offered">{dealDay(deal.hired_at)}</Row>
        <Row name="Hire accepted">{dealDay(deal.accepted_at)}</Row>
        {deal.version_no ? <Row name="Version of the post">{deal.version_no}</Row> : null}
        <Row name="Terms of hiring">
          <Terms deal={deal} />
        </Row>
        <Row name="Documents">
          <Documents stored={deal.documents} />
        </Row>
      </dl>
      <Imprint id={deal.id} />
    </article>
  )
}

/** A day of a record, in full: it is read years later. */
export const dealDay = (at: string) => formatLongDate(new Date(at))

/** On paper, whose record it is; on the screen, the page says so. */
function Masthead() {
  const { productName } = useConfig()
  return (
    <div className="mb-8 hidden items-center justify-between border-b border-line pb-4 print:flex">
      <Wordmark name={productName} />
      <span className="text-sm text-muted">Record of the deal</span>
    </div>
  )
}

function Sides({ deal: { company_name: company, poster_name: poster, expert_name: expert } }: { deal: Deal }) {
  return (
    <dl className="mt-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <Side label={company ? 'Company' : 'Client'} name={company ?? poster}>
        {company ? `Represented by ${poster}` : null}
      </Side>
      <Side label="Expert" name={expert} />
    </dl>
  )
}

function Side({ label, name, children }: { label: string; name: string; children?: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere mt-1 font-serif text-lg text-ink">
        {name}
        {children ? <span className="mt-1 block font-sans text-sm text-muted">{children}</span> : null}
      </dd>
    </div>
  )
}

function Amount({ deal }: { deal: Deal }) {
  return (
    <dl className="mt-8 break-inside-avoid rounded-lg bg-sunken p-5 print:border print:border-line print:bg-transparent">
      <dt className="text-sm text-muted">Agreed amount</dt>
      <dd>
        <strong className="tabular mt-1 block text-2xl font-semibold text-ink">
          {amountText(storedAmount(deal.agreed_value_cents, deal.agreed_value_unit))}
        </strong>
        <span className="wrap-anywhere mt-1 block text-sm text-muted">
          Paid by {deal.company_name ?? deal.poster_name} to {deal.expert_name} directly.
        </span>
      </dd>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid items-baseline gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[12rem_1fr] print:py-2">
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

/** In which parts the amount is paid, where the post said so. */
function Payments({ stored }: { stored: unknown }) {
  const parts = readDealPayments(stored)
  if (parts.length === 0) return null
  return (
    <Row name="Paid in parts">
      <ol className="flex flex-col gap-2">
        {parts.map(({ details, percentage }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes
          <li key={index} className="flex justify-between gap-4">
            <span className="wrap-anywhere min-w-0">{details}</span>
            <span className="tabular">{percentage}%</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-muted">Shares of the agreed amount.</p>
    </Row>
  )
}

function Terms({ deal }: { deal: Deal }) {
  const { poster_terms_version: poster, expert_terms_version: expert } = deal
  if (!poster && !expert) return 'Agreed before the terms were numbered.'
  if (poster === expert)
    return <HiringTermsLink version={poster ?? undefined}>Version {poster}, accepted by both</HiringTermsLink>
  const accepted = [
    { version: poster, by: deal.poster_name },
    { version: expert, by: deal.expert_name },
  ]
  return (
    <ul>
      {accepted.map(({ version, by }) =>
        version ? (
          <li key={by}>
            <HiringTermsLink version={version}>
              Version {version}, accepted by {by}
            </HiringTermsLink>
          </li>
        ) : null,
      )}
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
            {kind}, {dealDay(uploadedAt)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** On paper, where the record can be found and when it was printed. */
function Imprint({ id }: { id: string }) {
  const { publicUrl } = useConfig()
  return (
    <footer className="mt-6 break-inside-avoid text-xs text-muted">
      <p className="wrap-anywhere">Record {id}. Written when the expert accepted; nobody can change it.</p>
      <p className="mt-1 hidden wrap-anywhere print:block">
        Printed on {formatLongDate(new Date())} from {publicUrl}
        {paths.dealRecord(id)}
      </p>
    </footer>
  )
}
