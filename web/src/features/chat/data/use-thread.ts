import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { CHAT_LIMITS, CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { graphqlFetcher } from '#lib/graphql-fetcher.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  ChatThreadDocument,
  type ChatThreadQuery,
  type ChatThreadQueryVariables,
  EarlierRepliesDocument,
  type EarlierRepliesQuery,
  type EarlierRepliesQueryVariables,
  NewChatMessagesDocument,
  type NewChatMessagesQuery,
  type NewChatMessagesQueryVariables,
} from './chat.generated'
import { type Thread, toThread, withMessages, withOlder, withReplies } from './thread'
import type { Chat } from './use-chat'

const NEWEST = Number.MAX_SAFE_INTEGER
/** as in NewChatMessages */
const AT_ONCE = 100
const { attachmentsShown: shown } = CHAT_LIMITS

interface Conversation {
  opportunityId: string
  me: string
  chat: Chat
  /** the expert whose conversation the poster looks at; null for all */
  expertId: string | null
}

/**
 * The loaded part of a conversation: the newest page at first, earlier ones on request, and what is written meanwhile.
 * Each is one request along an index, however long the conversation is.
 */
export function useThread({ opportunityId, me, chat, expertId }: Conversation) {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const isOfAll = chat.sees_all && expertId === null
  const owner = expertId ?? me
  const queryKey = ['ChatThread', opportunityId, isOfAll ? 'all' : owner]
  const key = queryKey.join(' ')
  const change = useCallback(
    (next: (thread: Thread) => Thread) =>
      queryClient.setQueryData<Thread>(key.split(' '), (thread) => thread && next(thread)),
    [queryClient, key],
  )
  const readPage = (before: number) =>
    graphqlFetcher<ChatThreadQuery, ChatThreadQueryVariables>(ChatThreadDocument, {
      ...{ id: opportunityId, expertId: owner, isOfAll, before },
      shown,
    })()

  const thread = useQuery({
    queryKey,
    queryFn: () => readPage(NEWEST).then((page) => toThread(page, chat.newest_number)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { error } = thread
  useEffect(() => (error ? alerts.showFailure(error, CHAT_MESSAGES.loadFailed) : undefined), [error, alerts])

  const newest = chat.newest_number
  const upTo = thread.data?.upTo ?? null
  const [asked, setAsked] = useState('')
  const wanted = upTo !== null && newest > upTo ? `${key} ${upTo} ${newest}` : ''
  useEffect(() => {
    if (wanted === '' || upTo === null || asked === wanted) return
    setAsked(wanted)
    readNew(opportunityId, upTo)
      .then((messages) => change((current) => withMessages({ ...current, upTo: newest }, messages)))
      .catch(() => setAsked(''))
  }, [wanted, asked, upTo, newest, opportunityId, change])

  const [isLoadingOlder, setIsLoadingOlder] = useState(false)
  const loadOlder = async () => {
    if (!thread.data?.hasOlder || isLoadingOlder) return
    setIsLoadingOlder(true)
    try {
      const page = await readPage(thread.data.floor)
      change((current) => withOlder(current, toThread(page, 0)))
    } catch (failure) {
      alerts.showFailure(failure, CHAT_MESSAGES.loadFailed)
    } finally {
      setIsLoadingOlder(false)
    }
  }
  const loadReplies = async (rootId: string, before: number) => {
    const { opportunity_comments: replies } = await graphqlFetcher<EarlierRepliesQuery, EarlierRepliesQueryVariables>(
      EarlierRepliesDocument,
      { parentId: rootId, before, shown },
    )()
    change((current) => withReplies(current, rootId, replies))
  }
  return { thread, loadOlder, isLoadingOlder, loadReplies }
}

async function readNew(opportunityId: string, after: number) {
  const found: NewChatMessagesQuery['opportunity_comments'] = []
  for (let last = after; ; last = found.at(-1)?.number ?? last) {
    const { opportunity_comments: page } = await graphqlFetcher<NewChatMessagesQuery, NewChatMessagesQueryVariables>(
      NewChatMessagesDocument,
      { id: opportunityId, after: last, shown },
    )()
    found.push(...page)
    if (page.length < AT_ONCE) return found
  }
}
