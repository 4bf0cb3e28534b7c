import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { restGet, restPost } from '#lib/rest-client.js'

export interface FailedEvent {
  id: string
  trigger: string
  table: string
  tries: number
  createdAt: string
  /** null if nothing answered */
  lastStatus: number | null
  lastTriedAt: string | null
}

export interface EventsPage {
  events: FailedEvent[]
  nextCursor: string | null
}

const KEY = ['failed-events']

export function useFailedEvents() {
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: null as string | null,
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''
      return restGet<EventsPage>(`/api/admin/events${query}`, { signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useDeliverAgain() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => restPost<{ status: string }>(`/api/admin/events/${id}/redeliver`),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
