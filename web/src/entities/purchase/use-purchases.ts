import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { type PurchasesQuery, usePurchasesQuery } from './purchases.generated'

const PAGE_SIZE = 10
const FIRST = { before: AFTER_ALL.at, afterId: AFTER_ALL.id }

export type Purchase = PurchasesQuery['purchases'][number]

/** What the person has paid for, newest first. */
export function usePurchases() {
  return useInfiniteQuery({
    queryKey: ['purchases'],
    queryFn: async ({ pageParam }) => {
      const { purchases } = await usePurchasesQuery.fetcher({ limit: PAGE_SIZE + 1, ...pageParam })()
      return pageOf(purchases, PAGE_SIZE)
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ before: last.created_at, afterId: last.id })),
    staleTime: 0,
  })
}
