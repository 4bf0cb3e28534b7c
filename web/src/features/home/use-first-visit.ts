import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restGet, restPost } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'

/** What the server answers about a first visit: null until it is marked. */
export interface FirstTime {
  data: { seenAt: string } | null
}

/**
 * Whether this is the first visit to the home in this role (DASH-51, GD-04, GD-30); undefined until it is known. A first
 * one is marked, and stays one until the page is left. What can't be read counts as a later one.
 */
export function useFirstVisit(): boolean | undefined {
  const { id: me, isExpert } = useSignedInUser()
  const { data, isError } = useQuery({
    queryKey: ['first-visit', me, isExpert],
    queryFn: ({ signal }) => restGet<FirstTime>('/api/user/first-time?scope=dashboard', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isFirst = isError ? false : data && data.data === null
  useEffect(() => {
    // if it can't be marked, the next visit is greeted as the first once more
    if (isFirst) restPost('/api/user/first-time', { scope: 'dashboard' }).catch(() => undefined)
  }, [isFirst])
  return isFirst
}
