import { useInfiniteQuery } from '@tanstack/react-query'
import { COUNT_MAX } from '#contract/format/capped-count.js'
import { AFTER_ALL, BEFORE_ALL } from '#lib/graphql/bounds.js'
import { groupCount } from '#lib/graphql/counts.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSignedInUser } from '#lib/session.js'
import { useOwnPostCountsQuery, useOwnPostsQuery, useOwnPostsToAnswerQuery } from './own-posts.generated'
import { type PostGroup, STATUSES_OF } from './post-groups'

const PAGE_ROWS = 25

/** One group of the user's posts, paged by keyset: what waits for them by how long it has waited, else newest first. */
export function useOwnPosts(group: PostGroup) {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({
    queryKey: [useOwnPostsQuery.rootKey, group, me],
    initialPageParam: group === 'next' ? BEFORE_ALL : AFTER_ALL,
    queryFn: async ({ pageParam: { at, id } }) => {
      const page = { me, limit: PAGE_ROWS + 1 }
      const { own_posts: rows } =
        group === 'next'
          ? await useOwnPostsToAnswerQuery.fetcher({ ...page, after: at, afterId: id })()
          : await useOwnPostsQuery.fetcher({ ...page, before: at, beforeId: id, statuses: STATUSES_OF[group] })()
      return pageOf(rows, PAGE_ROWS)
    },
    // GraphQL types a view's columns as nullable, but these never are null
    getNextPageParam: (page) =>
      cursorAfter(page, ({ poster_next_since, created_at, opportunity_id }) => ({
        at: (group === 'next' ? poster_next_since : created_at) ?? '',
        id: opportunity_id ?? '',
      })),
  })
}

export function useOwnPostCounts(): Record<PostGroup, number | string | undefined> {
  const { id: me } = useSignedInUser()
  const { data } = useOwnPostCountsQuery({ me, ...STATUSES_OF, countMax: COUNT_MAX })
  return {
    all: groupCount(data?.all),
    next: groupCount(data?.next),
    live: groupCount(data?.live),
    waiting: groupCount(data?.waiting),
    ended: groupCount(data?.ended),
  }
}
