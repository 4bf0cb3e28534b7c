import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restGet, restPost } from '#lib/rest-client.js'
import { type SessionUser, useSignedInUser } from '#lib/session.js'

/** What the server answers about a first visit: null until it is marked. */
export interface FirstTime {
  data: { seenAt: string } | null
}

/** @param gcTime how long it is kept until something shows it */
export function firstVisitOf({ id, isExpert }: Pick<SessionUser, 'id' | 'isExpert'>, gcTime = 0) {
  return queryOptions({
    queryKey: ['first-visit', id, isExpert],
    queryFn: ({ signal }) => restGet<FirstTime>('/api/user/first-time?scope=dashboard', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
  })
}

/**
 * Whether this is the first visit to the home in this role (DASH-51, GD-04, GD-30); undefined until it is known. A first
 * one is marked, and stays one until the page is left. What can't be read counts as a later one.
 */
export function useFirstVisit(): boolean | undefined {
  const user = useSignedInUser()
  const { data, isError } = useQuery(firstVisitOf(user))
  const queryClient = useQueryClient()
  const [, id, isExpert] = firstVisitOf(user).queryKey
  const isFirst = isError ? false : data && data.data === null
  useEffect(() => {
    // if it can't be marked, the next visit is greeted as the first once more
    if (isFirst) restPost('/api/user/first-time', { scope: 'dashboard' }).catch(() => undefined)
  }, [isFirst])
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: ['first-visit', id, isExpert], exact: true }),
    [queryClient, id, isExpert],
  )
  return isFirst
}
