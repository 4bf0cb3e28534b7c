import { lazy, Suspense, useEffect } from 'react'
import { useTrack } from '#lib/consent/track.js'
import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { FoundCards } from './cards/lazy-found-card'
import { ResultsBody } from './results-body'
import type { SearchAddress } from './search-address'
import { SearchBar } from './search-bar'
import { useSearchLayout } from './search-layout'
import { isAsked, resultsFor, useSearchResults } from './use-search-results'
import { type ChosenSubject, useSearchSubjects } from './use-search-subjects'

// they come after the words are read, and nothing is chosen at first
const OfferedChips = lazyPart(() => import('./chips/subject-chips'))
const ChosenChips = lazy(() => import('./chips/chosen-chips'))

/** Loads what is shown at first, and begins to search. */
export function prepareSearch(search: SearchAddress, visit: Visit) {
  if (isAsked(search)) void visit.queryClient.prefetchQuery(resultsFor(visit.user, search))
  return Promise.all([OfferedChips.load(), FoundCards.load()])
}

interface SearchScreenProps {
  search: SearchAddress
  /** @param isSettled whether Back returns to what was shown before */
  onChange(search: SearchAddress, isSettled: boolean): void
}

/** `/global-search`: everything that matches the words and the chosen topics and skills (SRCH-01 to SRCH-27). */
export function SearchScreen({ search, onChange }: SearchScreenProps) {
  const isMade = isAsked(search)
  const track = useTrack()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another search
  useEffect(() => {
    if (isMade) track('search made')
  }, [isMade, search.words, track])
  const layout = useSearchLayout()
  const results = useSearchResults(search)
  const title = results.words ? `Results for ${results.words}` : 'Search'
  useDocumentTitle(title)
  const { chosen, offered, isAwaited, isOutdated, isFetching } = useSearchSubjects(search)
  const choose = ({ id, kind }: ChosenSubject) => onChange({ ...search, [kind]: [...search[kind], id] }, true)
  const remove = ({ id, kind }: ChosenSubject) =>
    onChange({ ...search, [kind]: search[kind].filter((other) => other !== id) }, true)
  return (
    <>
      <PageHeader
        back={{ to: paths.home, label: 'Home' }}
        title={title}
        lead={isAwaited || offered.length > 0 ? 'You can refine your search by selecting a topic.' : null}
      />
      <div className="mb-8 grid gap-4">
        <SearchBar words={search.words} onSearch={(words, isSettled) => onChange({ ...search, words }, isSettled)} />
        <Suspense fallback={<Skeleton className="max-md:h-28 md:h-18" />}>
          <OfferedChips
            // other words offer other chips, from the first
            key={search.words}
            subjects={offered}
            isAwaited={isAwaited}
            isOutdated={isOutdated}
            perStep={layout.chipsPerStep}
            onChoose={choose}
          />
        </Suspense>
        {chosen.length > 0 ? (
          <Suspense>
            <ChosenChips
              subjects={chosen}
              isFetching={isFetching}
              onRemove={remove}
              onClear={() => onChange({ words: search.words, topics: [], expertise: [], tab: null }, true)}
            />
          </Suspense>
        ) : null}
      </div>
      <ResultsBody
        search={search}
        results={results}
        layout={layout}
        onTab={(tab) => onChange({ ...search, tab }, true)}
      />
    </>
  )
}
