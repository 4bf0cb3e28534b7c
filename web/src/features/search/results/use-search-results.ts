import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import {
  isLongEnough,
  SEARCH_COUNT_MAX,
  SEARCH_PAGE_SIZE,
  SEARCH_TABS,
  type SearchTab,
} from '#contract/search/search-groups.js'
import { type SessionUser, useSession } from '#lib/session.js'
import { findSaid, isSpoken, type Said } from './said/said-places'
import { useSaid } from './said/use-said'
import type { SearchAddress } from './search-address'
import {
  type FoundAdviceFragment,
  type FoundInsightFragment,
  type FoundQuestionFragment,
  type FoundUseCaseFragment,
  type GlobalSearchQuery,
  useGlobalSearchQuery,
} from './search-results.generated'
import { usePublicGlobalSearchQuery } from './search-results.public.generated'

type ShownIn<Counted extends { nodes: { shown: unknown }[] } | undefined> = NonNullable<
  NonNullable<Counted>['nodes'][number]['shown']
>
export type FoundOpportunity = ShownIn<GlobalSearchQuery['opportunities']>
export type FoundExpert = ShownIn<GlobalSearchQuery['experts']>

/** Whether its reader can answer it is only known of members (GD-13). */
export type FoundQuestion = Omit<FoundQuestionFragment, 'answerable'> &
  Partial<Pick<FoundQuestionFragment, 'answerable'>> & { said?: Said }

export type FoundInsight = FoundInsightFragment & { said?: Said }

/** One result, whatever its group. */
export type Found =
  | { tab: 'opportunity'; id: string; item: FoundOpportunity }
  | { tab: 'experts'; id: string; item: FoundExpert }
  | { tab: 'qanda'; id: string; item: FoundQuestion }
  | { tab: 'insights'; id: string; item: FoundInsight }
  | { tab: 'advices'; id: string; item: FoundAdviceFragment }
  | { tab: 'usecases'; id: string; item: FoundUseCaseFragment }

export interface FoundGroup {
  count: number
  items: Found[]
}

export type SearchResults = Record<SearchTab, FoundGroup>

export type Narrowed = Pick<SearchAddress, 'words' | 'topics' | 'expertise'>

/** Whether there is anything to ask for: words of more than two letters, or a chosen topic (SDROP-04). */
export const isAsked = ({ words, topics, expertise }: Narrowed) =>
  isLongEnough(words) || (words === '' && topics.length + expertise.length > 0)

/** What is shown, and what was asked for it. */
interface Shown {
  data: SearchResults | undefined
  filter: ReturnType<typeof filterOf>
  spoken: readonly string[]
}

/**
 * The first page of every group; where their words are said follows. While other words are searched for, what was found
 * before stays.
 */
export function useSearchResults(search: Narrowed) {
  const { user } = useSession()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...resultsFor(user, search),
    enabled: isAsked(search),
    placeholderData: keepPreviousData,
  })
  const latest = useRef<Shown>({ data: undefined, filter: filterOf(search), spoken: [] })
  if (data && !isPlaceholderData && latest.current.data !== data)
    latest.current = { data, filter: filterOf(search), spoken: spokenOf(data) }
  const places = useSaid(latest.current.filter, latest.current.spoken)
  const found = useMemo(() => data && withPlaces(data, places), [data, places])
  const isOutdated = isPlaceholderData && isAsked(search)
  return {
    data: found,
    error,
    isOutdated,
    refetch,
    /** those that `data` was found by */
    words: isOutdated ? latest.current.filter.words : search.words,
  }
}

/** The first page of every group, as somebody may see it. */
export function resultsFor(user: Reader, search: Narrowed) {
  return queryOptions({
    queryKey: ['search', user?.id ?? null, filterOf(search)],
    queryFn: () => readGroups(user, search, SEARCH_TABS, 0),
  })
}

/** Paging ends where counting does. */
export const hasMore = (count: number, shown: number) => shown < Math.min(count, SEARCH_COUNT_MAX)

export const filterOf = ({ words, topics, expertise }: Narrowed) => ({ words, topics, expertise })

/** Null for visitors. */
type Reader = Pick<SessionUser, 'id'> | null

/** The results that follow the first `skip` of one group, with the places where their words are said. */
export async function readMore(user: Reader, search: Narrowed, tab: SearchTab, skip: number): Promise<FoundGroup> {
  const results = await readGroups(user, search, [tab], skip)
  return withPlaces(results, await findSaid(filterOf(search), spokenOf(results), user !== null))[tab]
}

/** Some results of these groups, beginning after the first `skip` of each. */
async function readGroups(
  user: Reader,
  search: Narrowed,
  tabs: readonly SearchTab[],
  skip: number,
): Promise<SearchResults> {
  const asked = {
    filter: filterOf(search),
    skip,
    rows: SEARCH_PAGE_SIZE,
    withExperts: tabs.includes('experts'),
    withQuestions: tabs.includes('qanda'),
    withInsights: tabs.includes('insights'),
    withAdvices: tabs.includes('advices'),
    withUseCases: tabs.includes('usecases'),
  }
  if (!user) return groupsOf(await usePublicGlobalSearchQuery.fetcher(asked)())
  const withOpportunities = tabs.includes('opportunity')
  return groupsOf(await useGlobalSearchQuery.fetcher({ ...asked, me: user.id, withOpportunities })())
}

/** The ids of results that have recordings. */
function spokenOf({ insights, qanda }: SearchResults): string[] {
  return [...insights.items, ...qanda.items].filter(hasRecording).map(({ id }) => id)
}

function withPlaces(results: SearchResults, places: ReadonlyMap<string, Said>): SearchResults {
  if (places.size === 0) return results
  const place = (found: Found): Found => {
    const said = places.get(found.id)
    if (said && found.tab === 'insights') return { ...found, item: { ...found.item, said } }
    return said && found.tab === 'qanda' ? { ...found, item: { ...found.item, said } } : found
  }
  const placed = (group: FoundGroup) => ({ ...group, items: group.items.map(place) })
  return { ...results, insights: placed(results.insights), qanda: placed(results.qanda) }
}

function hasRecording({ tab, item }: Found): boolean {
  if (tab === 'insights') return isSpoken(item.media_type)
  return tab === 'qanda' && item.cards.some(({ media_type: media }) => isSpoken(media))
}

/** A page of a group and how many there are: those beyond the page have nothing to show. */
interface Counted<Item> {
  aggregate: { count: number } | null
  nodes: readonly { shown: Item | null }[]
}

/** A visitor's answer lacks what is known of members only. */
type AnyAnswer = Omit<GlobalSearchQuery, 'questions'> & { questions?: Counted<FoundQuestion> }

function groupsOf(found: AnyAnswer): SearchResults {
  return {
    opportunity: groupOf('opportunity', found.opportunities),
    experts: groupOf('experts', found.experts),
    qanda: groupOf('qanda', found.questions),
    insights: groupOf('insights', found.insights),
    advices: groupOf('advices', found.advices),
    usecases: groupOf('usecases', found.use_cases),
  }
}

type ItemOf<Kind extends SearchTab> = Extract<Found, { tab: Kind }>['item']

function groupOf<Kind extends SearchTab>(tab: Kind, found: Counted<ItemOf<Kind>> | undefined): FoundGroup {
  const items = (found?.nodes ?? []).flatMap(({ shown }) =>
    shown?.id ? [{ tab, id: shown.id, item: shown } as Found] : [],
  )
  return { count: found?.aggregate?.count ?? 0, items }
}
