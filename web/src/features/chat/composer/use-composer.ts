import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { CHAT_LIMITS, CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { chatTextToRich } from '#contract/chat/chat-text.js'
import { countCharacters, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { useOpportunityUploads } from '#entities/document/opportunity-uploads.js'
import type { ChatMessage } from '../data/thread'
import type { Outbox } from '../data/use-outbox'
import type { Typed } from './typed'
import { useDraftMessage } from './use-draft-message'
import type { Person } from './use-mentions'

interface Composing {
  opportunityId: string
  me: string
  outbox: Outbox
  isPoster: boolean
  expertId: string | null
  repliedTo: ChatMessage | null
  /** what tells this draft from others of the same chat */
  place: string
  onReplyEnd(): void
}

/** The message that is being written: its text with the selection, its files, and what sends it. */
export function useComposer({
  opportunityId,
  me,
  outbox,
  isPoster,
  expertId,
  repliedTo,
  place,
  onReplyEnd,
}: Composing) {
  const { message, change, reset } = useDraftMessage(me, opportunityId, place)
  const field = useRef<HTMLTextAreaElement>(null)
  const selectNext = useRef<Typed | null>(null)
  const [caret, setCaret] = useState(message.typed.length)
  const [refusal, setRefusal] = useState<string | null>(null)
  const uploads = useOpportunityUploads('opportunity_comment', (file) =>
    change(({ files }) => ({ files: [...files, file] })),
  )
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
  const submit = (event?: Pick<FormEvent, 'preventDefault'>) => {
    event?.preventDefault()
    const fault = faultOf(characters, uploads.pending.length)
    setRefusal(fault)
    if (fault !== null) return
    outbox.send({
      id: crypto.randomUUID(),
      typed: message.typed,
      rich,
      parentId: repliedTo?.id ?? null,
      expertId: repliedTo || !isPoster ? null : expertId,
      mentions: message.mentioned.flatMap(({ id, name }) => (message.typed.includes(`@${name}`) ? [id] : [])),
      files: message.files,
      writtenAt: new Date().toISOString(),
      failure: null,
    })
    reset()
    setCaret(0)
    if (repliedTo) onReplyEnd()
  }
  const write = (typed: Typed) => {
    selectNext.current = typed
    setCaret(typed.end)
    change(() => ({ typed: typed.text }))
  }
  return {
    ...{ field, message, caret, setCaret, refusal, uploads, characters, submit, write },
    canAttach: uploads.pending.length + message.files.length < CHAT_LIMITS.attachmentsMax,
    type(text: string, at: number) {
      setRefusal(null)
      setCaret(at)
      change(() => ({ typed: text }))
    },
    selection: (): Typed => ({
      text: message.typed,
      start: field.current?.selectionStart ?? caret,
      end: field.current?.selectionEnd ?? caret,
    }),
    /** Puts a name in place of the letters typed after an @. */
    mention(person: Person, from: number) {
      const end = from + person.name.length + 2
      write({ text: `${message.typed.slice(0, from)}@${person.name} ${message.typed.slice(caret)}`, start: end, end })
      change(({ mentioned }) => ({ mentioned: [...mentioned.filter(({ id }) => id !== person.id), person] }))
    },
    attach: (files: readonly File[]) =>
      uploads.add(
        files.slice(0, CHAT_LIMITS.attachmentsMax - uploads.pending.length - message.files.length),
        'opportunity_comment',
      ),
    detach: (id: string) => change((current) => ({ files: current.files.filter((file) => file.id !== id) })),
  }
}

/** CHAT-10, GO-63 */
function faultOf(characters: number, pendingUploads: number): string | null {
  if (characters === 0) return CHAT_MESSAGES.empty
  if (characters > CHAT_LIMITS.charactersMax) return CHAT_MESSAGES.tooLong
  return pendingUploads > 0 ? 'Wait for your files, or remove those that failed.' : null
}
