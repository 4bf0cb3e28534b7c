import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  type NoticesQuery,
  type NoticesQueryVariables,
  useMarkAllNoticesSeenMutation,
  useMarkNoticesSeenMutation,
  useNoticesQuery,
} from './notices.generated'
import { useUnseenNoticesQuery } from './unseen-notices.generated'

const PAGE_SIZE = 20
export const LIST_KEY = ['notices-list']

export type Notice = NoticesQuery['notifications'][number]

/** All notices, newest first, page by page. */
export function useNotices({ isEnabled = true, pageSize = PAGE_SIZE } = {}) {
  return useInfiniteQuery({
    queryKey: [...LIST_KEY, pageSize],
    queryFn: ({ pageParam }) => useNoticesQuery.fetcher({ limit: pageSize, before: pageParam })(),
    initialPageParam: {} as NoticesQueryVariables['before'],
    getNextPageParam: ({ notifications }) => {
      const last = notifications.at(-1)
      return last && notifications.length === pageSize ? olderThan(last) : undefined
    },
    enabled: isEnabled,
    staleTime: 0,
  })
}

/** Newest first; the id settles the order of notices of one moment. */
function olderThan({ created_at, id }: Notice): NoticesQueryVariables['before'] {
  return { _or: [{ created_at: { _lt: created_at } }, { created_at: { _eq: created_at }, id: { _lt: id } }] }
}

export function useMarkSeen() {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const options = {
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: LIST_KEY }),
        queryClient.invalidateQueries({ queryKey: [useUnseenNoticesQuery.rootKey] }),
      ]),
    onError: alerts.showError,
  }
  const some = useMarkNoticesSeenMutation(options)
  const all = useMarkAllNoticesSeenMutation(options)
  return {
    markSeen: (notice: Notice) => !notice.seen_at && some.mutate({ ids: [notice.id] }),
    markAllSeen: () => all.mutate({}),
    isBusy: all.isPending,
  }
}
