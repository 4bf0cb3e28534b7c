import { useParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { LoadMore } from '#ui/display/load-more.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Entries } from './history-timeline'
import { useTimeline } from './use-timeline'

/** Everything that has happened to a post, newest first; to an expert, what concerns their application. */
export function TimelineScreen() {
  const { id = '' } = useParams()
  const { about, post, me, readsAll, history } = useTimeline(id)
  useDocumentTitle('Timeline')
  const error = about.error ?? history.error
  const isPending = about.isPending || (post && history.isPending)
  if (isUuid(id) && isPending && !error) return <SkeletonRows label="Loading the timeline" rows={['h-16', 'h-96']} />
  if (error && !history.data) return <ErrorState error={error} onRetry={() => void retry()} />
  if (!post) return <NotTheirs />
  return (
    <>
      <PageHeader
        title="Timeline"
        lead={
          readsAll ? 'Everything that has happened, newest first.' : 'What happened to your application, newest first.'
        }
        back={{ to: paths.opportunityDetail(post.id), label: post.title }}
      />
      <Entries
        entries={history.data?.pages.flatMap((page) => page.rows) ?? []}
        label="Timeline"
        type={post.type}
        me={me}
      />
      <LoadMore
        hasMore={history.hasNextPage}
        isBusy={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
      />
    </>
  )

  function retry() {
    return about.error ? about.refetch() : history.refetch()
  }
}

function NotTheirs() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Timeline
      </h1>
      <EmptyState
        title="Only those who take part in an opportunity can read its timeline."
        action={<LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>}
      />
    </>
  )
}
