import { useInfiniteQuery } from '@tanstack/react-query'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import {
  useOpportunityTimelineQuery,
  useOwnTimelineQuery,
  useTimelinePostQuery,
} from './opportunity-timeline.generated'

const PAGE_SIZE = 30

/** The timeline of a post, as much of it as the reader may know. */
export function useTimeline(id: string) {
  const { id: me } = useSignedInUser()
  const about = useTimelinePostQuery({ id, me }, { enabled: isUuid(id) })
  const post = about.data?.opportunities_by_pk
  const readsAll = post?.poster?.user_id === me || Boolean(post?.team_members.length)
  const hasPart = readsAll || Boolean(post?.trackings.length)
  const history = useInfiniteQuery({
    queryKey: [useOpportunityTimelineQuery.rootKey, id, readsAll],
    queryFn: ({ pageParam: beforeId }) =>
      readsAll
        ? useOpportunityTimelineQuery.fetcher({ id, limit: PAGE_SIZE, beforeId })()
        : useOwnTimelineQuery.fetcher({ id, me, limit: PAGE_SIZE, beforeId })(),
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: ({ opportunity_history: entries }) => {
      const last = entries.at(-1)
      return last && entries.length === PAGE_SIZE ? last.id : undefined
    },
    enabled: hasPart,
  })
  return { about, post: hasPart ? post : null, me, readsAll, history }
}
