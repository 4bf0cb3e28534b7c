import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSignedInUser } from '#lib/session.js'
import { useDealsAsExpertQuery, useDealsAsPosterQuery } from './own-deals.generated'

const PAGE_ROWS = 25

/** The side of a deal that somebody is on: they were hired, or they hired. */
export const DEAL_SIDES = ['work', 'hires'] as const
export type DealSide = (typeof DEAL_SIDES)[number]

const QUERIES = { work: useDealsAsExpertQuery, hires: useDealsAsPosterQuery }

/** One's own deals of one side, the newest first. Keyset paging: nothing is skipped or repeated. */
export function useOwnDeals(side: DealSide) {
  const { id: me } = useSignedInUser()
  const { rootKey, fetcher } = QUERIES[side]
  return useInfiniteQuery({
    queryKey: [rootKey, me],
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam: { at, id } }) => {
      const { deal_records: rows } = await fetcher({ me, before: at, beforeId: id, limit: PAGE_ROWS + 1 })()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.accepted_at, id: last.id })),
  })
}
