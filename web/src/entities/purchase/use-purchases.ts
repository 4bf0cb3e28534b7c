import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { type PurchasesQuery, usePurchasesQuery } from './purchases.generated'

const PAGE_SIZE = 10
const FIRST = { before: AFTER_ALL.at, afterId: AFTER_ALL.id }

export type Purchase = PurchasesQuery['purchases'][number]

/** What the person has paid for, newest first. */
export function usePurchases() {
  return useInfiniteQuery({
    queryKey: ['purchases'],
    queryFn: ({ pageParam }) => usePurchasesQuery.fetcher({ limit: PAGE_SIZE, ...pageParam })(),
    initialPageParam: FIRST,
    getNextPageParam: ({ purchases }) => {
      const last = purchases.at(-1)
      return last && purchases.length === PAGE_SIZE ? { before: last.created_at, afterId: last.id } : undefined
    },
    staleTime: 0,
  })
}
