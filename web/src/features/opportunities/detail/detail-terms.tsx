import { budgetTextParts, daysText, durationText } from '../../../entities/opportunity/opportunity-facts'
import type { DetailedOpportunity } from './detail-view'
import { names } from './detail-view'

/** What one decides by, beside the brief: money first (OPP-33 to OPP-38). */
export function DetailTerms({ opportunity }: { opportunity: DetailedOpportunity }) {
  const { amount, per } = budgetTextParts(opportunity)
  return (
    <aside aria-label="Terms" className="rounded-lg border border-line bg-surface p-6">
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="text-sm text-muted">Budget</dt>
          <dd className="tabular text-xl font-semibold text-ink">{amount}</dd>
          {per ? <dd className="text-sm text-muted">{per}, in USD</dd> : null}
        </div>
        <Term name="Starts" value={opportunity.start_date?.start_date} />
        <Term name="Duration" value={durationText(opportunity)} />
        <Term name="Time" value={daysText(opportunity)} />
        <Term
          name="Availability"
          value={names(opportunity.availabilities.map((row) => row.availability_type?.availability_type)).join(', ')}
        />
        <Term name="Role level" value={names(opportunity.roles.map((row) => row.role?.role_name)).join(', ')} />
        <Term name="NDA" value={opportunity.company_asked_to_sign_nda ? 'To be signed before a proposal' : null} />
      </dl>
    </aside>
  )
}

function Term({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular text-ink">{value}</dd>
    </div>
  )
}
