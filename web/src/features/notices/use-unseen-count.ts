import { useQueryClient } from '@tanstack/react-query'
import { useLiveQuery } from '#lib/live/use-live-query.js'
import { useUnseenNoticesQuery } from './unseen-notices.generated'
import { UnseenNoticesSignalDocument, type UnseenNoticesSignalSubscription } from './unseen-notices-signal.generated'

const POLL_MS = 10_000

/** The number of new notices; undefined until known. */
export function useUnseenCount(): number | undefined {
  const { data } = useUnseenNoticesQuery({})
  return data?.notifications_aggregate.aggregate?.count
}

/**
 * Keeps it current: live if possible, otherwise polled every 10 s while the page is visible (BASE-37, BASE-38). Called
 * once, by the bell.
 */
export function useLiveUnseenCount(): number | undefined {
  const queryClient = useQueryClient()
  const isLive = useLiveQuery({
    document: UnseenNoticesSignalDocument,
    variables: {},
    onData: (data: UnseenNoticesSignalSubscription) => queryClient.setQueryData(useUnseenNoticesQuery.getKey({}), data),
  })
  useUnseenNoticesQuery({}, { refetchInterval: isLive ? false : POLL_MS, refetchIntervalInBackground: false })
  return useUnseenCount()
}
