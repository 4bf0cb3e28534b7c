import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type ApplicationHistoryQuery,
  type ApplicationHistoryQueryVariables,
  useApplicationHistoryQuery,
} from './application-history.generated'

const PAGE_SIZE = 20

export type HistoryEntry = ApplicationHistoryQuery['opportunity_history'][number]

/** What happened to one application, newest first, page by page. */
export function useApplicationHistory(opportunityId: string, userId: string) {
  return useInfiniteQuery({
    queryKey: [useApplicationHistoryQuery.rootKey, opportunityId, userId],
    queryFn: ({ pageParam }) =>
      useApplicationHistoryQuery.fetcher({ opportunityId, userId, limit: PAGE_SIZE, before: pageParam })(),
    initialPageParam: {} as ApplicationHistoryQueryVariables['before'],
    getNextPageParam: ({ opportunity_history: entries }) => {
      const last = entries.at(-1)
      return last && entries.length === PAGE_SIZE ? { id: { _lt: last.id } } : undefined
    },
  })
}
