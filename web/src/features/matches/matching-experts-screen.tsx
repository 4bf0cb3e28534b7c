import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { isApplicant } from '#contract/workflow/tracking.graph.js'
import { HireMenu } from '#entities/expert/hire-menu.js'
import { MatchLine } from '#entities/match/match-line.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import { PersonHead } from '#entities/user/person-head.js'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Badge } from '#ui/display/badge.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import {
  type MatchedOpportunityQuery,
  type MatchingExpertsQuery,
  useMatchedOpportunityQuery,
  useMatchingExpertsQuery,
} from './matching-experts.generated'

const PAGE_ROWS = 20
const LOADING = 'Loading the matching experts'
const SKELETON = ['h-20', 'h-20', 'h-20', 'h-20']
/** Nobody shares as many things. */
const STRENGTH_MAX = 1_000_000

/** When they hear of it, by the status of the post; once it has ended, no more. */
const TELLING: Readonly<Partial<Record<OpportunityStatus, string>>> = {
  draft: ' They’re told about it when it’s published, and decide whether to show interest.',
  published: ' They’re told about it, at once or in their email of the day, and decide whether to show interest.',
}

type Opportunity = NonNullable<MatchedOpportunityQuery['opportunities_by_pk']>
type Match = MatchingExpertsQuery['opportunity_matches'][number]

/** The experts whose profile matches a post, for its poster and their team. */
export function MatchingExpertsScreen() {
  const { id = '' } = useParams()
  const { id: me } = useSignedInUser()
  const { data, error, isPending, isRefetching, refetch } = useMatchedOpportunityQuery(
    { id, me },
    { enabled: isUuid(id) },
  )
  useDocumentTitle('Matching experts')
  if (isUuid(id) && isPending) return <SkeletonRows label={LOADING} rows={SKELETON} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  const opportunity = data?.opportunities_by_pk
  const isTheirs = opportunity && (opportunity.poster?.user_id === me || opportunity.team_members.length > 0)
  if (!isTheirs) return <NotTheirs />
  return (
    <>
      <PageHeader
        title="Matching experts"
        lead={`Their profiles share a topic, domain, skill or country with your ${wordForType(opportunity.type)}.${TELLING[opportunity.status as OpportunityStatus] ?? ''}`}
        back={{ to: paths.opportunityDetail(opportunity.id), label: opportunity.title }}
      />
      <Experts opportunity={opportunity} />
    </>
  )
}

function NotTheirs() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Matching experts
      </h1>
      <EmptyState
        title="Only those who posted an opportunity can see who matches it."
        action={<LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>}
      />
    </>
  )
}

function Experts({ opportunity }: { opportunity: Opportunity }) {
  const { id, type } = opportunity
  const empty = {
    icon: Users,
    title: 'No expert’s profile matches yet.',
    text: 'More topics and skills reach more experts.',
    action: <LinkButton to={paths.opportunityDetail(id)}>Back to the {wordForType(type)}</LinkButton>,
  }
  return (
    <PagedRows list={useMatchingExperts(id)} loading={LOADING} skeleton={SKELETON} empty={empty}>
      {(rows) => (
        <ul aria-label="Matching experts" className="divide-y divide-line border-y border-line">
          {rows.map((match) => (
            <ExpertRow key={match.expert_id} match={match} type={type} />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

function ExpertRow({ match: { expert, reasons, application }, type }: { match: Match; type: string }) {
  if (!expert) return null
  const standing = toTrackingStatus(application?.status)
  const hasAnswered = standing !== null && standing !== 'viewed'
  // whoever was asked may have declined without having applied
  const answer = isApplicant(standing, Boolean(application?.interest_shown_at)) ? 'Applied' : 'Declined'
  return (
    <li className="relative flex flex-wrap items-start gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <PersonHead
          id={expert.id}
          name={fullName(expert)}
          user={expert}
          badges={hasAnswered ? <Badge tone={answer === 'Applied' ? 'accent' : 'neutral'}>{answer}</Badge> : null}
          isRowLink
        >
          <MatchLine reasons={reasons} type={type} reader="poster" />
        </PersonHead>
      </div>
      {hasAnswered ? null : (
        // beside the link that covers the row; below the name on a phone
        <div className="relative z-10 max-sm:ps-18">
          <HireMenu expert={expert} size="sm" />
        </div>
      )}
    </li>
  )
}

/** Those who share most come first; ties are in a fixed order, so that pages neither skip nor repeat anybody. */
function useMatchingExperts(opportunityId: string) {
  return useInfiniteQuery({
    queryKey: [useMatchingExpertsQuery.rootKey, opportunityId],
    initialPageParam: { strength: STRENGTH_MAX, afterId: BEFORE_ALL.id },
    queryFn: async ({ pageParam }) => {
      const variables = { opportunityId, ...pageParam, limit: PAGE_ROWS + 1 }
      const { opportunity_matches: rows } = await useMatchingExpertsQuery.fetcher(variables)()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) =>
      cursorAfter(page, ({ strength, expert_id: afterId }) => (strength && afterId ? { strength, afterId } : null)),
  })
}
