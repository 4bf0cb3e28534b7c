import { useEffect, useRef, useState } from 'react'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { restPost } from '#lib/rest-client.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { useRefusal } from '../ask/use-refusal'
import { storeConversation } from './stored-conversation'

const VISITOR = 'visitor'
const DRAFT = 'ai-question:visitor'

export interface AskedQuestion {
  conversationId: string
}

/** What a visitor types and asks; kept in this browser until the server has it. What is typed while it is sent stays a draft. */
export function useAskAsVisitor(onAsked: (id: string) => void) {
  const [text, setText] = useState(() => readDraft<string>(VISITOR, DRAFT) ?? '')
  const { save, clear } = useDraft<string>(VISITOR, DRAFT)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useRefusal()
  const latest = useRef(text)
  const once = useOneUnderWay()
  useEffect(() => {
    if (text === '') clear()
    else save(text)
  }, [text, save, clear])

  const send = async () => {
    const asked = latest.current.trim()
    setIsSending(true)
    setRefusal(null)
    try {
      const { conversationId } = await restPost<AskedQuestion>('/api/ai/anonymous-conversations', {
        text: asked,
      })
      storeConversation(conversationId)
      if (latest.current.trim() === asked) clear()
      // busy until this page is left: another press would ask the same again
      onAsked(conversationId)
    } catch (error) {
      setRefusal(error)
      setIsSending(false)
    }
  }

  return {
    ...{ text, isSending, refusal },
    onText(typed: string) {
      latest.current = typed
      setText(typed)
      setRefusal(null)
    },
    onSend: () => void once(send),
  }
}
