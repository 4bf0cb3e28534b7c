import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { COUNTED_ROWS_MAX } from '#contract/search/search-groups.js'
import { AFTER_ALL, BEFORE_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSignedInUser } from '#lib/session.js'
import { type ListFilters, type ListSort, type ListTab, serverFilter } from './list-filters'
import {
  type ListingFragment,
  useOpportunityCountQuery,
  useOpportunityListByHighestBudgetQuery,
  useOpportunityListByLowestBudgetQuery,
  useOpportunityListQuery,
} from './opportunity-list.generated'

const PAGE_ROWS = 20

/** Where a page ends: in the order by time, or in one of those by budget. */
interface Cursor {
  at: string
  cents: number
  id: string
}

const STARTS: Readonly<Record<ListSort, Cursor>> = {
  newest: { ...AFTER_ALL, cents: 0 },
  'highest-budget': { ...AFTER_ALL, cents: Number.MAX_SAFE_INTEGER },
  'lowest-budget': { ...BEFORE_ALL, cents: -1 },
}

/** The list in its order. Keyset paging: one request per page, and new posts don't make it skip or repeat any. */
export function listFor(me: string, tab: ListTab, filters: ListFilters) {
  const { sort } = filters
  const filter = serverFilter(tab, filters)
  return infiniteQueryOptions({
    queryKey: [useOpportunityListQuery.rootKey, filter, sort, me],
    initialPageParam: STARTS[sort],
    queryFn: async ({ pageParam }) => {
      const { find_opportunities: rows } = await PAGES[sort]({ filter, rows: PAGE_ROWS + 1, me }, pageParam)
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => cursorOf(last, sort)),
  })
}

export function useOpportunityList(tab: ListTab, filters: ListFilters) {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery(listFor(me, tab, filters))
}

/** How many there are, at most a thousand and one; undefined until it is known. */
export function useOpportunityCount(tab: ListTab, filters: ListFilters): number | undefined {
  const { data } = useOpportunityCountQuery({ filter: serverFilter(tab, filters), countMax: COUNTED_ROWS_MAX })
  return data?.find_opportunities_aggregate.aggregate?.count
}

type Asked = { filter: ReturnType<typeof serverFilter>; rows: number; me: string }

const PAGES = {
  newest: (asked: Asked, { at, id }: Cursor) =>
    useOpportunityListQuery.fetcher({ ...asked, afterAt: at, afterId: id })(),
  'highest-budget': (asked: Asked, { cents, id }: Cursor) =>
    useOpportunityListByHighestBudgetQuery.fetcher({ ...asked, afterCents: cents, afterId: id })(),
  'lowest-budget': (asked: Asked, { cents, id }: Cursor) =>
    useOpportunityListByLowestBudgetQuery.fetcher({ ...asked, afterCents: cents, afterId: id })(),
}

/** GraphQL types a view's columns as nullable, but these never are null. */
function cursorOf(last: ListingFragment, sort: ListSort): Cursor {
  const cents = sort === 'lowest-budget' ? last.budget_from_cents : last.budget_to_cents
  return { at: last.created_at ?? AFTER_ALL.at, cents: Number(cents), id: last.opportunity_id ?? AFTER_ALL.id }
}
