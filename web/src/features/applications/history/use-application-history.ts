import { useInfiniteQuery } from '@tanstack/react-query'
import { type ApplicationHistoryQuery, useApplicationHistoryQuery } from './application-history.generated'

const PAGE_SIZE = 20

export type HistoryEntry = ApplicationHistoryQuery['opportunity_history'][number]

/** The history of one application, newest first, paged. */
export function useApplicationHistory(opportunityId: string, userId: string) {
  return useInfiniteQuery({
    queryKey: [useApplicationHistoryQuery.rootKey, opportunityId, userId],
    queryFn: ({ pageParam }) =>
      useApplicationHistoryQuery.fetcher({ opportunityId, userId, limit: PAGE_SIZE, beforeId: pageParam })(),
    // entry ids ascend, so this comes after the newest
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: ({ opportunity_history: entries }) => {
      const last = entries.at(-1)
      return last && entries.length === PAGE_SIZE ? last.id : undefined
    },
  })
}
