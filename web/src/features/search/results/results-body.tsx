import { Suspense, useEffect } from 'react'
import { SEARCH_MESSAGES, type SearchTab, searchCountText } from '#contract/search/search-groups.js'
import { EXPERTS_POST_TOO } from '#entities/opportunity/use-case-words.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { useBelowFirstScreen } from '#ui/display/below-first-screen.js'
import { type Tab, Tabs } from '#ui/display/tabs.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { FoundCards } from './cards/lazy-found-card'
import { ResultSection } from './result-section'
import type { SearchAddress } from './search-address'
import { GROUP_WORDS, SECTION_ORDER } from './search-groups'
import type { SearchLayout } from './search-layout'
import { shownTab } from './shown-tab'
import { isAsked, type SearchResults, type useSearchResults } from './use-search-results'

const GroupResults = lazyPart(() => import('./group-results'))
const NoResults = lazyPart(() => import('./no-results'))

/** As many as fit on most screens. */
const FIRST_SECTIONS = 2

interface ResultsBodyProps {
  search: SearchAddress
  results: ReturnType<typeof useSearchResults>
  layout: SearchLayout
  onTab(tab: SearchTab | null): void
}

/** The results: all groups with their best, or one with all of its own. */
export function ResultsBody({ search, results, layout, onTab }: ResultsBodyProps) {
  const { data, error, isOutdated, refetch } = results
  const isWhole = useBelowFirstScreen(data !== undefined)
  useLoadedLater(GroupResults)
  useEffect(() => void FoundCards.load(), [])
  if (!isAsked(search)) {
    return <EmptyState title="Search for a topic, a person or a question." text={SEARCH_MESSAGES.tooShort} />
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ResultsSkeleton />
  const found = SECTION_ORDER.filter((tab) => data[tab].count > 0)
  const current = shownTab(search.tab, data)
  const tabs: Tab<SearchTab | 'all'>[] = [
    { id: 'all', label: 'All' },
    ...found.map((tab) => ({ id: tab, label: GROUP_WORDS[tab].label, count: searchCountText(data[tab].count) })),
  ]
  return (
    <div aria-busy={isOutdated} className={isOutdated ? 'opacity-60 transition-opacity' : undefined}>
      {found.length === 0 ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <NoResults />
        </Suspense>
      ) : (
        <Tabs
          label="Kinds of results"
          tabs={tabs}
          current={current ?? 'all'}
          onChange={(tab) => onTab(tab === 'all' ? null : tab)}
        >
          {current ? (
            <Suspense fallback={<ResultsSkeleton />}>
              <GroupResults
                // another search begins with its first page
                key={JSON.stringify([search.words, search.topics, search.expertise, current])}
                search={search}
                tab={current}
                first={data[current]}
              />
            </Suspense>
          ) : (
            <Sections tabs={isWhole ? found : found.slice(0, FIRST_SECTIONS)} results={data} layout={layout} />
          )}
        </Tabs>
      )}
    </div>
  )
}

interface SectionsProps {
  tabs: readonly SearchTab[]
  results: SearchResults
  layout: SearchLayout
}

function Sections({ tabs, results, layout }: SectionsProps) {
  const { user } = useSession()
  return (
    <div className="grid grid-cols-1 gap-12">
      {tabs.map((tab) => (
        <ResultSection
          key={tab}
          tab={tab}
          group={results[tab]}
          layout={layout}
          lead={tab === 'usecases' && user?.isExpert ? EXPERTS_POST_TOO : undefined}
          action={
            tab === 'opportunity' && layout.size === 'wide' && user ? (
              <LinkButton size="sm" to={paths.allPackages()}>
                Post a project
              </LinkButton>
            ) : tab === 'qanda' && !user?.isExpert ? (
              <LinkButton size="sm" to={paths.createQuestion()}>
                Ask a question
              </LinkButton>
            ) : null
          }
        />
      ))}
    </div>
  )
}

function ResultsSkeleton() {
  return (
    <SkeletonRegion label="Searching">
      <div className="grid gap-4">
        <Skeleton className="h-8 w-56" />
        <div className="grid gap-4 md:grid-cols-2 min-[1101px]:grid-cols-3">
          <Skeleton className="h-48" />
          <Skeleton className="h-48 max-md:hidden" />
          <Skeleton className="h-48 max-[1100px]:hidden" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
