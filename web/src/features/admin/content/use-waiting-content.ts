import { useInfiniteQuery } from '@tanstack/react-query'
import { BEFORE_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import {
  useInsightQueueQuery,
  useResponseQueueQuery,
  type WaitingInsightFragment,
  type WaitingResponseFragment,
} from './waiting-content.generated'

const PAGE_ROWS = 20

export type WaitingInsight = WaitingInsightFragment
export type WaitingResponse = WaitingResponseFragment

interface Waiting {
  id: string
}

interface Page {
  after: string
  afterId: string
  limit: number
}

function useQueue<Row extends Waiting>(
  key: string,
  fetchRows: (page: Page) => Promise<Row[]>,
  sinceOf: (row: Row) => string,
) {
  return useInfiniteQuery({
    queryKey: [key],
    initialPageParam: BEFORE_ALL as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) =>
      pageOf(await fetchRows({ after: at, afterId: id, limit: PAGE_ROWS + 1 }), PAGE_ROWS),
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: sinceOf(last), id: last.id })),
  })
}

/** Insights of the older flow that wait for staff, the longest waiting first. */
export const useInsightQueue = () =>
  useQueue(
    useInsightQueueQuery.rootKey,
    async (page) => (await useInsightQueueQuery.fetcher(page)()).insights,
    (insight) => insight.submitted_at,
  )

/** Answers, and insights that answer a question of their author’s own, likewise. */
export const useResponseQueue = () =>
  useQueue(
    useResponseQueueQuery.rootKey,
    async (page) => (await useResponseQueueQuery.fetcher(page)()).insights_responses,
    (response) => response.created_at,
  )
