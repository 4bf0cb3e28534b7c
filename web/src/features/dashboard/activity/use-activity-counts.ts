import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cappedCount } from '#contract/format/capped-count.js'
import type { ActivityCount } from '#contract/notifications/activity-tabs.js'
import { ASKED_FIRST_MS } from '#lib/lazy-part.js'
import { restGet, restPatch } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'

const POLL_MS = 60_000

/** As `GET /api/notifications/counts` responds (GD-78). */
export type ActivityCounts = Record<ActivityCount, number>

export function activityCountsOf(me: string) {
  return queryOptions({
    queryKey: ['activity-counts', me],
    queryFn: ({ signal }) => restGet<ActivityCounts>(`/api/notifications/counts?user_id=${me}`, { signal }),
    staleTime: ASKED_FIRST_MS,
  })
}

/** What is new in the Activity widget; unknown counts show no badge. */
export function useActivityCounts() {
  const { id: me } = useSignedInUser()
  const queryClient = useQueryClient()
  const asked = activityCountsOf(me)
  const { queryKey } = asked
  const { data } = useQuery({
    ...asked,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  })
  const { mutate } = useMutation({
    mutationFn: (activity: ActivityCount) => restPatch('/api/notifications/seen', { activity }),
    onMutate: (activity) =>
      queryClient.setQueryData<ActivityCounts>(queryKey, (now) => (now ? { ...now, [activity]: 0 } : now)),
    // if it failed, the badge is back
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return {
    badgeOf: (count: ActivityCount) => badge(data?.[count]),
    /** Opening a tab marks what it counts as seen. */
    markSeen: (count: ActivityCount) => {
      if (data?.[count]) mutate(count)
    },
  }
}

const badge = (count: number | undefined): number | string | undefined => (count ? cappedCount(count) : undefined)
