import { useInfiniteQuery } from '@tanstack/react-query'
import { COUNT_MAX } from '#contract/format/capped-count.js'
import { AFTER_ALL, BEFORE_ALL } from '#lib/graphql/bounds.js'
import { groupCount } from '#lib/graphql/counts.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSignedInUser } from '#lib/session.js'
import {
  useOwnApplicationCountsQuery,
  useOwnApplicationsByWaitQuery,
  useOwnApplicationsQuery,
} from './own-applications.generated'
import type { Turn } from './turns'

const PAGE_ROWS = 25

/**
 * One group: where it's the expert's turn, whoever has waited longest first; elsewhere the latest change. Keyset
 * paging: nothing is skipped or repeated when something changes meanwhile.
 */
export function useOwnApplications(turn: Turn) {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({
    queryKey: [useOwnApplicationsQuery.rootKey, turn, me],
    initialPageParam: turn === 'expert' ? BEFORE_ALL : AFTER_ALL,
    queryFn: async ({ pageParam: { at, id } }) => {
      const asked = { me, turn, limit: PAGE_ROWS + 1 }
      const { own_applications: rows } =
        turn === 'expert'
          ? await useOwnApplicationsByWaitQuery.fetcher({ ...asked, after: at, afterId: id })()
          : await useOwnApplicationsQuery.fetcher({ ...asked, before: at, beforeId: id })()
      return pageOf(rows, PAGE_ROWS)
    },
    // GraphQL types a view's columns as nullable, but these never are null
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.since ?? '', id: last.opportunity_id ?? '' })),
  })
}

export function useOwnApplicationCounts(): Record<Turn, number | string | undefined> {
  const { id: me } = useSignedInUser()
  const { data } = useOwnApplicationCountsQuery({ me, countMax: COUNT_MAX })
  return {
    expert: groupCount(data?.expert),
    company: groupCount(data?.company),
    hired: groupCount(data?.hired),
    ended: groupCount(data?.ended),
  }
}
