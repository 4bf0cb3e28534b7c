import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BEFORE_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import {
  useContentCountsQuery,
  useQuestionQueueQuery,
  useWaitingQuestionByIdQuery,
  type WaitingQuestionFragment,
} from './content-queue.generated'
import {
  useInsightQueueQuery,
  useResponseQueueQuery,
  useWaitingInsightByIdQuery,
  useWaitingResponseByIdQuery,
} from './waiting-content.generated'

const PAGE_ROWS = 20

export type WaitingQuestion = WaitingQuestionFragment

/** The questions that wait for staff, the longest waiting first. */
export function useQuestionQueue() {
  return useInfiniteQuery({
    queryKey: [useQuestionQueueQuery.rootKey],
    initialPageParam: BEFORE_ALL as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const page = { after: at, afterId: id, limit: PAGE_ROWS + 1 }
      const { insights_questions: rows } = await useQuestionQueueQuery.fetcher(page)()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

/** How much waits for staff. */
export const useContentCounts = () => useContentCountsQuery(undefined, { staleTime: 0 })

/** Fetches the queues and their counts again, after a decision. */
export function useRefreshContent() {
  const queryClient = useQueryClient()
  const keys = [
    ...[useQuestionQueueQuery, useContentCountsQuery, useWaitingQuestionByIdQuery],
    ...[useInsightQueueQuery, useWaitingInsightByIdQuery, useResponseQueueQuery, useWaitingResponseByIdQuery],
  ].map(({ rootKey }) => rootKey)
  return () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
