import { X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { IconButton } from '#ui/button/icon-button.js'
import type { ChatMessage } from '../data/thread'
import type { Outbox } from '../data/use-outbox'
import { mentionable, nameOfParticipant, type Participant, SOMEBODY } from '../thread/people'
import { Attachments } from './attachments'
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
  /** the expert whose conversation the poster has open; null for all */
  expertId: string | null
  partnerName: string | null
  repliedTo: ChatMessage | null
  onReplyEnd(): void
}

/** The comment bar. A reply has a draft of its own. */
export function Composer(props: ComposerProps) {
  const { repliedTo, expertId, isPoster, partnerName, outbox, onReplyEnd } = props
  const failed = outbox.waiting.findLast(({ failure }) => failure !== null)
  const replyName = repliedTo?.user ? fullName(repliedTo.user) : SOMEBODY
  const place = repliedTo ? `reply-${repliedTo.id}` : (expertId ?? 'all')
  const target = repliedTo ? replyName : isPoster ? (partnerName ?? 'everybody in this chat') : 'the company'
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
      <Field key={place} {...props} place={place} target={target} />
      {failed ? (
        <p role="alert" className="ps-1 pt-2 text-sm text-danger">
          {failed.failure}
        </p>
      ) : null}
    </div>
  )
}

function Field({ people, target, ...props }: ComposerProps & { place: string; target: string }) {
  const { me, repliedTo, expertId, onReplyEnd } = props
  const composer = useComposer(props)
  const { message, caret, refusal } = composer
  const helpId = useId()
  const conversation = repliedTo ? repliedTo.expert_id : props.isPoster ? expertId : me
  const names = mentionable(people, me, conversation).map((one) => ({ id: one.user_id, name: nameOfParticipant(one) }))
  const mentions = useMentions({ people: names, text: message.typed, caret, onPick: composer.mention })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKeyDown(event) || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) composer.submit(event)
    else if (event.key === 'Escape' && repliedTo) onReplyEnd()
  }
  const startMention = () => {
    const { text, start } = composer.selection()
    const at = start === 0 || /\s/.test(text[start - 1] ?? '') ? '@' : ' @'
    composer.write({
      text: text.slice(0, start) + at + text.slice(start),
      start: start + at.length,
      end: start + at.length,
    })
  }
  return (
    <form
      onSubmit={composer.submit}
      className="relative rounded-md border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <MentionList mentions={mentions} />
      <textarea
        ref={composer.field}
        aria-label={`Message to ${target}`}
        aria-describedby={helpId}
        aria-autocomplete="list"
        aria-controls={mentions.found.length > 0 ? mentions.listId : undefined}
        aria-activedescendant={mentions.activeId}
        aria-invalid={refusal !== null || undefined}
        placeholder={`Write to ${target}`}
        rows={1}
        value={message.typed}
        onChange={({ target: typed }) => composer.type(typed.value, typed.selectionStart)}
        onSelect={(event) => composer.setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        className="field-sizing-content block max-h-48 min-h-11 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-base text-ink outline-none placeholder:text-muted md:text-sm"
      />
      <span id={helpId} className="sr-only">
        Enter sends, Shift+Enter starts a new line.
      </span>
      {refusal ? (
        <p role="alert" className="px-4 pb-1 text-sm text-danger">
          {refusal}
        </p>
      ) : null}
      <Attachments files={message.files} uploads={composer.uploads} onRemove={composer.detach} />
      <ComposerToolbar
        characters={composer.characters}
        canMention={names.length > 0}
        canAttach={composer.canAttach}
        onFormat={(format) => composer.write(format(composer.selection()))}
        onMention={startMention}
        onFiles={composer.attach}
      />
    </form>
  )
}
