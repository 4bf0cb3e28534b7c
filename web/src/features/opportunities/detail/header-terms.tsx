import { asksForBudget, budgetTextParts, daysText, durationText } from '#entities/opportunity/opportunity-facts.js'
import type { DetailedOpportunity } from './detail-view'

/** The terms one decides by, visible on every tab and at every width, money first (OPP-33 to OPP-38, X-70). */
export function HeaderTerms({ opportunity }: { opportunity: DetailedOpportunity }) {
  const { amount, per } = budgetTextParts(opportunity)
  return (
    <section aria-label="Terms">
      <dl className="flex flex-wrap gap-x-12 gap-y-3 border-y border-line py-4">
        {asksForBudget(opportunity) ? (
          <div className="max-sm:basis-full">
            <dt className="text-sm text-muted">Budget</dt>
            <dd className="tabular text-lg font-semibold text-ink">
              {amount} {per ? <span className="text-sm font-normal text-muted">{per}, in USD</span> : null}
            </dd>
          </div>
        ) : null}
        <Term name="Starts" value={opportunity.start_date?.start_date} />
        <Term name="Duration" value={durationText(opportunity)} />
        <Term name="Time" value={daysText(opportunity)} />
      </dl>
    </section>
  )
}

function Term({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular leading-7 text-ink">{value}</dd>
    </div>
  )
}
