import { Sprout } from 'lucide-react'
import { Link } from 'react-router-dom'
import { OpportunityCard } from '#entities/opportunity/opportunity-card.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Section } from '#ui/display/section.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useNewestOpportunitiesQuery } from './newest-opportunities.generated'

const SHOWN = 5
const SKELETON = ['h-44 rounded-lg', 'h-44 rounded-lg']

/** For experts: what companies look for. */
export default function NewestOpportunities() {
  return (
    <Section
      id="newest"
      title="Newest opportunities"
      action={
        <Link to={paths.opportunitySummary()} className="text-link text-sm">
          See all
        </Link>
      }
    >
      <NewestList />
    </Section>
  )
}

function NewestList() {
  const { id: me } = useSignedInUser()
  const { data, error, refetch } = useNewestOpportunitiesQuery({ limit: SHOWN, me })
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows label="Loading the newest opportunities" rows={SKELETON} />
  const opportunities = data.find_opportunities.flatMap(({ opportunity }) => opportunity ?? [])
  if (opportunities.length === 0) return <EmptyState icon={Sprout} title="Opportunities from companies appear here" />
  return (
    <ul className="grid grid-cols-1 gap-4">
      {opportunities.map((opportunity) => (
        <li key={opportunity.id}>
          <OpportunityCard opportunity={opportunity} />
        </li>
      ))}
    </ul>
  )
}
