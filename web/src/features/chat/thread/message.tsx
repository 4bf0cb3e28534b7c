import { CheckCheck, FileText, Reply } from 'lucide-react'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate } from '#lib/dates.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Avatar } from '#ui/display/avatar.js'
import { Icon } from '#ui/display/icon.js'
import type { ChatMessage } from '../data/thread'
import { timeOfDay } from './day'
import { FileLink } from './file-link'
import { MessageText } from './message-text'
import { type Participant, SOMEBODY } from './people'

interface MessageProps {
  message: ChatMessage
  me: string
  people: readonly Participant[]
  isReply?: boolean
  /** stands under the name of the message before it */
  isTogether?: boolean
  /** whom it is for, where the poster sees all conversations at once */
  audience: string | null
  seen: string | null
  canReply: boolean
  onReply(message: ChatMessage): void
}

/** One message with its author, time, files and what can be done with it. */
export function Message({ message, me, people, isReply = false, isTogether = false, ...rest }: MessageProps) {
  const { audience, seen, canReply, onReply } = rest
  const { user, user_id: author, created_at: at, documents, mentions, parent } = message
  const name = author === me ? 'You' : user ? fullName(user) : SOMEBODY
  const isPoster = people.some(({ user_id: id, role }) => id === author && role === 'poster')
  const time = (
    <time dateTime={at} title={formatExactDate(at)} className="text-xs text-muted tabular-nums">
      {timeOfDay(at)}
    </time>
  )
  return (
    <article aria-label={`${name}, ${timeOfDay(at)}`} className="group relative flex gap-3">
      <div className="w-8 shrink-0 pt-0.5">
        {isTogether ? null : (
          <Avatar
            id={author}
            name={user ? fullName(user) : SOMEBODY}
            src={user?.profile_pic}
            size={isReply ? 24 : 32}
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        {isTogether ? null : (
          <p className="flex flex-wrap items-baseline gap-x-2 pb-0.5 text-sm">
            <span className="font-medium text-ink">{name}</span>
            {isPoster && author !== me ? <span className="text-xs text-muted">posted this</span> : null}
            {audience ? <span className="rounded-full bg-sunken px-2 text-xs text-muted">{audience}</span> : null}
            {time}
          </p>
        )}
        {parent && !isReply ? (
          <p className="mb-1 truncate border-s-2 border-line ps-2 text-sm text-muted">Reply to “{parent.comment}”</p>
        ) : null}
        <MessageText
          content={message.brief_rich_comment}
          mentioned={mentions.flatMap(({ user: one }) => (one ? [fullName(one)] : []))}
        />
        {documents.length > 0 ? (
          <ul aria-label="Attachments" className="flex flex-wrap gap-2 pt-2">
            {documents.map((file) => (
              <li key={String(file.id)}>
                <FileLink opportunityId={message.opportunity_id} file={file} icon={<Icon of={FileText} size={16} />} />
              </li>
            ))}
          </ul>
        ) : null}
        {seen ? (
          <p className="flex items-center gap-1 pt-0.5 text-xs text-muted">
            <Icon of={CheckCheck} size={16} />
            {seen}
          </p>
        ) : null}
      </div>
      {canReply ? (
        <IconButton
          size="sm"
          icon={Reply}
          label={`Reply to ${name === 'You' ? 'yourself' : name}, ${timeOfDay(at)}`}
          className="transition-opacity focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
          onClick={() => onReply(message)}
        />
      ) : null}
    </article>
  )
}
