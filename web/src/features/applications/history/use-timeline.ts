import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
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
    queryFn: async ({ pageParam: beforeId }) => {
      const asked = { id, limit: PAGE_SIZE + 1, beforeId }
      const { opportunity_history } = await (readsAll
        ? useOpportunityTimelineQuery.fetcher(asked)()
        : useOwnTimelineQuery.fetcher({ ...asked, me })())
      return pageOf(opportunity_history, PAGE_SIZE)
    },
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: (page) => cursorAfter(page, (last) => last.id),
    enabled: hasPart,
  })
  return { about, post: hasPart ? post : null, me, readsAll, history }
}
