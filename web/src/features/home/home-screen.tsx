import type { ReactNode } from 'react'
import { GROUP_COUNT_MAX } from '#lib/graphql/counts.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { greeting } from './greeting'
import { useHomeTasksQuery } from './home.generated'
import { NewestOpportunities, useNewestOpportunities } from './newest-opportunities'
import { NextSteps } from './next-steps'

interface HomeListsProps {
  /** the form that sends the confirmation email; owned by the account feature */
  confirmAddress: ReactNode
  /** what stands between the open tasks and what is new */
  widgets?: ReactNode
}

/** The start page of experts: their open tasks, their widgets, then what is new. */
export function HomeScreen(props: HomeListsProps) {
  const user = useSignedInUser()
  useDocumentTitle('Home')
  return (
    <>
      <PageHeader
        title={`${greeting(new Date())}, ${user.firstName}`}
        lead="See what companies are looking for."
        actions={
          <LinkButton variant="primary" to={paths.ownMatches}>
            See your matches
          </LinkButton>
        }
      />
      <HomeLists {...props} />
    </>
  )
}

/** Open tasks and what is new. Both queries run at once and render together, so that neither pushes the other down. */
export function HomeLists({ confirmAddress, widgets }: HomeListsProps) {
  const { id } = useSignedInUser()
  const tasks = useHomeTasksQuery({ me: id, countMax: GROUP_COUNT_MAX })
  const newest = useNewestOpportunities()
  if (tasks.isPending || newest.isPending)
    return (
      <SkeletonRows
        label="Loading your start page"
        rows={['h-8 w-48', 'h-16 rounded-lg', 'mt-8 h-44 rounded-lg', 'h-44 rounded-lg']}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-12">
      <NextSteps tasks={tasks} confirmAddress={confirmAddress} />
      {widgets}
      <NewestOpportunities newest={newest} />
    </div>
  )
}
