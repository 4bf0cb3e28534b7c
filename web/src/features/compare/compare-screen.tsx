import { Columns3 } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { ComparedApplicant } from './compared-applicant'
import { useComparison } from './use-comparison'

/** Applicants side by side, for the poster and the invited team. */
export function CompareScreen() {
  const { id = '' } = useParams()
  const { opportunity, people, isPoster, readsAll, isPending, isRefetching, error, refetch, data } = useComparison(id)
  useDocumentTitle('Compare applicants')
  if (isUuid(id) && isPending) return <SkeletonRows label="Loading the applicants" rows={['h-16', 'h-96']} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (!opportunity || !readsAll) return <NotTheirs />
  const back = { to: paths.opportunityDetail(opportunity.id, { tab: 'interests' }), label: opportunity.title }
  return (
    <>
      <PageHeader
        title="Compare applicants"
        lead="Notes and the shortlist stay within your team. Applicants never see them."
        back={back}
      />
      {people.length === 0 ? (
        <EmptyState
          icon={Columns3}
          title="Nobody is waiting for a decision right now."
          action={<LinkButton to={back.to}>Back to the applications</LinkButton>}
        />
      ) : (
        // relative, as words for screen readers would otherwise stand outside of what scrolls and widen the page;
        // on phones one swipes from one to the next; by keyboard the focus moves through each and scrolls along
        <section aria-label="Applicants side by side" className="relative -mx-4 overflow-x-auto px-4 pb-4">
          <ul className="grid snap-x auto-cols-[minmax(min(15rem,85vw),20rem)] grid-flow-col grid-rows-[repeat(6,auto)] gap-x-4">
            {people.map((person) => (
              <ComparedApplicant key={person.user_id} person={person} opportunity={opportunity} isPoster={isPoster} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function NotTheirs() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Compare applicants
      </h1>
      <EmptyState
        title="Only those who posted an opportunity, and their team, can compare its applicants."
        action={<LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>}
      />
    </>
  )
}
