import { Link } from 'react-router-dom'
import { FACT_DOT } from '#contract/format/facts.js'
import { asksForBudget, budgetTextParts } from '#entities/opportunity/opportunity-facts.js'
import { opportunityTags } from '#entities/opportunity/opportunity-tags.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { PosterLine } from '#entities/opportunity/poster-line.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import type { FoundOpportunity } from '../use-search-results'
import { RESULT_CARD, RESULT_LINK } from './result-card'

const TAGS = 3

/** A project or role among the results: what, for how much, and from whom, unless the server hides that. */
export function FoundOpportunityCard({ opportunity }: { opportunity: FoundOpportunity }) {
  const { amount, per } = budgetTextParts(opportunity)
  const tags = opportunityTags(opportunity)
  return (
    <article className={RESULT_CARD}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OpportunityTypeBadge type={opportunity.type} />
        <span className="text-xs text-muted">{formatRelativeDate(opportunity.created_at, new Date())}</span>
      </div>
      <h3 className="line-clamp-2 font-serif text-lg font-semibold">
        <Link to={paths.opportunityDetail(opportunity.id)} className={RESULT_LINK}>
          {opportunity.title}
        </Link>
      </h3>
      <p className="line-clamp-2 text-sm text-muted">{opportunity.brief}</p>
      {tags.length > 0 ? <p className="line-clamp-1 text-xs text-muted">{tags.slice(0, TAGS).join(FACT_DOT)}</p> : null}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-2">
        <PosterLine poster={opportunity.poster} />
        {asksForBudget(opportunity) ? (
          <p className="text-sm font-semibold tabular-nums">
            {amount} {per ? <span className="font-normal text-muted">{per}</span> : null}
          </p>
        ) : null}
      </div>
    </article>
  )
}
