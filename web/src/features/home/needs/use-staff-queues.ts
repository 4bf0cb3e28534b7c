import { useQuery } from '@tanstack/react-query'
import { ASKED_FIRST_MS } from '#lib/lazy-part.js'
import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import type { StaffWork } from './staff-queues'

const MINUTE_MS = 60_000

// few are staff
const loadWords = () => import('./staff-queues')

/** The queues of staff, the longest wait first; disabled for everybody else. */
export function useStaffQueues() {
  const { id: me, isStaff } = useSignedInUser()
  const query = useQuery({
    queryKey: ['staff-work', me],
    queryFn: async ({ signal }) => {
      const [work, { staffQueues }] = await Promise.all([
        restGet<StaffWork>('/api/admin/work', { signal }),
        loadWords(),
      ])
      return staffQueues(work)
    },
    enabled: isStaff,
    staleTime: ASKED_FIRST_MS,
    refetchInterval: MINUTE_MS,
  })
  return { queues: query.data ?? [], error: query.error, refetch: query.refetch, isPending: isStaff && query.isPending }
}
