import { PenLine } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { LoadMore } from '#ui/display/load-more.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Segments } from '#ui/filter/segments.js'
import { OwnPostTable } from './own-post-table'
import { POST_GROUP_LABELS, POST_GROUPS, type PostGroup } from './post-groups'
import { useOwnPostCounts, useOwnPosts } from './use-own-posts'

interface OwnPostsTabProps {
  group: PostGroup
  onGroup(group: PostGroup): void
}

/** What the user posted, and what they follow as a team member. */
export function OwnPostsTab({ group, onGroup }: OwnPostsTabProps) {
  const counts = useOwnPostCounts()
  return (
    <>
      <div className="mb-4">
        <Segments
          label="Your posts by what they wait for"
          segments={POST_GROUPS.map((id) => ({ id, label: POST_GROUP_LABELS[id], count: counts[id] }))}
          current={group}
          onChange={onGroup}
        />
      </div>
      <Group group={group} hasNone={counts.all === 0} />
    </>
  )
}

function Group({ group, hasNone }: { group: PostGroup; hasNone: boolean }) {
  const list = useOwnPosts(group)
  const posts = list.data?.pages.flatMap((page) => page.rows) ?? []
  const loadMore = () => void list.fetchNextPage()
  if (list.isPending)
    return <SkeletonRows label="Loading your posts" rows={['h-16', 'h-16', 'h-16', 'h-16']} className="gap-2" />
  if (list.error && posts.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  if (posts.length === 0) return <Nothing group={hasNone ? 'all' : group} />
  return (
    <>
      <OwnPostTable caption={`Your posts: ${POST_GROUP_LABELS[group]}`} posts={posts} />
      {list.error ? <ErrorState error={list.error} onRetry={loadMore} /> : null}
      <LoadMore hasMore={Boolean(list.hasNextPage)} isBusy={list.isFetchingNextPage} onMore={loadMore} />
    </>
  )
}

const EMPTY: Readonly<Record<PostGroup, { title: string; text: string }>> = {
  all: {
    title: 'You haven’t posted a role yet.',
    text: 'Your roles, their applicants and what waits for you appear here.',
  },
  next: { title: 'You’ve answered everything.', text: 'Offers to answer and changes that staff ask for appear here.' },
  live: { title: 'None of your posts is active.', text: 'They appear here as soon as our staff approve them.' },
  waiting: {
    title: 'Nothing is waiting for approval.',
    text: 'What you post appears here until our staff approve it.',
  },
  ended: { title: 'None of your posts has ended.', text: 'Completed and closed ones appear here.' },
}

function Nothing({ group }: { group: PostGroup }) {
  return (
    <EmptyState
      icon={PenLine}
      {...EMPTY[group]}
      action={<LinkButton to={paths.fractionalCreator()}>Post a fractional role</LinkButton>}
    />
  )
}
