import { type RefObject, useEffect, useState } from 'react'

/** An answer that people scroll past isn't opened. */
const SEEN_MS = 1500
/** Of the element, or of the window if the element is longer. */
const PART = 0.3

/** Whether an element was on screen for long enough to be read from. */
export function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || !element.current || typeof IntersectionObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const shown = entry.intersectionRect.height
        const isShown = shown > 0 && shown >= PART * Math.min(entry.boundingClientRect.height, window.innerHeight)
        if (!isShown) clearTimeout(timer)
        else timer = setTimeout(() => setWasSeen(true), SEEN_MS)
      },
      { threshold: [0, 0.1, 0.2, PART, 0.5] },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, wasSeen])
  return wasSeen
}
