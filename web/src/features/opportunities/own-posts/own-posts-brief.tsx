import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import type { Visit } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Section } from '#ui/display/section.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { OwnPostTable } from './own-post-table'
import { useOwnPostsQuery } from './own-posts.generated'
import { STATUSES_OF } from './post-groups'

const SHOWN = 5
const SKELETON = ['h-8 w-40', 'h-14', 'h-14', 'h-14']
const OPEN = [...STATUSES_OF.waiting, ...STATUSES_OF.live]

function postsOf(me: string) {
  return queryOptions({
    queryKey: [useOwnPostsQuery.rootKey, 'brief', me],
    queryFn: useOwnPostsQuery.fetcher({
      ...{ me, statuses: OPEN, limit: SHOWN },
      ...{ before: AFTER_ALL.at, beforeId: AFTER_ALL.id },
    }),
  })
}

/** For the home of those who post: their newest open posts with applicants and what waits; nothing if there are none. */
export default function OwnPostsBrief() {
  const { id: me } = useSignedInUser()
  const { data, error, refetch } = useQuery(postsOf(me))
  if (!data && error)
    return <ErrorState title="Your posts couldn’t be loaded" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows label="Loading your posts" rows={SKELETON} />
  if (data.own_posts.length === 0) return null
  return (
    <Section
      id="own-posts"
      title="Your posts"
      action={
        <div className="flex gap-6 text-sm">
          <Link to={paths.opportunitiesCreator()} className="text-link">
            Post an opportunity
          </Link>
          <Link to={paths.opportunitySummary({ tab: 'mine' })} className="text-link">
            See all
          </Link>
        </div>
      }
    >
      <OwnPostTable caption="Your open posts" posts={data.own_posts} />
    </Section>
  )
}

OwnPostsBrief.first = ({ user, queryClient }: Visit) => {
  if (user) void queryClient.prefetchQuery(postsOf(user.id))
}
