import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  type NoticesQuery,
  useMarkAllNoticesSeenMutation,
  useMarkNoticesSeenMutation,
  useNoticesQuery,
} from './notices.generated'
import { useUnseenNoticesQuery } from './unseen-notices.generated'

const PAGE_SIZE = 20
export const LIST_KEY = ['notices-list']

export type Notice = NoticesQuery['notifications'][number]

export function useNotices({ isEnabled = true, pageSize = PAGE_SIZE } = {}) {
  return useInfiniteQuery({
    queryKey: [...LIST_KEY, pageSize],
    queryFn: ({ pageParam }) =>
      useNoticesQuery.fetcher({ limit: pageSize, before: pageParam.at, beforeId: pageParam.id })(),
    initialPageParam: AFTER_ALL,
    getNextPageParam: ({ notifications }) => {
      const last = notifications.at(-1)
      return last && notifications.length === pageSize ? { at: last.created_at, id: last.id } : undefined
    },
    enabled: isEnabled,
    staleTime: 0,
  })
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
