import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AFTER_ALL, BEFORE_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useReviewDetailQuery } from '../review-detail.generated'
import { QUEUE_LABELS, QUEUE_TABS, type QueueTab, TAB_FILTERS } from './queue-tabs'
import { useApprovedPostsQuery, useReviewQueueQuery } from './review-queue.generated'
import { useStaffCountsQuery } from './staff-counts.generated'

const PAGE_ROWS = 50

/** One tab of the queue, paged, with the counts of all tabs; refetched whenever somebody returns to it. */
export function useReviewQueue(tab: QueueTab) {
  const queryClient = useQueryClient()
  const queue = useInfiniteQuery({
    queryKey: [useReviewQueueQuery.rootKey, tab],
    initialPageParam: null as Bound | null,
    staleTime: 0,
    queryFn: async ({ pageParam }) => {
      const { opportunities } = await askPage(tab, pageParam, PAGE_ROWS + 1)
      return pageOf(opportunities, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.review_status_since, id: last.id })),
  })
  const { data: counts } = useStaffCountsQuery(undefined, { staleTime: 0 })
  const countOf: Partial<Record<QueueTab, number>> = {
    waiting: counts?.waiting.aggregate?.count,
    edited: counts?.edited.aggregate?.count,
    requested: counts?.requested.aggregate?.count,
  }
  return {
    queue,
    items: queue.data?.pages.flatMap(({ rows }) => rows) ?? [],
    tabs: QUEUE_TABS.map((id) => ({ id, label: QUEUE_LABELS[id], count: countOf[id] })),
    refresh: () =>
      Promise.all(
        [useReviewQueueQuery, useReviewDetailQuery, useStaffCountsQuery].map(({ rootKey }) =>
          queryClient.invalidateQueries({ queryKey: [rootKey] }),
        ),
      ),
  }
}

/** Waiting posts come oldest first, decided ones newest first; editing a post doesn't move it in either. */
function askPage(tab: QueueTab, last: Bound | null, limit: number) {
  const { review, status } = TAB_FILTERS[tab]
  const statuses = [...status]
  if (review === undefined) {
    const { at: before, id: beforeId } = last ?? AFTER_ALL
    return useApprovedPostsQuery.fetcher({ statuses, before, beforeId, limit })()
  }
  const { at: after, id: afterId } = last ?? BEFORE_ALL
  return useReviewQueueQuery.fetcher({ review, statuses, after, afterId, limit })()
}
