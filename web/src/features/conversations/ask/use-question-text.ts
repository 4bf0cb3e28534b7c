import { useEffect, useState } from 'react'
import { readDraft, useDraft, writeDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'
import { useIsStillHere } from './use-is-still-here'

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
  const isStillHere = useIsStillHere()
  /**
   * Once `sent` has arrived, only what was typed after it stays, so that Enter doesn't ask it again.
   * @returns whether the page is still there
   */
  const takeOut = (sent: string) => {
    setText(withoutSent(sent))
    if (isStillHere()) return true
    // of a page that was left meanwhile, there is only the draft
    writeDraft(id, name, withoutSent(sent)(readDraft<string>(id, name) ?? ''))
    return false
  }
  return { text, setText, takeOut }
}

const withoutSent = (sent: string) => (now: string) => (now.startsWith(sent) ? now.slice(sent.length).trimStart() : now)
