import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Composer } from '../composer/composer'
import { useChatEligibilityQuery, useMarkChatSeenMutation } from '../data/chat.generated'
import { type ChatMessage, isOfConversation } from '../data/thread'
import type { Chat } from '../data/use-chat'
import type { Outbox } from '../data/use-outbox'
import { type Participants, useParticipants } from '../data/use-participants'
import { useThread } from '../data/use-thread'
import { ChatSkeleton } from './chat-skeleton'
import { ClosedBar } from './closed-bar'
import { ConversationList } from './conversation-list'
import { MessageList } from './message-list'
import { nameOfParticipant } from './people'
import { useUnread } from './use-unread'

interface ChatTabProps {
  opportunityId: string
  me: string
  chat: Chat
  outbox: Outbox
  /** what whoever posted the opportunity is called */
  poster: PosterWords
  /** booking a call with an expert whose calendar the caller may know: the poster's (GO-04, GO-88) */
  bookCall(call: { expertId: string; name: string; calendly: string }): ReactNode
}

/** The Chats tab: who takes part, their messages, and the comment bar (CHAT-02). */
export function ChatTab({ opportunityId, me, chat, outbox, poster, bookCall }: ChatTabProps) {
  const [params, setParams] = useSearchParams()
  const chosen = chat.sees_all ? params.get('applicant') : null
  const participants = useParticipants(opportunityId, chosen)
  const { people } = participants
  const expertId = people.some(({ user_id: id, role }) => id === chosen && role === 'expert') ? chosen : null
  useRefetchOnNews(chat)
  const isUnread = useUnread(chat, expertId)
  // a chat opens at its end, where one writes; below the head of the page that is out of sight
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // browsers return a promise by now, which isn't a clean-up
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={place}
      aria-label="Chat"
      // Messages move up as the composer grows; the page, anchored to one of them, would follow and hide the composer.
      className="grid [overflow-anchor:none] h-[min(72dvh,46rem)] min-h-96 scroll-mb-20 md:scroll-mb-6 grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-1"
    >
      <ConversationList
        participants={participants}
        me={me}
        isChoosing={chat.sees_all}
        chosen={expertId}
        isUnread={isUnread}
        onChoose={(id) => setParams({ tab: 'comments', ...(id ? { applicant: id } : {}) }, { replace: true })}
        aside={(person) => {
          const calendly = person.contact?.calendly
          return calendly ? bookCall({ expertId: person.user_id, name: nameOfParticipant(person), calendly }) : null
        }}
      />
      <Conversation
        key={expertId ?? 'all'}
        {...{ opportunityId, me, chat, outbox, poster, expertId }}
        participants={participants}
      />
    </section>
  )
}

interface ConversationProps extends Omit<ChatTabProps, 'bookCall'> {
  expertId: string | null
  participants: Participants
}

function Conversation({ opportunityId, me, chat, outbox, poster, expertId, participants }: ConversationProps) {
  const { people } = participants
  const { thread, loadOlder, isLoadingOlder, loadReplies } = useThread({ opportunityId, me, chat, expertId })
  const eligibility = useChatEligibilityQuery({ opportunityId }).data?.chatEligibility
  const [repliedTo, setRepliedTo] = useState<ChatMessage | null>(null)
  const isClosed = eligibility?.isAllowed === false
  const seenBefore = useSeenBefore(opportunityId, chat, thread.data !== undefined)
  const messages = useMemo(
    () => (thread.data?.messages ?? []).filter((message) => isOfConversation(message, expertId)),
    [thread.data, expertId],
  )
  const known = new Set(messages.map(({ id }) => id))
  const waiting = [...outbox.sent, ...outbox.waiting].filter(
    (message) => !known.has(message.id) && (!chat.sees_all || expertId === null || message.expertId === expertId),
  )
  if (thread.isError)
    return (
      <div className="p-6">
        <ErrorState
          title="The messages can’t be shown right now"
          error={thread.error}
          onRetry={() => void thread.refetch()}
          isRetrying={thread.isRefetching}
        />
      </div>
    )
  if (!thread.data || participants.isPending) return <ChatSkeleton />
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <MessageList
        {...{
          messages,
          waiting,
          people,
          me,
          chat,
          poster,
          expertId,
          seenBefore,
          outbox,
          loadOlder,
          isLoadingOlder,
          loadReplies,
        }}
        cut={thread.data.cut}
        hasMorePeople={participants.hasMore}
        hasOlder={thread.data.hasOlder}
        canReply={eligibility?.isAllowed ?? false}
        isClosed={isClosed}
        onReply={setRepliedTo}
      />
      {eligibility?.isAllowed ? (
        <Composer
          {...{ opportunityId, me, people, outbox, poster, repliedTo, expertId }}
          isPoster={chat.role === 'poster'}
          onReplyEnd={() => setRepliedTo(null)}
        />
      ) : null}
      {eligibility && isClosed ? <ClosedBar role={chat.role} eligibility={eligibility} /> : null}
    </div>
  )
}

/** When the other side looks, "Seen" appears; when an expert writes, they move up. */
function useRefetchOnNews({ others_seen_at: lookedAt, newest_number: newest }: Chat) {
  const queryClient = useQueryClient()
  const state = `${lookedAt} ${newest}`
  const known = useRef(state)
  useEffect(() => {
    if (known.current === state) return
    known.current = state
    for (const queryKey of [['ChatParticipants'], ['ChatEligibility']]) void queryClient.invalidateQueries({ queryKey })
  }, [state, queryClient])
}

/**
 * Marks the tab as seen while it is open and in sight (OPP-55).
 * @returns when it had last been seen before it was opened, where the new messages begin
 */
function useSeenBefore(opportunityId: string, chat: Chat, isShown: boolean): string | null {
  const [seenBefore] = useState(chat.seen_at)
  const { mutateAsync } = useMarkChatSeenMutation()
  const queryClient = useQueryClient()
  const told = useRef('')
  const isNew = chat.unread_count !== 0 || chat.seen_at === null
  const state = `${opportunityId} ${chat.newest_number}`
  useEffect(() => {
    const tell = () => {
      if (!isShown || !isNew || told.current === state || document.visibilityState !== 'visible') return
      told.current = state
      mutateAsync({ opportunityId, tab: 'commentTab' }).then(
        () => queryClient.invalidateQueries({ queryKey: ['OpportunityChat'] }),
        () => undefined,
      )
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [isShown, isNew, state, opportunityId, mutateAsync, queryClient])
  return seenBefore
}
