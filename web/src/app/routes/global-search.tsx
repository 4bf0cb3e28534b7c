import { useLocation, useSearchParams } from 'react-router-dom'
import { readSearch, toTab, writeSearch } from '#features/search/results/search-address.js'
import { prepareSearch, SearchScreen } from '#features/search/results/search-screen.js'
import type { Visit } from '#lib/lazy-part.js'

/** `/global-search?q={query}`; the dropdown's navigation state says which tab was meant (SDROP-01, GD-49). */
export default function GlobalSearchRoute() {
  const [query, setQuery] = useSearchParams()
  const state = useLocation().state as { tab?: unknown; trendingQuery?: unknown } | null
  const asked = readSearch(query)
  const words = asked.words || (typeof state?.trendingQuery === 'string' ? state.trendingQuery : '')
  const search = { ...asked, words, tab: asked.tab ?? toTab(state?.tab) }
  return (
    <SearchScreen
      search={search}
      onChange={(next, isSettled) => setQuery(writeSearch(next), { replace: !isSettled, preventScrollReset: true })}
    />
  )
}

GlobalSearchRoute.first = (visit: Visit) => prepareSearch(readSearch(visit.query), visit)
