import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AFTER_ALL, BEFORE_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import {
  type CreditRequestFactsFragment,
  useAnsweredCreditRequestsQuery,
  useCreditRequestQueueQuery,
  useStaffMoneyCountsQuery,
} from './credit-requests.generated'

export const REQUEST_TABS = ['waiting', 'answered'] as const
export type RequestTab = (typeof REQUEST_TABS)[number]
export type CreditRequest = CreditRequestFactsFragment

const PAGE_ROWS = 25

/** One tab, paged: waiting requests oldest first, answered ones newest first. */
export function useCreditRequests(tab: RequestTab) {
  return useInfiniteQuery({
    queryKey: [useCreditRequestQueueQuery.rootKey, tab],
    initialPageParam: (tab === 'waiting' ? BEFORE_ALL : AFTER_ALL) as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const limit = PAGE_ROWS + 1
      const { credit_requests: rows } =
        tab === 'waiting'
          ? await useCreditRequestQueueQuery.fetcher({ after: at, afterId: id, limit })()
          : await useAnsweredCreditRequestsQuery.fetcher({ before: at, beforeId: id, limit })()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) =>
      cursorAfter(page, ({ id, created_at, decided_at }) => ({
        at: (tab === 'waiting' ? created_at : decided_at) ?? created_at,
        id,
      })),
  })
}

/** What is waiting for staff: requests for credits, and changes that need a second person. */
export function useStaffMoneyCounts() {
  const now = useMemo(() => new Date().toISOString(), [])
  return useStaffMoneyCountsQuery({ now }, { staleTime: 0 })
}

/** Refetches lists and counts after a decision. */
export function useRefreshRequests() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [useCreditRequestQueueQuery.rootKey, useStaffMoneyCountsQuery.rootKey, 'CreditRequestById'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
