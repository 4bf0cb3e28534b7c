import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { CHAT_LIMITS, CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { chatTextToRich } from '#contract/chat/chat-text.js'
import { fullName } from '#contract/format/full-name.js'
import { countCharacters, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { useOpportunityUploads } from '#entities/document/opportunity-uploads.js'
import { IconButton } from '#ui/button/icon-button.js'
import type { ChatMessage } from '../data/thread'
import type { Outbox } from '../data/use-outbox'
import { mentionable, nameOfParticipant, type Participant, SOMEBODY } from '../thread/people'
import { Attachments } from './attachments'
import { ComposerToolbar } from './composer-toolbar'
import { MentionList } from './mention-list'
import type { Typed } from './typed'
import { useDraftMessage } from './use-draft-message'
import { type Person, useMentions } from './use-mentions'

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

function Field({
  opportunityId,
  me,
  people,
  outbox,
  place,
  target,
  ...props
}: ComposerProps & { place: string; target: string }) {
  const { repliedTo, expertId, onReplyEnd } = props
  const { message, change, reset } = useDraftMessage(me, opportunityId, place)
  const field = useRef<HTMLTextAreaElement>(null)
  const selectNext = useRef<Typed | null>(null)
  const [caret, setCaret] = useState(message.typed.length)
  const [refusal, setRefusal] = useState<string | null>(null)
  const helpId = useId()
  const uploads = useOpportunityUploads('opportunity_comment', (file) =>
    change(({ files }) => ({ files: [...files, file] })),
  )
  const conversation = repliedTo ? repliedTo.expert_id : props.isPoster ? expertId : me
  const names = mentionable(people, me, conversation).map((one) => ({ id: one.user_id, name: nameOfParticipant(one) }))
  const write = (typed: Typed) => {
    selectNext.current = typed
    setCaret(typed.end)
    change(() => ({ typed: typed.text }))
  }
  const mentions = useMentions({
    people: names,
    text: message.typed,
    caret,
    onPick(person: Person, from) {
      const after = message.typed.slice(caret)
      const text = `${message.typed.slice(0, from)}@${person.name} ${after}`
      const end = from + person.name.length + 2
      write({ text, start: end, end })
      change(({ mentioned }) => ({ mentioned: [...mentioned.filter(({ id }) => id !== person.id), person] }))
    },
  })
  useLayoutEffect(() => {
    const next = selectNext.current
    if (!next) return
    selectNext.current = null
    field.current?.focus()
    field.current?.setSelectionRange(next.start, next.end)
  })
  // a reply was asked for, so one writes next
  useLayoutEffect(() => {
    if (repliedTo) field.current?.focus()
  }, [repliedTo])

  const rich = chatTextToRich(message.typed)
  const characters = countCharacters(richTextToPlain(rich))
  const files = uploads.pending.length + message.files.length
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const fault = faultOf(characters, uploads.pending.length)
    setRefusal(fault)
    if (fault !== null) return
    outbox.send({
      id: crypto.randomUUID(),
      typed: message.typed,
      rich,
      parentId: repliedTo?.id ?? null,
      expertId: repliedTo || !props.isPoster ? null : expertId,
      mentions: message.mentioned.flatMap(({ id, name }) => (message.typed.includes(`@${name}`) ? [id] : [])),
      files: message.files,
      writtenAt: new Date().toISOString(),
      failure: null,
    })
    reset()
    setCaret(0)
    if (repliedTo) onReplyEnd()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKeyDown(event) || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) submit(event)
    else if (event.key === 'Escape' && repliedTo) onReplyEnd()
  }
  const selection = (): Typed => ({
    text: message.typed,
    start: field.current?.selectionStart ?? caret,
    end: field.current?.selectionEnd ?? caret,
  })
  return (
    <form
      onSubmit={submit}
      className="relative rounded-md border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <MentionList mentions={mentions} />
      <textarea
        ref={field}
        aria-label={`Message to ${target}`}
        aria-describedby={helpId}
        aria-autocomplete="list"
        aria-controls={mentions.found.length > 0 ? mentions.listId : undefined}
        aria-activedescendant={mentions.activeId}
        aria-invalid={refusal !== null || undefined}
        placeholder={`Write to ${target}`}
        rows={1}
        value={message.typed}
        onChange={(event) => {
          setRefusal(null)
          setCaret(event.target.selectionStart)
          change(() => ({ typed: event.target.value }))
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
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
      <Attachments
        files={message.files}
        uploads={uploads}
        onRemove={(id) => change((current) => ({ files: current.files.filter((file) => file.id !== id) }))}
      />
      <ComposerToolbar
        characters={characters}
        canMention={names.length > 0}
        canAttach={files < CHAT_LIMITS.attachmentsMax}
        onFormat={(format) => write(format(selection()))}
        onMention={() => {
          const { text, start } = selection()
          const gap = start === 0 || /\s/.test(text[start - 1] ?? '') ? '@' : ' @'
          write({
            text: text.slice(0, start) + gap + text.slice(start),
            start: start + gap.length,
            end: start + gap.length,
          })
        }}
        onFiles={(chosen) => uploads.add(chosen.slice(0, CHAT_LIMITS.attachmentsMax - files), 'opportunity_comment')}
      />
    </form>
  )
}

/** CHAT-10, GO-63 */
function faultOf(characters: number, pendingUploads: number): string | null {
  if (characters === 0) return CHAT_MESSAGES.empty
  if (characters > CHAT_LIMITS.charactersMax) return CHAT_MESSAGES.tooLong
  return pendingUploads > 0 ? 'Wait for your files, or remove those that failed.' : null
}
