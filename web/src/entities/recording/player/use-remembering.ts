import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { forget } from './play-alone'
import { savePlace } from './remembered-place'

/** How often the place is kept while it plays. */
const SAVE_EVERY_S = 5

interface Place {
  at: number
  seconds: number
  person: string
  memoryKey: string | null
  /** nothing is remembered of what was only looked at */
  hasStarted: RefObject<boolean>
}

/** Keeps where this person is: on the way, when they stop, and when they leave the page. */
export function useRemembering(element: RefObject<HTMLMediaElement | null>, place: Place) {
  const now = useRef(place)
  now.current = place
  const savedAt = useRef(place.at)
  const remember = useCallback(() => {
    const { at, seconds, person, memoryKey, hasStarted } = now.current
    if (memoryKey && hasStarted.current) savePlace(person, memoryKey, at, seconds)
  }, [])
  useEffect(() => {
    const media = element.current
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('pagehide', remember)
      remember()
      forget(media)
    }
  }, [element, remember])
  const rememberOnTheWay = (at: number) => {
    if (Math.abs(at - savedAt.current) < SAVE_EVERY_S) return
    savedAt.current = at
    remember()
  }
  return { remember, rememberOnTheWay }
}
