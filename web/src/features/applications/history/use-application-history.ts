import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { type ApplicationHistoryQuery, useApplicationHistoryQuery } from './application-history.generated'

const PAGE_SIZE = 20

export type HistoryEntry = ApplicationHistoryQuery['opportunity_history'][number]

/** The history of one application, newest first, paged. */
export function useApplicationHistory(opportunityId: string, userId: string) {
  return useInfiniteQuery({
    queryKey: [useApplicationHistoryQuery.rootKey, opportunityId, userId],
    queryFn: async ({ pageParam: beforeId }) => {
      const asked = { opportunityId, userId, limit: PAGE_SIZE + 1, beforeId }
      const { opportunity_history } = await useApplicationHistoryQuery.fetcher(asked)()
      return pageOf(opportunity_history, PAGE_SIZE)
    },
    // entry ids ascend, so this comes after the newest
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: (page) => cursorAfter(page, (last) => last.id),
  })
}
