import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FOLLOW_UP_STEP, questionBody } from '#contract/ai/ai-limits.js'
import { useTrack } from '#lib/consent/track.js'
import { useSignedInUser } from '#lib/session.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { useAddAiConversationMessageMutation, useCreateAiConversationMutation } from './asking.generated'
import { useRefusal } from './use-refusal'

interface Sent {
  text: string
  /** a new one if left out */
  conversationId?: string
  /** what was told about the business, for a new conversation */
  preferences?: unknown
}

/**
 * Asks a question (AIH-11): creates the conversation if there is none, then sends the question. What was created before a
 * failure is used by the next attempt, under the same ids, so that nothing is stored twice.
 */
export function useAsk() {
  const user = useSignedInUser()
  const queryClient = useQueryClient()
  const create = useCreateAiConversationMutation()
  const add = useAddAiConversationMessageMutation()
  const track = useTrack()
  const once = useOneUnderWay()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useRefusal()
  const attempt = useRef<{ text: string; id: string; conversationId?: string } | null>(null)

  async function send({ text, conversationId, preferences }: Sent): Promise<string> {
    if (attempt.current?.text !== text) attempt.current = { text, id: crypto.randomUUID(), conversationId }
    const { current } = attempt
    const target =
      current.conversationId ??
      (await create.mutateAsync({ text, preferences: preferences ?? null })).createAiConversation?.conversation_id
    if (!target) throw new Error('the conversation has no id')
    current.conversationId = target
    const body = questionBody(text, user.profilePic ?? null)
    await add.mutateAsync({ id: current.id, conversationId: target, step: FOLLOW_UP_STEP, body })
    attempt.current = null
    track('question asked')
    // the home is read anew while the conversation opens
    void queryClient.invalidateQueries({ queryKey: ['AiHome'] })
    return target
  }

  return {
    isSending,
    refusal,
    /** Forgets why the last attempt was refused. */
    forgive: () => setRefusal(null),
    /** @param onSent called with the conversation's id */
    ask: (sent: Sent, onSent: (conversationId: string) => void) =>
      once(async () => {
        setIsSending(true)
        setRefusal(null)
        try {
          onSent(await send(sent))
        } catch (error) {
          setRefusal(error)
        } finally {
          setIsSending(false)
        }
      }),
  }
}
