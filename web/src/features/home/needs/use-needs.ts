import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { groupCount } from '#lib/graphql/counts.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { ASKED_FIRST_MS } from '#lib/lazy-part.js'
import { useSignedInUser } from '#lib/session.js'
import { useNeedsCountQuery, useNeedsQuery } from './needs.generated'

const FIRST_ROWS = 5
const MORE_ROWS = 20
const MINUTE_MS = 60_000

/** What waits for a user, the longest wait first, paged by keyset. */
export function needsOf(me: string) {
  return infiniteQueryOptions({
    queryKey: [useNeedsQuery.rootKey, me],
    initialPageParam: BEFORE_ALL,
    queryFn: async ({ pageParam: { at, id } }) => {
      const rows = at === BEFORE_ALL.at ? FIRST_ROWS : MORE_ROWS
      const { own_needs } = await useNeedsQuery.fetcher({ after: at, afterKey: id, limit: rows + 1 })()
      return pageOf(own_needs, rows)
    },
    // GraphQL types a view's columns as nullable, but these never are null
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.since ?? '', id: last.key ?? '' })),
    staleTime: ASKED_FIRST_MS,
  })
}

/** What waits for the user. Notices of news refetch it at once. */
export function useNeeds() {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({ ...needsOf(me), refetchInterval: MINUTE_MS })
}

/** How many wait altogether, for when only the first are shown. */
export function useNeedsCount(isNeeded: boolean): number | string | undefined {
  const { data } = useNeedsCountQuery(
    { after: BEFORE_ALL.at, afterKey: BEFORE_ALL.id },
    { enabled: isNeeded, staleTime: 0, refetchInterval: MINUTE_MS },
  )
  return groupCount(data?.own_needs_aggregate)
}
