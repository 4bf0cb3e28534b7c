import { useEffect, useRef, useState } from 'react'
import { CHAT_LIMITS, CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { linkAddresses } from '#contract/rich-text/link-addresses.js'
import { countCharacters, type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { useOpportunityUploads } from '#entities/document/opportunity-uploads.js'
import { replaceBeforeCaret } from '#ui/rich-text/selection/caret-text.js'
import { useEditor } from '#ui/rich-text/use-editor.js'
import type { ChatMessage } from '../data/thread'
import type { Outbox } from '../data/use-outbox'
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
  labelId: string
  placeholder: string
  onReplyEnd(): void
}

/** The message that is being written: its text, its files, and what sends it. */
export function useComposer({
  opportunityId,
  me,
  outbox,
  isPoster,
  expertId,
  repliedTo,
  place,
  labelId,
  placeholder,
  onReplyEnd,
}: Composing) {
  const { message, change, reset } = useDraftMessage(me, opportunityId, place)
  const [refusal, setRefusal] = useState<string | null>(null)
  const uploads = useOpportunityUploads('opportunity_comment', (file) =>
    change(({ files }) => ({ files: [...files, file] })),
  )
  const editor = useEditor({
    value: message.rich,
    placeholder,
    'aria-labelledby': labelId,
    onChange(rich) {
      if (richTextToPlain(rich) !== '') setRefusal(null)
      change(() => ({ rich }))
    },
  })
  const { engine, whenReady } = editor
  // a reply was asked for, so one writes next
  useEffect(() => {
    if (repliedTo) engine?.focus()
  }, [repliedTo, engine])

  const isSending = useRef(false)
  const submit = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const ready = await whenReady()
      if (!ready) return
      // what the last key typed may not have been reported yet
      const rich = linkAddresses(await ready.save())
      const fault = faultOf(rich, uploads.pending.length)
      setRefusal(fault)
      if (fault !== null) return
      const plain = richTextToPlain(rich)
      outbox.send({
        id: crypto.randomUUID(),
        rich,
        parentId: repliedTo?.id ?? null,
        expertId: repliedTo || !isPoster ? null : expertId,
        mentions: message.mentioned.flatMap(({ id, name }) => (plain.includes(`@${name}`) ? [id] : [])),
        files: message.files,
        writtenAt: new Date().toISOString(),
        failure: null,
      })
      reset()
      await ready.clear()
      if (repliedTo) onReplyEnd()
    } finally {
      isSending.current = false
    }
  }
  return {
    ...{ editor, message, refusal, uploads, submit },
    characters: countCharacters(richTextToPlain(message.rich)),
    canAttach: uploads.pending.length + message.files.length < CHAT_LIMITS.attachmentsMax,
    /** Puts a name in place of the letters typed after an @. */
    mention(person: Person, typed: string) {
      replaceBeforeCaret(editor.holderRef.current, typed.length + 1, `@${person.name} `)
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
function faultOf(rich: RawContent, pendingUploads: number): string | null {
  const characters = countCharacters(richTextToPlain(rich))
  if (characters === 0) return CHAT_MESSAGES.empty
  if (characters > CHAT_LIMITS.charactersMax) return CHAT_MESSAGES.tooLong
  return pendingUploads > 0 ? 'Wait for your files, or remove those that failed.' : null
}
