import { useEffect, useState } from 'react'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

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
  return { text, setText }
}

/** For `setText`: once `sent` has arrived, only what was typed after it stays, so that Enter doesn't ask it again. */
export const withoutSent = (sent: string) => (now: string) =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
