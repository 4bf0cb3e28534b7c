import { useQuery } from '@tanstack/react-query'
import { useSignedInUser } from '#lib/session.js'
import { hasDrafts } from '#lib/stored/draft-keys.js'

// most have begun nothing
const loadSteps = () => import('./draft-steps')

/** What the user began and didn't send, in this browser: read anew whenever the page is opened. */
export function useDraftSteps() {
  const { id: me } = useSignedInUser()
  const enabled = hasDrafts(me)
  const { data, isPending } = useQuery({
    queryKey: ['draft-steps', me],
    queryFn: async () => (await loadSteps()).draftSteps(me),
    ...{ enabled, retry: false, gcTime: 0, networkMode: 'always' as const },
  })
  return { steps: data ?? [], isPending: enabled && isPending }
}
