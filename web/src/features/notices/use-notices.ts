import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
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

export function useNotices(pageSize = PAGE_SIZE) {
  return useInfiniteQuery({
    queryKey: [...LIST_KEY, pageSize],
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam: { at: before, id: beforeId } }) => {
      const { notifications } = await useNoticesQuery.fetcher({ limit: pageSize + 1, before, beforeId })()
      return pageOf(notifications, pageSize)
    },
    getNextPageParam: (page) => cursorAfter(page, ({ created_at, id }) => ({ at: created_at, id })),
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
