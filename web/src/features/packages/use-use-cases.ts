import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { pageOf } from '#lib/graphql/pages.js'
import { useSession } from '#lib/session.js'
import { type UseCaseFragment, useUseCaseListQuery, useUseCaseSearchQuery } from './use-cases.generated'
import { usePublicUseCaseListQuery, usePublicUseCaseSearchQuery } from './use-cases.public.generated'

/** USE-13 */
const PAGE_ROWS = 10

export interface UseCaseFilters {
  words: string
  /** null narrows nothing */
  topic: string | null
}

interface Position {
  skip: number
  afterAt: string
  afterId: string
}

const START: Position = { skip: 0, afterAt: AFTER_ALL.at, afterId: AFTER_ALL.id }

/** The examples, the newest first, or those that a search finds, the best first; 10 at a time (USE-11 to USE-13). */
export function useUseCases({ words, topic }: UseCaseFilters) {
  const isMember = useSession().user !== null
  return useInfiniteQuery({
    queryKey: [useUseCaseListQuery.rootKey, words, topic, isMember],
    initialPageParam: START,
    queryFn: async ({ pageParam: { skip, afterAt, afterId } }) => {
      const rows = PAGE_ROWS + 1
      const found =
        words || topic
          ? await search({ filter: { words, topics: topic ? [topic] : [] }, skip, rows }, isMember)
          : await list({ afterAt, afterId, rows }, isMember)
      return { ...pageOf(found, PAGE_ROWS), skip }
    },
    getNextPageParam: ({ rows, hasMore, skip }) => {
      const last = rows.at(-1)
      return hasMore && last ? { skip: skip + PAGE_ROWS, afterAt: last.created_at, afterId: last.id } : null
    },
  })
}

async function list(asked: Omit<Position, 'skip'> & { rows: number }, isMember: boolean): Promise<UseCaseFragment[]> {
  const { use_cases: rows } = isMember
    ? await useUseCaseListQuery.fetcher(asked)()
    : await usePublicUseCaseListQuery.fetcher(asked)()
  return rows
}

async function search(asked: { filter: object; skip: number; rows: number }, isMember: boolean) {
  const { search_use_cases: rows } = isMember
    ? await useUseCaseSearchQuery.fetcher(asked)()
    : await usePublicUseCaseSearchQuery.fetcher(asked)()
  return rows.flatMap(({ use_case }) => use_case ?? [])
}
