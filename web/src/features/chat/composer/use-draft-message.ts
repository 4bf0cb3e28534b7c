import { useCallback, useRef, useState } from 'react'
import { emptyRichText, plainToRichText, type RawContent } from '#contract/rich-text/raw-content.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { useDraft } from '#lib/draft-storage.js'

/** A message that isn't sent yet. */
export interface DraftMessage {
  rich: RawContent
  files: readonly AttachedDocument[]
  /** whoever was picked from the list of names; only those still named are sent */
  mentioned: readonly { id: string; name: string }[]
}

/** As it is stored; drafts from before messages were formatted as they are typed hold plain text. */
type StoredDraft = Omit<DraftMessage, 'rich'> & ({ rich: RawContent } | { typed: string })

const EMPTY: DraftMessage = { rich: emptyRichText(), files: [], mentioned: [] }

/** What is being written, kept in the browser per conversation and reply until it is sent. */
export function useDraftMessage(me: string, opportunityId: string, place: string) {
  const draft = useDraft<StoredDraft>(me, `chat-${opportunityId}-${place}`)
  const [message, setMessage] = useState(() => toMessage(draft.read()))
  // stored at once rather than with the next render, which doesn't come if the draft is left right after a key
  const newest = useRef(message)
  const { save, clear } = draft
  const set = useCallback(
    (next: DraftMessage) => {
      newest.current = next
      setMessage(next)
      if (next.rich.blocks.length === 0 && next.files.length === 0) clear()
      else save(next)
    },
    [save, clear],
  )
  const change = useCallback(
    (part: (current: DraftMessage) => Partial<DraftMessage>) => set({ ...newest.current, ...part(newest.current) }),
    [set],
  )
  const reset = useCallback(() => set(EMPTY), [set])
  return { message, change, reset }
}

function toMessage(stored: StoredDraft | null): DraftMessage {
  if (!stored) return EMPTY
  return 'rich' in stored ? stored : { ...stored, rich: plainToRichText(stored.typed) }
}
