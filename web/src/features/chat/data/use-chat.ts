import { useQueryClient } from '@tanstack/react-query'
import { useLiveQuery } from '#lib/live/use-live-query.js'
import { type OpportunityChatQuery, useOpportunityChatQuery } from './chat.generated'
import { ChatSignalDocument, type ChatSignalSubscription } from './chat-signal.generated'

/** GO-63: where the live query isn't available, the chat is asked for as often as notices are. */
const POLL_MS = 10_000

/** One's own chat of an opportunity; null for whoever doesn't take part. */
export interface Chat {
  role: string
  /** the poster and the team read every conversation */
  sees_all: boolean
  seen_at: string | null
  newest_number: number
  /** counting stops at 100 */
  unread_count: number
  others_seen_at: string | null
}

/** The columns of a view may be null as far as the schema knows. */
function toChat(row: OpportunityChatQuery['opportunity_chats'][number] | undefined): Chat | null {
  if (!row) return null
  return {
    role: row.role ?? '',
    sees_all: row.sees_all ?? false,
    seen_at: row.seen_at,
    newest_number: row.newest_number ?? 0,
    unread_count: row.unread_count ?? 0,
    others_seen_at: row.others_seen_at,
  }
}

/** What `useChat` asks for, before it is shown. */
export function chatOf(opportunityId: string, me: string) {
  const variables = { id: opportunityId, me }
  return {
    queryKey: useOpportunityChatQuery.getKey(variables),
    queryFn: useOpportunityChatQuery.fetcher(variables),
  }
}

/**
 * What the Chats tab needs before it is opened: whether one takes part (CHAT-03, CHAT-08) and how much is unread. Told as
 * soon as it changes.
 */
export function useChat(opportunityId: string, me: string): { chat: Chat | null; isPending: boolean } {
  const queryClient = useQueryClient()
  const variables = { id: opportunityId, me }
  const queryKey = useOpportunityChatQuery.getKey(variables)
  const isEnabled = opportunityId !== ''
  const isLive = useLiveQuery({
    document: ChatSignalDocument,
    variables,
    isEnabled,
    onData: (signal: ChatSignalSubscription) => queryClient.setQueryData(queryKey, signal),
  })
  const { data, isPending } = useOpportunityChatQuery(variables, {
    enabled: isEnabled,
    refetchInterval: isLive ? false : POLL_MS,
  })
  return { chat: toChat(data?.opportunity_chats[0]), isPending }
}
