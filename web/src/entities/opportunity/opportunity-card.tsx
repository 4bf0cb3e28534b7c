import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FACT_DOT } from '#contract/format/facts.js'
import { isNewOpportunity } from '#contract/opportunities/opportunity-options.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Badge } from '#ui/display/badge.js'
import type { OpportunityCardFragment } from './opportunity-card.generated'
import { asksForBudget, budgetTextParts, daysText, durationText, toTrackingStatus } from './opportunity-facts'
import { OpportunityStatusBadge } from './opportunity-status-badge'
import { opportunityTags } from './opportunity-tags'
import { OpportunityTypeBadge } from './opportunity-type-badge'
import { PosterLine } from './poster-line'

const MAX_TAGS = 5

/** What one decides by: what, who, when and how much (OPP-56). The whole card is a link. */
export function OpportunityCard({
  opportunity,
  note,
  now = new Date(),
}: {
  opportunity: OpportunityCardFragment
  /** above who posted it, such as why it matches */
  note?: ReactNode
  now?: Date
}) {
  const tags = opportunityTags(opportunity)
  const tracking = toTrackingStatus(opportunity.trackings[0]?.status)
  return (
    <article className="group relative flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6 md:flex-row md:gap-8">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <OpportunityTypeBadge type={opportunity.type} />
          {isNewOpportunity(new Date(opportunity.created_at), now) ? <Badge tone="accent">New</Badge> : null}
          <OpportunityStatusBadge status={opportunity.status} tracking={tracking} />
          <span className="text-xs text-muted">{formatRelativeDate(opportunity.created_at, now)}</span>
        </div>
        <h2 className="font-serif text-lg font-semibold text-ink">
          <Link
            to={paths.opportunityDetail(opportunity.id)}
            className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
          >
            {opportunity.title}
          </Link>
        </h2>
        <p className="line-clamp-2 max-w-[68ch] text-sm text-muted">{opportunity.brief}</p>
        {tags.length > 0 ? (
          <p className="text-xs text-muted">
            {tags.slice(0, MAX_TAGS).join(FACT_DOT)}
            {tags.length > MAX_TAGS ? `${FACT_DOT}+${tags.length - MAX_TAGS} more` : ''}
          </p>
        ) : null}
        {note}
        <div className="mt-1">
          <PosterLine poster={opportunity.poster} />
        </div>
      </div>
      <Terms opportunity={opportunity} />
    </article>
  )
}

function Terms({ opportunity }: { opportunity: OpportunityCardFragment }) {
  const { amount, per } = budgetTextParts(opportunity)
  return (
    <dl className="flex shrink-0 flex-wrap items-baseline gap-x-6 gap-y-1 border-line text-sm max-md:border-t max-md:pt-3 md:w-56 md:flex-col md:border-s md:ps-6">
      {asksForBudget(opportunity) ? (
        <div>
          <dt className="sr-only">Budget</dt>
          <dd className="text-lg font-semibold text-ink tabular-nums">
            {amount} {per ? <span className="block text-sm font-normal text-muted max-md:inline">{per}</span> : null}
          </dd>
        </div>
      ) : null}
      <Term name="Duration" value={durationText(opportunity)} />
      <Term name="Days" value={daysText(opportunity)} />
      <Term name="Country" value={opportunity.country?.country_name ?? null} />
    </dl>
  )
}

function Term({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd className="text-muted tabular-nums">{value}</dd>
    </div>
  )
}
