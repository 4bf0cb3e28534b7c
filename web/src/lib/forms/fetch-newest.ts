import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'

interface NewestOf<T> {
  queryKey: QueryKey
  queryFn: QueryFunction<T>
}

/** What is stored now, for a save to begin with: without a network it fails at once, like the save itself, and doesn't wait. */
export const fetchNewest = <T>(queryClient: QueryClient, query: NewestOf<T>): Promise<T> =>
  queryClient.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' })
