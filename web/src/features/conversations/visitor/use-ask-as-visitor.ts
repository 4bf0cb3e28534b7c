import { useEffect, useRef, useState } from 'react'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { storeConversation } from './stored-conversation'

const VISITOR = 'visitor'
const DRAFT = 'ai-question:visitor'

/** What a visitor types and asks; kept in this browser until the server has it, and sent under one id however often. */
export function useAskAsVisitor(onAsked: (id: string) => void) {
  const [text, setText] = useState(() => readDraft<string>(VISITOR, DRAFT) ?? '')
  const { save, clear } = useDraft<string>(VISITOR, DRAFT)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const attempt = useRef<{ text: string; id: string } | null>(null)
  const once = useOneUnderWay()
  useEffect(() => {
    if (text === '') clear()
    else save(text)
  }, [text, save, clear])

  const send = async () => {
    const asked = text.trim()
    if (attempt.current?.text !== asked) attempt.current = { text: asked, id: crypto.randomUUID() }
    const { id } = attempt.current
    setIsSending(true)
    setRefusal(null)
    try {
      await restPost('/api/ai/anonymous-conversations', { id, text: asked })
      storeConversation(id)
      clear()
      onAsked(id)
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      setIsSending(false)
    }
  }

  return {
    ...{ text, isSending, refusal },
    onText(typed: string) {
      setText(typed)
      setRefusal(null)
    },
    onSend: () => void once(send),
  }
}
