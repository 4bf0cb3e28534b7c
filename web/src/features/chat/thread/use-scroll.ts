import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../data/thread'

const NEAR_PX = 80

interface Scrolled {
  /** how many messages there are */
  count: number
  /** the id of the oldest one loaded */
  first: string | undefined
  /** the newest one is one's own */
  isOwn: boolean
}

/**
 * Keeps the place: at the end while one is at the end, or has just written; at the same message when earlier ones are
 * put above it.
 */
export function useScroll({ count, first, isOwn }: Scrolled) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const known = useRef({ count: 0, first: undefined as string | undefined, height: 0, top: 0 })
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [lastSeen, setLastSeen] = useState(0)

  const look = useCallback(() => {
    const element = box.current
    if (!element) return
    known.current.top = element.scrollTop
    setIsAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX)
  }, [])
  const toEnd = useCallback(() => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
    look()
  }, [look])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = known.current
    const isFirstTime = before.count === 0
    const isOlder = !isFirstTime && before.first !== first && count > before.count
    if (isFirstTime || isAtEnd || (isOwn && count > before.count && !isOlder)) element.scrollTop = element.scrollHeight
    else if (isOlder) element.scrollTop = before.top + element.scrollHeight - before.height
    known.current = { count, first, height: element.scrollHeight, top: element.scrollTop }
  }, [count, first, isOwn, isAtEnd])

  // the comment bar grows as one writes, and a message as its files and "Seen" come to it
  useEffect(() => {
    const element = box.current
    if (!element || !isAtEnd) return
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    for (const part of [element, content.current]) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [isAtEnd])

  const countBelow = (messages: readonly ChatMessage[], me: string): number => {
    const newest = messages.at(-1)?.number ?? 0
    if (isAtEnd && newest !== lastSeen) setLastSeen(newest)
    return isAtEnd ? 0 : messages.filter(({ number, user_id: author }) => number > lastSeen && author !== me).length
  }
  const isNearTop = () => (box.current?.scrollTop ?? NEAR_PX) < NEAR_PX
  return { box, content, isAtEnd, look, toEnd, countBelow, isNearTop }
}
