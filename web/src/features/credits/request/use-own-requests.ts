import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { type OwnCreditRequestsQuery, useOwnCreditRequestsQuery } from './own-credit-requests.generated'

const PAGE_SIZE = 10
export const REQUESTS_KEY = [useOwnCreditRequestsQuery.rootKey]

export type OwnRequest = OwnCreditRequestsQuery['credit_requests'][number]

export function useOwnRequests() {
  return useInfiniteQuery({
    queryKey: REQUESTS_KEY,
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const asked = { before: at, beforeId: id, limit: PAGE_SIZE + 1 }
      const { credit_requests } = await useOwnCreditRequestsQuery.fetcher(asked)()
      return pageOf(credit_requests, PAGE_SIZE)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}
