import { useQueryClient } from '@tanstack/react-query'
import { QUEUE_CONDITIONS, QUEUE_LABELS, QUEUE_TABS, type QueueTab, queueOrder } from './queue-tabs'
import { useReviewDetailQuery } from './review-detail.generated'
import { useReviewQueueQuery } from './review-queue.generated'

const QUEUE_ROWS = 50

/** One tab of the queue with the counts of all; asked again whenever somebody comes back to it. */
export function useReviewQueue(tab: QueueTab) {
  const queryClient = useQueryClient()
  const queue = useReviewQueueQuery(
    { where: QUEUE_CONDITIONS[tab], orderBy: queueOrder(tab), limit: QUEUE_ROWS },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const { data } = queue
  const countOf: Partial<Record<QueueTab, number>> = {
    waiting: data?.waiting.aggregate?.count,
    edited: data?.edited.aggregate?.count,
    requested: data?.requested.aggregate?.count,
  }
  return {
    queue,
    items: data?.opportunities ?? [],
    tabs: QUEUE_TABS.map((id) => ({ id, label: QUEUE_LABELS[id], count: countOf[id] })),
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [useReviewQueueQuery.rootKey] }),
        queryClient.invalidateQueries({ queryKey: [useReviewDetailQuery.rootKey] }),
      ]),
  }
}
