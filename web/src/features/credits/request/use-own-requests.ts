import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { type OwnCreditRequestsQuery, useOwnCreditRequestsQuery } from './own-credit-requests.generated'

const PAGE_SIZE = 10
export const REQUESTS_KEY = [useOwnCreditRequestsQuery.rootKey]

export type OwnRequest = OwnCreditRequestsQuery['credit_requests'][number]

export function useOwnRequests() {
  return useInfiniteQuery({
    queryKey: REQUESTS_KEY,
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: ({ pageParam }) =>
      useOwnCreditRequestsQuery.fetcher({ limit: PAGE_SIZE, before: pageParam.at, beforeId: pageParam.id })(),
    getNextPageParam: ({ credit_requests: rows }) => {
      const last = rows.at(-1)
      return last && rows.length === PAGE_SIZE ? { at: last.created_at, id: last.id } : undefined
    },
  })
}
