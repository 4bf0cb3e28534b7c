import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { readDraft, useDraft, writeDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

/** The mounted fields, by the names of their drafts. */
const shown = new Map<string, Dispatch<SetStateAction<string>>>()

/** What is being typed, kept until it is sent, also over a reload. @param place the home page or one conversation */
export function useQuestionText(place: string) {
  const { id } = useSignedInUser()
  const name = `ai-question:${place}`
  const [text, setText] = useState(() => readDraft<string>(id, name) ?? '')
  const { save, clear } = useDraft<string>(id, name)
  useEffect(() => {
    if (text === '') clear()
    else save(text)
  }, [text, save, clear])
  useEffect(() => {
    shown.set(name, setText)
    return () => void shown.delete(name)
  }, [name])
  /**
   * Once `sent` has arrived, only what was typed after it stays, so that Enter doesn't ask it again.
   * @returns whether the page that sent it is still there
   */
  const takeOut = (sent: string) => {
    const rest = withoutSent(sent)
    // the page may have been left and opened again, with a field of its own
    const showing = shown.get(name)
    const draft = showing ? '' : rest(readDraft<string>(id, name) ?? '')
    if (showing) showing(rest)
    else if (draft) writeDraft(id, name, draft)
    else clear()
    return showing === setText
  }
  return { text, setText, takeOut }
}

const withoutSent = (sent: string) => (now: string) => (now.startsWith(sent) ? now.slice(sent.length).trimStart() : now)
