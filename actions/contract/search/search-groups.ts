import { formatWhole } from '../format/numbers.js'

/** The groups of search results, in the order in which they are shown and fallen back to (SDROP-07). */
export const SEARCH_TABS = ['opportunity', 'qanda', 'experts', 'insights', 'usecases', 'advices'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

/** A query has more letters than two (SDROP-04). */
export const SEARCH_WORDS_MIN = 3
export const SEARCH_WORDS_MAX = 200
/** SDROP-09 */
export const SEARCH_PAGE_SIZE = 10
/** Topics, and likewise skills, that a search may be narrowed by at once. */
export const SEARCH_SUBJECTS_MAX = 24
/** Pages end where counting does. */
export const SEARCH_PAGES_MAX = 100
/** Counting stops beyond this many. */
export const SEARCH_COUNT_MAX = 1000
/** So many rows a count reads: the last of them says that there are more. */
export const COUNTED_ROWS_MAX = SEARCH_COUNT_MAX + 1
export const SUGGESTIONS_MAX = 10
export const TRENDS_MAX = 5

export const SEARCH_MESSAGES = { tooShort: 'Type at least 3 letters to search.' } as const

/** Whether these words are searched for. */
export const isLongEnough = (words: string) => words.trim().length >= SEARCH_WORDS_MIN

/** "1,000+" where counting stops. */
export function searchCountText(count: number): string {
  const shown = formatWhole(Math.min(count, SEARCH_COUNT_MAX))
  return count > SEARCH_COUNT_MAX ? `${shown}+` : shown
}
