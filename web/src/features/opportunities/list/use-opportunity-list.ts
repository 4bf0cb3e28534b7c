import { useInfiniteQuery } from '@tanstack/react-query'
import { useSignedInUser } from '#lib/session.js'
import { type ListCursor, type ListFilters, type ListTab, toCondition } from './list-filters'
import { useOpportunityListQuery } from './opportunity-list.generated'

const PAGE_ROWS = 20

/** Pages of the list, newest first, by keyset: one request a page, and none is skipped or doubled when a post comes in between. */
export function useOpportunityList(tab: ListTab, filters: ListFilters) {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({
    queryKey: [useOpportunityListQuery.rootKey, tab, filters, me],
    initialPageParam: null as ListCursor | null,
    queryFn: async ({ pageParam }) => {
      const where = toCondition(tab, filters, me, pageParam)
      // one row more than is shown tells whether there is another page
      const { opportunities } = await useOpportunityListQuery.fetcher({ where, limit: PAGE_ROWS + 1, me })()
      return { rows: opportunities.slice(0, PAGE_ROWS), hasMore: opportunities.length > PAGE_ROWS }
    },
    getNextPageParam: ({ rows, hasMore }): ListCursor | null => {
      const last = rows.at(-1)
      return hasMore && last ? { createdAt: last.created_at, id: last.id } : null
    },
  })
}
