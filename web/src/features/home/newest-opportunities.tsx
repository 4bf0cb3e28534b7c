import { Sprout } from 'lucide-react'
import { Link } from 'react-router-dom'
import { OpportunityCard } from '#entities/opportunity/opportunity-card.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { useNewestOpportunitiesQuery } from './newest-opportunities.generated'

const SHOWN = 5

export function NewestOpportunities({ newest }: { newest: ReturnType<typeof useNewestOpportunities> }) {
  return (
    <section aria-labelledby="newest">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="newest" className="font-serif text-xl font-semibold">
          Newest opportunities
        </h2>
        <Link to={paths.opportunitySummary()} className="text-link text-sm">
          See all
        </Link>
      </div>
      <NewestList newest={newest} />
    </section>
  )
}

/** Queried by the page, which renders its parts together. */
export function useNewestOpportunities() {
  const { id: me } = useSignedInUser()
  return useNewestOpportunitiesQuery({ limit: SHOWN, me })
}

function NewestList({ newest: { data, error, refetch } }: { newest: ReturnType<typeof useNewestOpportunities> }) {
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data.opportunities.length === 0)
    return <EmptyState icon={Sprout} title="Opportunities from companies appear here" />
  return (
    <ul className="grid grid-cols-1 gap-4">
      {data.opportunities.map((opportunity) => (
        <li key={opportunity.id}>
          <OpportunityCard opportunity={opportunity} />
        </li>
      ))}
    </ul>
  )
}
