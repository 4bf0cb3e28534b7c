import { useInfiniteQuery } from '@tanstack/react-query'
import { restGet } from '#lib/rest-client.js'

export interface OutboxMail {
  id: string
  to: string
  subject: string
  kind: string
  text: string
  html: string
  isSensitive: boolean
  createdAt: string
  sentAt: string | null
}

export interface OutboxPage {
  mails: OutboxMail[]
  nextCursor: string | null
  /** Live mode hides links that sign somebody in. */
  isMasked: boolean
}

/** Every email, newest first. */
export function useOutbox() {
  return useInfiniteQuery({
    queryKey: ['outbox'],
    initialPageParam: null as string | null,
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''
      return restGet<OutboxPage>(`/api/admin/outbox${query}`, { signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
