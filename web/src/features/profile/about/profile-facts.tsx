import { formatCount } from '#contract/format/counts.js'
import { amountUnit, formatBudget } from '#contract/format/money.js'
import type { ShownProfile } from '../profile-view'

type Details = NonNullable<ShownProfile['expert_detail']>

/** Whether there is anything to compare. */
export function hasFacts(details: Details): boolean {
  return factsOf(details).length > 0
}

/** The facts that make experts comparable. */
export function ProfileFacts({ details }: { details: Details }) {
  const facts = factsOf(details)
  if (facts.length === 0) return null
  return (
    <aside aria-label="At a glance" className="rounded-lg border border-line bg-surface p-6">
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="border-line not-first:border-t not-first:pt-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function factsOf({ years_of_experience: years, rate_card: rate, ...details }: Details) {
  return [
    { name: 'Topics', value: words(details.topics.map(({ topic }) => topic?.topic_name)) },
    { name: 'Expertise', value: words(details.expertise?.map(({ expertise }) => expertise?.expertise_name)) },
    { name: 'Domains', value: words(details.domains?.map(({ domain }) => domain?.domain_name)) },
    { name: 'Industry', value: details.industry?.domain_name },
    { name: 'Experience', value: years ? formatCount(years, 'year') : null },
    { name: 'Country', value: details.country?.country_name },
    { name: 'Fractional roles', value: words(rate?.roles.map(({ role }) => role?.role_name)) },
    {
      name: 'Fractional rate',
      value: rate
        ? formatBudget({
            minCents: rate.min_value_cents,
            maxCents: rate.max_value_cents,
            unit: amountUnit(rate.rate_unit?.code),
          })
        : null,
    },
  ].filter(({ value }) => value)
}

function words(list: readonly (string | null | undefined)[] | undefined): string {
  return (list ?? []).filter(Boolean).join(', ')
}
