import { Search, Sprout } from 'lucide-react'
import { useCallback, useDeferredValue, useRef } from 'react'
import { OpportunityCard } from '#entities/opportunity/opportunity-card.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import type { ListFilters, ListTab } from './list-filters'
import { countFilters } from './list-filters'
import { useOpportunityList } from './use-opportunity-list'

interface OpportunityResultsProps {
  tab: ListTab
  filters: ListFilters
  onClearFilters(): void
}

/** As many as fit on most screens. */
const FIRST_CARDS = 4

/** The cards, or their loading, empty and error states. */
export function OpportunityResults({ tab, filters, onClearFilters }: OpportunityResultsProps) {
  const list = useOpportunityList(tab, filters)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  // what is seen first doesn't wait for what is below it; whoever comes back finds all of it at once
  const isWhole = useDeferredValue(list.data !== undefined)
  const loadMore = () => void list.fetchNextPage()
  const sentinel = useSentinel(loadMore, isWhole && list.hasNextPage && !list.isFetchingNextPage && !list.error)

  if (list.isPending) return <ListSkeleton />
  if (list.error && rows.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  if (rows.length === 0)
    return <NothingFound tab={tab} isFiltered={countFilters(filters) > 0} onClearFilters={onClearFilters} />
  return (
    <>
      <ul aria-label="Opportunities" className="flex flex-col gap-4">
        {rows.slice(0, isWhole ? undefined : FIRST_CARDS).map(({ opportunity }) =>
          opportunity ? (
            <li key={opportunity.id}>
              <OpportunityCard opportunity={opportunity} />
            </li>
          ) : null,
        )}
      </ul>
      <div ref={sentinel} aria-hidden="true" className="h-px" />
      <MoreRows list={list} label="Load more" />
    </>
  )
}

/** Loads the next page shortly before the end is reached. The button does the same for people who don't scroll. */
function useSentinel(onReached: () => void, isActive: boolean) {
  const latest = useRef(onReached)
  latest.current = onReached
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isActive || typeof IntersectionObserver !== 'function') return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
        rootMargin: '400px',
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isActive],
  )
}

const SKELETON_CARDS = ['first', 'second', 'third', 'fourth']

function ListSkeleton() {
  return (
    <SkeletonRegion label="Loading opportunities">
      <div className="flex flex-col gap-4">
        {SKELETON_CARDS.map((key) => (
          <div
            key={key}
            className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6 md:flex-row md:gap-8"
          >
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-6 w-44" />
            </div>
            <div className="flex flex-col gap-3 md:w-56">
              <Skeleton className="h-5 w-36" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}

const EMPTY: Record<ListTab, { title: string; text: string }> = {
  active: {
    title: 'No open opportunities right now.',
    text: 'New ones appear here as soon as our staff approve them.',
  },
  all: { title: 'No opportunities yet.', text: 'Open and past opportunities appear here.' },
}

function NothingFound({
  tab,
  isFiltered,
  onClearFilters,
}: {
  tab: ListTab
  isFiltered: boolean
  onClearFilters(): void
}) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={Search}
        title="No opportunities match these filters."
        action={<Button onClick={onClearFilters}>Clear filters</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={Sprout}
      {...EMPTY[tab]}
      action={<LinkButton to={paths.opportunitiesCreator()}>Post an opportunity</LinkButton>}
    />
  )
}
