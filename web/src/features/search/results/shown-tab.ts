import { SEARCH_TABS, type SearchTab } from '#contract/search/search-groups.js'

/** The tab that was asked for, or the first that has results (SDROP-07); null for all groups. */
export function shownTab(
  asked: SearchTab | null,
  results: Readonly<Record<SearchTab, { count: number }>>,
): SearchTab | null {
  if (asked === null || results[asked].count > 0) return asked
  return SEARCH_TABS.find((tab) => results[tab].count > 0) ?? null
}
