import { SearchX } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'

/** Nothing matches (SRCH-21): what one can do instead, depending on who one is. */
export default function NoResults() {
  const { user } = useSession()
  return (
    <EmptyState
      icon={SearchX}
      title="No results found. Please refine your search and try again."
      text={
        user?.isExpert
          ? 'You can also see what companies are looking for, or post a project of your own.'
          : 'You can also ask our experts, or post a project, and we’ll let matching experts know.'
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {user?.isExpert ? (
            <LinkButton to={paths.opportunitySummary()}>Browse opportunities</LinkButton>
          ) : (
            <LinkButton to={paths.createQuestion()}>Ask a question</LinkButton>
          )}
          <LinkButton to={paths.allPackages()}>Post a project</LinkButton>
        </div>
      }
    />
  )
}
