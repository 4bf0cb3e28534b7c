import { useEffect, useRef, useState } from 'react'
import type { Chat } from '../data/use-chat'
import { hasWrittenSince, type Participant } from './people'

/**
 * Whose conversation holds something new. Whatever was new when the chat was opened stays marked until one has opened
 * that conversation, though the chat as a whole counts as seen. Left ones are remembered by the newest message that was
 * there, so that the browser's clock decides nothing.
 */
export function useUnread({ seen_at: seenAt, newest_number: newest }: Chat, openId: string | null) {
  const [seenBefore] = useState(seenAt)
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map())
  const known = useRef(newest)
  useEffect(() => {
    known.current = newest
  }, [newest])
  useEffect(() => {
    if (openId !== null) return () => setLeft((all) => new Map(all).set(openId, known.current))
  }, [openId])
  return (person: Participant): boolean => {
    if (person.user_id === openId) return false
    const upTo = left.get(person.user_id)
    return upTo === undefined ? hasWrittenSince(person, seenBefore) : (person.turn ?? 0) > upTo
  }
}
