import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEventStream } from '#lib/live/use-event-stream.js'
import { restGet } from '#lib/rest-client.js'
import { useOutbox } from './use-outbox'

export interface Unsent {
  count: number
  oldestAt: string | null
}

/** A summary of the outbox, streamed by GET /api/admin/outbox/events whenever it changes. */
interface OutboxNews {
  newestId: string | null
  unsent: Unsent
}

const EVENTS = '/api/admin/outbox/events'
const UNSENT_KEY = ['unsent-emails']
const POLL_MS = 30_000

/** How many emails are waiting to be sent: streamed, or polled every 30 s while the page is visible. */
export function useUnsentEmails() {
  const queryClient = useQueryClient()
  const isLive = useEventStream<OutboxNews>({
    path: EVENTS,
    onEvent: ({ unsent }) => queryClient.setQueryData(UNSENT_KEY, unsent),
  })
  return useQuery({
    queryKey: UNSENT_KEY,
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_MS,
    queryFn: ({ signal }) => restGet<Unsent>('/api/admin/outbox/unsent', { signal }),
  })
}

/**
 * Whether emails were written since the list was fetched. They only show on request, because the list would move under
 * the pointer. Updates that move nothing, such as a first email or a sent status, show by themselves.
 */
export function useHasNewEmails(): boolean {
  const { data, refetch } = useOutbox()
  const [newest, setNewest] = useState<string | null>(null)
  const shown = data?.pages[0]?.mails[0]?.id ?? null
  useEventStream<OutboxNews>({
    path: EVENTS,
    isEnabled: data !== undefined,
    onEvent: ({ newestId }) => {
      setNewest(newestId)
      if (shown === null || newestId === shown) void refetch()
    },
  })
  return shown !== null && newest !== null && newest !== shown
}
