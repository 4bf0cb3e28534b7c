import { useUnseenNoticesQuery } from './unseen-notices.generated'

const POLL_MS = 10_000

/** How many notices wait, asked every 10 s while the page is in sight (BASE-37, BASE-38). */
export function useUnseenCount(): number {
  const { data } = useUnseenNoticesQuery({}, { refetchInterval: POLL_MS, refetchIntervalInBackground: false })
  return data?.notifications_aggregate.aggregate?.count ?? 0
}
