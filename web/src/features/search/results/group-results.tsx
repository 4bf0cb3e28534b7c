import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_PAGE_SIZE, type SearchTab } from '#contract/search/search-groups.js'
import { useSession } from '#lib/session.js'
import { LoadMore } from '#ui/display/load-more.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FoundCard } from './cards/lazy-found-card'
import type { SearchAddress } from './search-address'
import { GROUP_WORDS } from './search-groups'
import { type FoundGroup, filterOf, hasMore, type Narrowed, readMore } from './use-search-results'

interface GroupResultsProps {
  search: SearchAddress
  tab: SearchTab
  first: FoundGroup
}

/** All results of one group, ten at a time. */
export default function GroupResults({ search, tab, first }: GroupResultsProps) {
  const [viewMoreApplied, setViewMoreApplied] = useState(false)
  const more = useMoreResults(search, tab, viewMoreApplied)
  const items = [...first.items, ...(more.data?.pages.flatMap((page) => page.items) ?? [])]
  const hasNext = more.data ? more.hasNextPage : hasMore(first.count, first.items.length)
  return (
    <>
      <ul aria-label={GROUP_WORDS[tab].title} className="grid gap-4 sm:grid-cols-2 min-[1101px]:grid-cols-3">
        {items.map((found) => (
          <li key={found.id}>
            <FoundCard found={found} />
          </li>
        ))}
      </ul>
      {more.error ? <ErrorState error={more.error} onRetry={() => void more.refetch()} /> : null}
      <LoadMore
        label="View more"
        hasMore={hasNext && !more.error}
        isBusy={more.isFetching}
        onMore={() => (viewMoreApplied ? void more.fetchNextPage() : setViewMoreApplied(true))}
      />
    </>
  )
}

/** What follows the first page of one group, once more of it is wanted (SRCH-13). Another filter begins anew (SDROP-08). */
function useMoreResults(search: Narrowed, tab: SearchTab, viewMoreApplied: boolean) {
  const { user } = useSession()
  return useInfiniteQuery({
    queryKey: ['search', user?.id ?? null, filterOf(search), tab],
    queryFn: ({ pageParam }) => readMore(user, search, tab, pageParam * SEARCH_PAGE_SIZE),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      hasMore(last.count, (pages.length + 1) * SEARCH_PAGE_SIZE) ? pages.length + 1 : undefined,
    enabled: viewMoreApplied,
  })
}
