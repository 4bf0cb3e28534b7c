import { useInfiniteQuery } from '@tanstack/react-query'
import { type ApplicationHistoryQuery, useApplicationHistoryQuery } from './application-history.generated'

const PAGE_SIZE = 20

export type HistoryEntry = ApplicationHistoryQuery['opportunity_history'][number]

/** What happened to one application, newest first, page by page. */
export function useApplicationHistory(opportunityId: string, userId: string) {
  return useInfiniteQuery({
    queryKey: [useApplicationHistoryQuery.rootKey, opportunityId, userId],
    queryFn: ({ pageParam }) =>
      useApplicationHistoryQuery.fetcher({ opportunityId, userId, limit: PAGE_SIZE, beforeId: pageParam })(),
    // entries are counted up: this is after the newest
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: ({ opportunity_history: entries }) => {
      const last = entries.at(-1)
      return last && entries.length === PAGE_SIZE ? last.id : undefined
    },
  })
}
