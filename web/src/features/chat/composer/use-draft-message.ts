import { useCallback, useState } from 'react'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { useDraft } from '#lib/draft-storage.js'

/** A message that isn't sent yet. */
export interface DraftMessage {
  typed: string
  files: readonly AttachedDocument[]
  /** whoever was picked from the list of names; only those still named are sent */
  mentioned: readonly { id: string; name: string }[]
}

const EMPTY: DraftMessage = { typed: '', files: [], mentioned: [] }

/** What is being written, kept in the browser per conversation and reply until it is sent. */
export function useDraftMessage(me: string, opportunityId: string, place: string) {
  const draft = useDraft<DraftMessage>(me, `chat-${opportunityId}-${place}`)
  const [message, setMessage] = useState(() => draft.read() ?? EMPTY)
  const { save, clear } = draft
  const change = useCallback(
    (part: (current: DraftMessage) => Partial<DraftMessage>) =>
      setMessage((current) => {
        const next = { ...current, ...part(current) }
        save(next)
        return next
      }),
    [save],
  )
  const reset = useCallback(() => {
    clear()
    setMessage(EMPTY)
  }, [clear])
  return { message, change, reset }
}
