import { ArrowDown, MessagesSquare } from 'lucide-react'
import { useMemo } from 'react'
import { formatCount } from '#contract/format/counts.js'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import { Button } from '#ui/button/button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import type { WaitingMessage } from '../data/outbox'
import { type ChatMessage, rowsOf, type ThreadRow } from '../data/thread'
import type { Chat } from '../data/use-chat'
import type { Outbox } from '../data/use-outbox'
import { dayName, isSameDay } from './day'
import { Message } from './message'
import { nameOfParticipant, type Participant, seenMarks } from './people'
import { useScroll } from './use-scroll'
import { WaitingRow } from './waiting-row'

export interface MessageListProps {
  messages: readonly ChatMessage[]
  waiting: readonly WaitingMessage[]
  people: readonly Participant[]
  me: string
  chat: Chat
  poster: PosterWords
  expertId: string | null
  /** when the tab had last been opened before; null if never */
  seenBefore: string | null
  outbox: Outbox
  hasOlder: boolean
  isLoadingOlder: boolean
  cut: ReadonlySet<string>
  /** there are experts who aren't loaded */
  hasMorePeople: boolean
  canReply: boolean
  /** one can't write here, and the bar below says why */
  isClosed: boolean
  loadOlder(): Promise<void>
  loadReplies(rootId: string, before: number): Promise<void>
  onReply(message: ChatMessage): void
}

/** The messages, oldest first with replies under them (GO-63). Earlier ones load when one scrolls up. */
export function MessageList(props: MessageListProps) {
  const { messages, waiting, me, people, hasMorePeople, seenBefore, outbox, hasOlder, isLoadingOlder, loadOlder } =
    props
  const rows = useMemo(() => rowsOf(messages), [messages])
  const seen = useMemo(() => seenMarks(messages, me, people, hasMorePeople), [messages, me, people, hasMorePeople])
  const newest = messages.at(-1)
  const isOwn = newest?.user_id === me || waiting.length > 0
  const scroll = useScroll({ count: messages.length + waiting.length, first: messages[0]?.id, isOwn })
  const firstNew = seenBefore === null ? undefined : messages.find((message) => isNewSince(message, seenBefore, me))
  const newBelow = scroll.countBelow(messages, me)
  const isEmpty = messages.length === 0 && waiting.length === 0
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroll.box}
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        tabIndex={0}
        onScroll={() => {
          scroll.look()
          if (scroll.isNearTop() && hasOlder) void loadOlder()
        }}
        className="relative flex h-full flex-col overflow-y-auto px-4 py-4 focus-visible:outline-offset-[-2px] sm:px-6"
      >
        {hasOlder ? (
          <div className="flex justify-center pb-4">
            <Button size="sm" variant="quiet" isBusy={isLoadingOlder} onClick={() => void loadOlder()}>
              Show earlier messages
            </Button>
          </div>
        ) : null}
        {isEmpty ? <WhoCanSee {...props} /> : null}
        <ol ref={scroll.content} className="mt-auto flex flex-col">
          {rows.map((row, index) => (
            <Row
              key={row.message.id}
              row={row}
              before={rows[index - 1]}
              firstNewId={firstNew?.id}
              seen={seen}
              list={props}
            />
          ))}
          {waiting.map((message) => (
            <WaitingRow key={message.id} message={message} outbox={outbox} />
          ))}
        </ol>
      </div>
      {scroll.isAtEnd ? null : (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="sm" icon={ArrowDown} className="pointer-events-auto shadow-float" onClick={scroll.toEnd}>
            {newBelow > 0 ? formatCount(newBelow, 'new message') : 'Jump to newest'}
          </Button>
        </div>
      )}
    </div>
  )
}

function isNewSince({ user_id: author, created_at: at }: ChatMessage, seenAt: string, me: string): boolean {
  return author !== me && Date.parse(at) > Date.parse(seenAt)
}

/** Messages of one person within this time stand under one name. */
const TOGETHER_MS = 5 * 60_000

interface RowProps {
  row: ThreadRow
  before: ThreadRow | undefined
  firstNewId: string | undefined
  seen: ReadonlyMap<string, string>
  list: MessageListProps
}

function Row({ row: { message, replies }, before, firstNewId, seen, list }: RowProps) {
  const { people, me, chat, expertId, cut, canReply, onReply, loadReplies } = list
  const previous = before?.message
  const isNewDay = !previous || !isSameDay(previous.created_at, message.created_at)
  const isFirstNew = message.id === firstNewId
  const isTogether =
    !isNewDay &&
    !isFirstNew &&
    before?.replies.length === 0 &&
    previous?.user_id === message.user_id &&
    previous.expert_id === message.expert_id &&
    Date.parse(message.created_at) - Date.parse(previous.created_at) < TOGETHER_MS
  const common = { me, people, canReply, onReply, opportunityPoster: chat.role === 'poster' }
  const firstReply = replies[0]
  return (
    <li className={isTogether ? 'pt-1' : 'pt-5 first:pt-0'}>
      {isNewDay ? <Divider>{dayName(message.created_at)}</Divider> : null}
      {isFirstNew ? <Divider isNew>New messages</Divider> : null}
      <Message
        {...common}
        message={message}
        isTogether={isTogether}
        audience={chat.sees_all && expertId === null ? audienceOf(message, people) : null}
        seen={seen.get(message.id) ?? null}
      />
      {replies.length > 0 ? (
        <ol aria-label="Replies" className="ms-4 mt-2 flex flex-col gap-3 border-s-2 border-line ps-4 sm:ms-11">
          {cut.has(message.id) && firstReply ? (
            <li>
              <Button size="sm" variant="quiet" onClick={() => void loadReplies(message.id, firstReply.number)}>
                Show earlier replies
              </Button>
            </li>
          ) : null}
          {replies.map((reply) => (
            <li key={reply.id}>
              {reply.id === firstNewId ? <Divider isNew>New messages</Divider> : null}
              <Message
                {...common}
                message={reply}
                isReply
                audience={
                  chat.sees_all && expertId === null && message.expert_id === null && reply.expert_id !== reply.user_id
                    ? audienceOf(reply, people)
                    : null
                }
                seen={seen.get(reply.id) ?? null}
              />
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  )
}

function audienceOf({ expert_id: owner, user_id: author }: ChatMessage, people: readonly Participant[]): string | null {
  if (owner === null) return 'to everybody'
  if (owner === author) return null
  const person = people.find(({ user_id: id }) => id === owner)
  return person ? `to ${nameOfParticipant(person)}` : null
}

function Divider({ children, isNew = false }: { children: string; isNew?: boolean }) {
  const ink = isNew ? 'text-accent' : 'text-muted'
  const line = isNew ? 'bg-accent' : 'bg-line'
  return (
    <div className={`flex items-center gap-3 pb-3 text-xs font-medium ${ink}`}>
      <span aria-hidden="true" className={`h-px flex-1 ${line}`} />
      <span>{children}</span>
      <span aria-hidden="true" className={`h-px flex-1 ${line}`} />
    </div>
  )
}

/** In one line, who reads what is written here (GO-58). */
function WhoCanSee({
  chat,
  poster,
  expertId,
  people,
  isClosed,
}: Pick<MessageListProps, 'chat' | 'poster' | 'expertId' | 'people' | 'isClosed'>) {
  const person = people.find(({ user_id: id }) => id === expertId)
  const title = chat.sees_all
    ? person
      ? `Only ${nameOfParticipant(person)} and your side can see what is written here.`
      : 'Everybody in this chat can see what you write here. Choose an expert to write to them alone.'
    : `Only ${poster.within} can see what you write here. Other experts can’t.`
  return (
    <div className="m-auto">
      <EmptyState
        icon={MessagesSquare}
        title={isClosed ? 'No messages' : 'No messages yet'}
        {...(isClosed ? {} : { text: title })}
      />
    </div>
  )
}
