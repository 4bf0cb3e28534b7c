import { object, string } from 'yup'
import { fullName } from '#contract/format/full-name.js'
import {
  isLongEnough,
  SEARCH_WORDS_MAX,
  SEARCH_WORDS_MIN,
  type SearchTab,
  SUGGESTIONS_MAX,
  TRENDS_MAX,
} from '#contract/search/search-groups.js'
import { defineRoute } from '#platform/define-route.js'
import type { SearchSuggestionsQuery } from './search.generated.js'
import { searchSdk } from './search-reader.js'

interface Suggestion {
  text: string
  tab: SearchTab
  /** a topic or a skill, and no project */
  isSubject?: true
}

const SUBJECTS = 3
const EACH = 2

/** Names and titles that begin with, or are like, what is being typed (GI-98): only what the caller may see. */
export const searchSuggestionsRoute = defineRoute({
  method: 'get',
  path: '/api/search/suggestions',
  auth: 'optional',
  query: object({ query: string().max(SEARCH_WORDS_MAX).default('') }),
  async handle({ caller, query: { query } }, services) {
    if (!isLongEnough(query)) return { items: [] }
    const sdk = searchSdk(caller, services)
    const asked = { filter: { words: query.trim(), isBegun: true }, subjects: SUBJECTS, rows: EACH }
    const found: Partial<SearchSuggestionsQuery> = caller
      ? await sdk.SearchSuggestions(asked)
      : await sdk.PublicSearchSuggestions(asked)
    const items: Suggestion[] = [
      ...(found.subjects ?? []).map(({ name }) => ({
        text: name ?? '',
        tab: 'opportunity' as const,
        isSubject: true as const,
      })),
      ...(found.experts ?? []).map(({ expert }) => ({ text: expert ? fullName(expert) : '', tab: 'experts' as const })),
      ...(found.opportunities ?? []).map(({ opportunity }) => ({
        text: opportunity?.title ?? '',
        tab: 'opportunity' as const,
      })),
      ...(found.questions ?? []).map(({ question }) => ({ text: question?.question ?? '', tab: 'qanda' as const })),
      ...(found.insights ?? []).map(({ card }) => ({ text: card?.title ?? '', tab: 'insights' as const })),
    ]
    return { items: closestFirst(distinct(items), query).slice(0, SUGGESTIONS_MAX) }
  },
})

/** Topics and skills in demand (GI-98). What people search for is not recorded. */
export const searchTrendsRoute = defineRoute({
  method: 'get',
  path: '/api/search/trending',
  auth: 'optional',
  async handle({ caller }, services) {
    const { subjects } = await searchSdk(caller, services).SearchTrends({ rows: TRENDS_MAX })
    return { items: subjects.map(({ name }): Suggestion => ({ text: name ?? '', tab: 'opportunity' })) }
  },
})

/**
 * What goes on with the typed words, before what has most of them in any order, before what merely has to do with them: “elen”
 * and “marchetti elena” mean Elena, not her topics.
 */
function closestFirst(items: readonly Suggestion[], typed: string): Suggestion[] {
  const words = plain(typed).split(' ')
  const closeness = ({ text }: Suggestion) => {
    const inText = ` ${plain(text)}`
    if (inText.includes(` ${plain(typed)}`)) return Number.POSITIVE_INFINITY
    return words.filter((word) => word.length >= SEARCH_WORDS_MIN && inText.includes(` ${word}`)).length
  }
  const ranked = items.map((item) => ({ item, closeness: closeness(item) }))
  return ranked
    .sort((one, other) => (one.closeness === other.closeness ? 0 : other.closeness - one.closeness))
    .map(({ item }) => item)
}

/** Without case, accents, apostrophes and what separates words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function distinct(items: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>([''])
  return items.filter(({ text }) => {
    const isNew = !seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    return isNew
  })
}
