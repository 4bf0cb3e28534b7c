import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useReviewDetailQuery } from '../review-detail.generated'
import { QUEUE_LABELS, QUEUE_TABS, type QueueCursor, type QueueTab, queueCondition, queueOrder } from './queue-tabs'
import { useReviewQueueQuery } from './review-queue.generated'
import { useStaffCountsQuery } from './staff-counts.generated'

const PAGE_ROWS = 50

/** One tab of the queue, page by page, with the counts of all; asked again whenever somebody comes back to it. */
export function useReviewQueue(tab: QueueTab) {
  const queryClient = useQueryClient()
  const queue = useInfiniteQuery({
    queryKey: [useReviewQueueQuery.rootKey, tab],
    initialPageParam: null as QueueCursor | null,
    staleTime: 0,
    queryFn: async ({ pageParam }) => {
      const where = queueCondition(tab, pageParam)
      // one row more than is shown tells whether there is another page
      const variables = { where, orderBy: queueOrder(tab), limit: PAGE_ROWS + 1 }
      const { opportunities } = await useReviewQueueQuery.fetcher(variables)()
      return { rows: opportunities.slice(0, PAGE_ROWS), hasMore: opportunities.length > PAGE_ROWS }
    },
    getNextPageParam: ({ rows, hasMore }): QueueCursor | null => {
      const last = rows.at(-1)
      return hasMore && last ? { since: last.review_status_since, id: last.id } : null
    },
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
