import { SEARCH_SUBJECTS_MAX, SEARCH_TABS, SEARCH_WORDS_MAX, type SearchTab } from '#contract/search/search-groups.js'
import { isUuid } from '#lib/stored/uuid.js'

export interface SearchAddress {
  words: string
  topics: string[]
  expertise: string[]
  /** one group alone */
  tab: SearchTab | null
}

/** What is searched for, from the address, so that reload, Back and sharing work (GD-49). */
export function readSearch(query: URLSearchParams): SearchAddress {
  return {
    words: (query.get('q') ?? '').trim().slice(0, SEARCH_WORDS_MAX),
    topics: idsOf(query, 'topicId'),
    expertise: idsOf(query, 'expertise'),
    tab: toTab(query.get('tab')),
  }
}

export function writeSearch({ words, topics, expertise, tab }: SearchAddress): URLSearchParams {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  for (const id of topics) query.append('topicId', id)
  for (const id of expertise) query.append('expertise', id)
  if (tab) query.set('tab', tab)
  return query
}

export function toTab(value: unknown): SearchTab | null {
  return SEARCH_TABS.find((tab) => tab === value) ?? null
}

function idsOf(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name).filter(isUuid))].slice(0, SEARCH_SUBJECTS_MAX)
}
