import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { fullName } from '#contract/format/full-name.js'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import { IconButton } from '#ui/button/icon-button.js'
import { MessageEditor } from '#ui/rich-text/message-editor.js'
import { replaceBeforeCaret, textBeforeCaret } from '#ui/rich-text/selection/caret-text.js'
import { useTextBeforeCaret } from '#ui/rich-text/selection/use-text-before-caret.js'
import type { ChatMessage } from '../data/thread'
import type { Outbox } from '../data/use-outbox'
import { mentionable, nameOfParticipant, type Participant, SOMEBODY } from '../thread/people'
import { Attachments } from './attachments'
import { type Audience, AudienceLine, audienceOf } from './audience'
import { ComposerToolbar } from './composer-toolbar'
import { MentionList } from './mention-list'
import { useComposer } from './use-composer'
import { useMentions } from './use-mentions'

interface ComposerProps {
  opportunityId: string
  me: string
  people: readonly Participant[]
  outbox: Outbox
  isPoster: boolean
  poster: PosterWords
  /** the expert whose conversation the poster has open; null for all */
  expertId: string | null
  repliedTo: ChatMessage | null
  onReplyEnd(): void
}

/** The comment bar. A reply has a draft of its own. */
export function Composer(props: ComposerProps) {
  const { me, repliedTo, expertId, isPoster, outbox, onReplyEnd } = props
  const failed = outbox.waiting.findLast(({ failure }) => failure !== null)
  const replyName = repliedTo?.user ? fullName(repliedTo.user) : SOMEBODY
  const place = repliedTo ? `reply-${repliedTo.id}` : (expertId ?? 'all')
  // a reply stays where the message is that it answers; experts only ever write to the poster
  const conversation = isPoster ? (repliedTo ? repliedTo.expert_id : expertId) : me
  const audience = audienceOf(conversation, props)
  return (
    <div className="border-t border-line p-3">
      {repliedTo ? (
        <div className="flex items-center gap-2 pb-2 ps-1 text-sm text-muted">
          <p className="min-w-0 flex-1 truncate">
            Reply to <span className="font-medium text-ink">{replyName}</span>: {repliedTo.comment}
          </p>
          <IconButton size="sm" icon={X} label="Write a new message instead" onClick={onReplyEnd} />
        </div>
      ) : null}
      <Field key={place} {...props} {...{ place, conversation, audience }} />
      {failed ? (
        <p role="alert" className="ps-1 pt-2 text-sm text-danger">
          {failed.failure}
        </p>
      ) : null}
    </div>
  )
}

interface FieldProps extends ComposerProps {
  place: string
  /** the expert whose conversation it goes to; null for everybody */
  conversation: string | null
  audience: Audience
}

function Field({ people, conversation, audience, ...props }: FieldProps) {
  const { me, repliedTo, onReplyEnd } = props
  const id = useId()
  const [labelId, audienceId, helpId] = [`${id}-label`, `${id}-audience`, `${id}-help`]
  const composer = useComposer({ ...props, labelId, placeholder: `Write to ${audience.name}` })
  const { editor, message, refusal } = composer
  const [hasFormats, setHasFormats] = useState(false)
  const before = useTextBeforeCaret(editor.holderRef)
  const names = mentionable(people, me, conversation).map((one) => ({
    ...{ id: one.user_id, name: nameOfParticipant(one), picture: one.user?.profile_pic },
  }))
  const mentions = useMentions({ people: names, before, onPick: composer.mention })
  const onKey = (event: KeyboardEvent): boolean => {
    if (mentions.onKey(event)) return true
    if (event.key !== 'Escape' || !repliedTo) return false
    onReplyEnd()
    return true
  }
  const startMention = () => {
    const { holderRef, engine } = editor
    if (!holderRef.current?.contains(document.activeElement)) engine?.focus()
    const written = textBeforeCaret(holderRef.current) ?? ''
    replaceBeforeCaret(holderRef.current, 0, written === '' || /\s$/.test(written) ? '@' : ' @')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void composer.submit()
      }}
      className="relative rounded-md border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <MentionList mentions={mentions} />
      <span id={labelId} className="sr-only">
        Message to {audience.name}
      </span>
      <AudienceLine id={audienceId} audience={audience} />
      <MessageEditor
        editor={editor}
        hasFormats={hasFormats}
        attributes={{
          'aria-describedby': `${audienceId} ${helpId}`,
          'aria-autocomplete': 'list',
          'aria-controls': mentions.found.length > 0 ? mentions.listId : undefined,
          'aria-activedescendant': mentions.activeId,
          'aria-invalid': refusal === null ? undefined : 'true',
        }}
        onKey={onKey}
        onSubmit={() => void composer.submit()}
      />
      <span id={helpId} className="sr-only">
        Enter sends, Shift+Enter starts a new line.
      </span>
      <p role="status" className="px-4 pb-2.5 text-sm text-muted empty:hidden">
        {audience.isEverybody && mentions.isNobody ? `${CHAT_MESSAGES.mentionToEverybody}.` : null}
      </p>
      {refusal ? (
        <p role="alert" className="px-4 pb-2.5 text-sm text-danger">
          {refusal}
        </p>
      ) : null}
      <Attachments files={message.files} uploads={composer.uploads} onRemove={composer.detach} />
      <ComposerToolbar
        characters={composer.characters}
        canMention={names.length > 0}
        canAttach={composer.canAttach}
        hasFormats={hasFormats}
        onFormats={() => setHasFormats(!hasFormats)}
        onMention={startMention}
        onFiles={composer.attach}
      />
    </form>
  )
}
