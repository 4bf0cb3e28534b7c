import { CONTENT_SORTS, type ContentSort } from '#contract/content/content-lists.js'
import { isUuid } from '#lib/stored/uuid.js'

export const CONTENT_VIEWS = ['all', 'to-answer', 'yours', 'saved'] as const
/** Everything that is public, or what is the reader's own. */
export type ContentViewName = (typeof CONTENT_VIEWS)[number]

/** The view in an address; all if it names none. */
export const readContentView = (query: URLSearchParams): ContentViewName =>
  CONTENT_VIEWS.find((view) => view === query.get('view')) ?? 'all'

/** What the list's address says; null narrows nothing. */
export interface ContentFilters {
  sort: ContentSort
  category: string | null
  topic: string | null
}

/** Whatever the address holds besides is ignored. */
export function readContentFilters(query: URLSearchParams): ContentFilters {
  const idOf = (name: string) => {
    const value = query.get(name)
    return value && isUuid(value) ? value : null
  }
  return {
    sort: CONTENT_SORTS.find((sort) => sort === query.get('sort')) ?? CONTENT_SORTS[0],
    category: idOf('category'),
    topic: idOf('topic'),
  }
}

/** The default sort isn't written. */
export function writeContentFilters({ sort, category, topic }: ContentFilters): Record<string, string> {
  return {
    ...(sort === CONTENT_SORTS[0] ? {} : { sort }),
    ...(category ? { category } : {}),
    ...(topic ? { topic } : {}),
  }
}
