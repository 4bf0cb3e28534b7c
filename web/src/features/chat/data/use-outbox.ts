import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsOnline } from '#lib/browser/use-online.js'
import { graphqlFetcher } from '#lib/graphql-fetcher.js'
import { isRequestError, messageOf } from '#lib/request-error.js'
import { PostCommentDocument, type PostCommentMutation, type PostCommentMutationVariables } from './chat.generated'
import { inputOf, readOutbox, type WaitingMessage, writeOutbox } from './outbox'

const RETRY_MS = 10_000

/**
 * Sends messages one after the other. What can't be sent for lack of a connection stays in the browser, across reloads,
 * and goes out once there is one; what the server refuses waits for its author. A message carries its id, so that it is
 * stored once even if the answer to the first attempt was lost.
 */
export function useOutbox(me: string, opportunityId: string) {
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const [waiting, setWaiting] = useState(() => readOutbox(me, opportunityId))
  /** stored, but perhaps not loaded with the other messages yet */
  const [sent, setSent] = useState<readonly WaitingMessage[]>([])
  const isSending = useRef(false)

  const change = useCallback(
    (next: (messages: readonly WaitingMessage[]) => readonly WaitingMessage[]) => {
      const messages = next(readOutbox(me, opportunityId))
      writeOutbox(me, opportunityId, messages)
      setWaiting(messages)
    },
    [me, opportunityId],
  )
  const drop = useCallback((id: string) => change((all) => all.filter((message) => message.id !== id)), [change])

  const sendAll = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (;;) {
        const next = firstOf(me, opportunityId)
        if (!next) return
        const { id } = next
        const failure = await post(opportunityId, next)
        if (failure === WAITS) return
        if (failure === null) {
          setSent((all) => [...all, next])
          drop(id)
          void queryClient.invalidateQueries({ queryKey: ['OpportunityChat'] })
        } else change((all) => all.map((message) => (message.id === id ? { ...message, failure } : message)))
      }
    } finally {
      isSending.current = false
    }
  }, [me, opportunityId, change, drop, queryClient])

  const hasWork = waiting.some(({ failure }) => failure === null)
  useEffect(() => {
    if (!hasWork || !isOnline) return
    void sendAll()
    const timer = setInterval(() => void sendAll(), RETRY_MS)
    return () => clearInterval(timer)
  }, [hasWork, isOnline, sendAll])

  const send = useCallback(
    (message: WaitingMessage) => {
      change((all) => [...all, message])
      void sendAll()
    },
    [change, sendAll],
  )
  const retry = useCallback(
    (id: string) => {
      change((all) => all.map((message) => (message.id === id ? { ...message, failure: null } : message)))
      void sendAll()
    },
    [change, sendAll],
  )
  return { waiting, sent, isOnline, send, retry, drop }
}

export type Outbox = ReturnType<typeof useOutbox>

const WAITS = Symbol('no connection')

const firstOf = (me: string, opportunityId: string) =>
  readOutbox(me, opportunityId).find(({ failure }) => failure === null)

/** Null once it is stored, the server's words if it was refused, WAITS if another attempt may succeed by itself. */
async function post(opportunityId: string, message: WaitingMessage): Promise<string | typeof WAITS | null> {
  try {
    await graphqlFetcher<PostCommentMutation, PostCommentMutationVariables>(PostCommentDocument, {
      input: inputOf(opportunityId, message),
    })()
    return null
  } catch (error) {
    const isLost = !isRequestError(error) || error.status === 0 || error.status === 401 || error.status === 429
    return isLost ? WAITS : messageOf(error)
  }
}
