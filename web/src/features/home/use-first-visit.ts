import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restGet, restPost } from '#lib/rest-client.js'
import { type SessionUser, useSignedInUser } from '#lib/session.js'

/** What the server answers about a first visit: null until it is marked. */
export interface FirstTime {
  data: { seenAt: string } | null
}

/** How long an answer waits for the home that shows it: long enough for any device. */
const UNTIL_SHOWN_MS = 60_000

export function firstVisitOf({ id, isExpert }: Pick<SessionUser, 'id' | 'isExpert'>) {
  return queryOptions({
    queryKey: ['first-visit', id, isExpert],
    queryFn: ({ signal }) => restGet<FirstTime>('/api/user/first-time?scope=dashboard', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: UNTIL_SHOWN_MS,
  })
}

/**
 * Whether this is the first visit to the home in this role (DASH-51, GD-04, GD-30); undefined until it is known. A first
 * one is marked, and stays one until the page is left. What can't be read counts as a later one.
 */
export function useFirstVisit(): boolean | undefined {
  const { id, isExpert } = useSignedInUser()
  const { data, isError } = useQuery(firstVisitOf({ id, isExpert }))
  const queryClient = useQueryClient()
  const isFirst = isError ? false : data && data.data === null
  useEffect(() => {
    // if it can't be marked, the next visit is greeted as the first once more
    if (isFirst) restPost('/api/user/first-time', { scope: 'dashboard' }).catch(() => undefined)
  }, [isFirst])
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: firstVisitOf({ id, isExpert }).queryKey, exact: true }),
    [queryClient, id, isExpert],
  )
  return isFirst
}
