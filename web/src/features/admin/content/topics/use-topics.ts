import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BEFORE_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useContentCountsQuery } from '../content-queue.generated'
import { useTopicQueueQuery, useTopicsToMergeIntoQuery, type WaitingTopicFragment } from './topics.generated'

const PAGE_ROWS = 20

export type WaitingTopic = WaitingTopicFragment

/** What is sent with a decision. */
export interface TopicAnswer {
  topicName?: string
  topicId?: string
  reason?: string
}

/** The topics that experts suggested and nobody has decided about, the longest waiting first. */
export function useTopicQueue() {
  return useInfiniteQuery({
    queryKey: [useTopicQueueQuery.rootKey],
    initialPageParam: BEFORE_ALL as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const page = { after: at, afterId: id, limit: PAGE_ROWS + 1 }
      return pageOf((await useTopicQueueQuery.fetcher(page)()).topic_suggestions, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

/** Fetches the queue, its count and the list of topics again. */
export function useRefreshTopics() {
  const queryClient = useQueryClient()
  const keys = [useTopicQueueQuery, useContentCountsQuery, useTopicsToMergeIntoQuery].map(({ rootKey }) => rootKey)
  return () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
